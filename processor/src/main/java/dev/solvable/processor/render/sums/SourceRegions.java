package dev.solvable.processor.render.sums;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;

/**
 * Regions of games with a move source. A move needs some free cells and fills others; what it fills matters where
 * another move needs it. Nothing is known of symmetries, so a region is its own name.
 */
public final class SourceRegions implements Regions {
    @Override
    public String free() {
        return "BOARD & ~taken";
    }

    @Override
    public String forEachMove(String body) {
        return """
                for (int move = 0; move < filled.length; move++) {
                    if ((required[move] & ~region) != 0) {
                        continue;
                    }
                BODY}
                """.replace("BODY", body.indent(4));
    }

    @Override
    public String left() {
        return "region & ~filled[move]";
    }

    @Override
    public String key() {
        return "region";
    }

    @Override
    public String moves() {
        return "filled.length";
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("long", "region", "long free")
                .addJavadoc("""
                        One of the regions of free cells: all cells that the first move needs, and the moves that could hinder it, and those
                        that could hinder these; 0 where no move is left.
                        """)
                .addCode("""
                        long needed = 0; // by some move that is still possible
                        for (long cells : required) {
                            needed |= (cells & ~free) == 0 ? cells : 0;
                        }
                        long region = 0;
                        long before;
                        do {
                            before = region;
                            for (int move = 0; move < filled.length; move++) {
                                long cells = required[move] | filled[move] & needed;
                                if ((required[move] & ~free) == 0 && (region == 0 || (cells & region) != 0)) {
                                    region |= cells;
                                }
                            }
                        } while (region != before);
                        return region;
                        """)
                .build());
    }
}
