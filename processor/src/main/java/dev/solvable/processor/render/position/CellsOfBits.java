package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/** Masks of bits in columns as masks of cells, where somebody outside has to read them. */
public final class CellsOfBits implements Section {
    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("long", "cells", "long bits")
                .addJavadoc("The cells of a mask, cell i as bit i.")
                .addCode("""
                        long cells = 0;
                        for (int cell = 0; cell < CELLS; cell++) {
                            cells |= (bits >>> BITS[cell] & 1) << cell;
                        }
                        return cells;
                        """)
                .build());
    }
}
