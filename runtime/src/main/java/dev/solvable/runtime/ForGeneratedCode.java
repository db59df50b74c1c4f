package dev.solvable.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a type of this package that is public only because generated solvers, or the packages below, call or extend it.
 * All types of the packages below are such types, too. They fit solvers of one version of the processor, see
 * {@link RuntimeVersion}, and may change with the next.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ForGeneratedCode {}
