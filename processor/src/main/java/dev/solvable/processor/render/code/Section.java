package dev.solvable.processor.render.code;

import com.palantir.javapoet.TypeSpec;

/** One part of a generated class: some constants and the methods that work on them. */
public interface Section {
    /** Adds this part to the class. */
    void addTo(TypeSpec.Builder type);
}
