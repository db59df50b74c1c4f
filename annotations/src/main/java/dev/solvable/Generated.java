package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that the Solvable processor wrote. The JDK's own annotation lives in a module that users may not read;
 * coverage tools skip every class with an annotation of this simple name.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {
    /** The fully qualified name of the generator. */
    String value();
}
