package dev.solvable.processor.render.sums;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.position.SourceMoves;
import javax.lang.model.element.Modifier;

/**
 * Regions of games with a move source. A move needs some free cells and fills others; what it fills matters where
 * another move needs it. Nothing is known of symmetries, so a region is its own name.
 */
public final class SourceRegions implements Regions {
    @Override
    public String free() {
        return "needed(BOARD & ~taken)";
    }

    @Override
    public String forEachMove(String body) {
        return SourceMoves.forEachFitting("region", body);
    }

    @Override
    public String left() {
        return "needed(region & ~fills[move])";
    }

    @Override
    public String key() {
        return "region";
    }

    @Override
    public String moves() {
        return "fills.length";
    }

    @Override
    public String preparation() {
        return "joined = joined();\n";
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(long[].class, "joined", Modifier.PRIVATE)
                .addJavadoc(
                        "For each cell those that one move joins with it: it needs the one, and needs or fills the other.")
                .initializer("{}")
                .build());
        type.addMethod(Methods.stateful("long[]", "joined")
                .addJavadoc("The cells that moves join with each.")
                .addCode("""
                        long[] joined = new long[CELLS];
                        for (int move = 0; move < needs.length; move++) {
                            for (long cells = needs[move] | fills[move]; cells != 0; cells &= cells - 1) {
                                long cell = cells & -cells;
                                boolean isNeeded = (cell & needs[move]) != 0;
                                joined[Long.numberOfTrailingZeros(cell)] |= needs[move] | (isNeeded ? fills[move] : 0);
                            }
                        }
                        return joined;
                        """)
                .build());
        type.addMethod(Methods.stateful("long", "region", "long free")
                .addJavadoc("""
                        One of the regions of needed free cells: the first cell, what moves join with it, and with these; 0 where none is free.
                        """)
                .addCode("""
                        long region = free & -free;
                        long cells = region; // whose neighbours are not in it yet
                        while (cells != 0 && region != free) {
                            long more = joined[Long.numberOfTrailingZeros(cells)] & free & ~region;
                            region |= more;
                            cells = cells & cells - 1 | more;
                        }
                        return region;
                        """)
                .build());
    }
}
