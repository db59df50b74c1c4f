package dev.solvable.processor.render.position;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/** Reachability of tile games: an exact cover of the taken cells, with the players' tiles in turn. */
final class CoverReachability implements Section {
    private final boolean partizan;
    private final Translation translation;

    CoverReachability(boolean partizan, Translation translation) {
        this.partizan = partizan;
        this.translation = translation;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(translation
                .question("boolean", "isReachable")
                .addCode(partizan ? """
                                  check(position);
                                  return isCover(position & BOARD, firstMoves(position) ? 0 : -1, 0);
                                  """ : """
                                  check(position);
                                  return isCover(position);
                                  """)
                .build());
        if (partizan) {
            addPartizanCover(type);
        } else {
            addCover(type);
        }
    }

    private static void addCover(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("boolean", "isCover", "long cells")
                .addJavadoc("Whether tiles can cover exactly these cells: one of them covers the lowest cell.")
                .addCode("""
                        if (cells == 0) {
                            return true;
                        }
                        if (Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        long lowest = cells & -cells;
                        for (long tile : TILES) {
                            if ((tile & -tile) == lowest && (tile & ~cells) == 0 && isCover(cells & ~tile)) {
                                return true;
                            }
                        }
                        return false;
                        """)
                .build());
    }

    private static void addPartizanCover(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("boolean", "isCover", "long cells", "int lead", "int either")
                .addJavadoc("""
                        Whether tiles can cover exactly these cells, in turns: one of them covers the lowest cell.

                        @param lead how many more of the tiles so far only the first player can have laid than only the second, less what the
                            first player has to be ahead
                        @param either how many of the tiles so far either player can have laid
                        """)
                .addCode("""
                        if (cells == 0) {
                            return Math.abs(lead) <= either && (lead + either & 1) == 0;
                        }
                        if (Thread.currentThread().isInterrupted()) {
                            throw cancelled();
                        }
                        long lowest = cells & -cells;
                        for (int move = 0; move < TILES.length; move++) {
                            long tile = TILES[move];
                            if ((tile & -tile) == lowest && (tile & ~cells) == 0) {
                                char player = PLAYERS.charAt(move);
                                int step = player == '1' ? 1 : player == '2' ? -1 : 0;
                                if (isCover(cells & ~tile, lead + step, step == 0 ? either + 1 : either)) {
                                    return true;
                                }
                            }
                        }
                        return false;
                        """)
                .build());
    }
}
