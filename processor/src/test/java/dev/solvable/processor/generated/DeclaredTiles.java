package dev.solvable.processor.generated;

import static dev.solvable.processor.generated.Sources.board;
import static dev.solvable.processor.generated.Sources.body;

/** Games of tiles and of move sources. */
final class DeclaredTiles {
    private DeclaredTiles() {}

    static void addTo(Sources sources) {
        addTiles(sources);
        addMoveSources(sources);
    }

    private static void addTiles(Sources sources) {
        sources.add("BlockGame", "cells = 25, encoding = Encoding.BITMASK", board(5, 5), "@Tiles({\"##\", \"##/#.\"})");
        sources.add("BlockGameSearched", "cells = 25, cacheEntries = 1000", board(5, 5), "@Tiles({\"##\", \"##/#.\"})");
        sources.add("CramTernary", "cells = 12, encoding = Encoding.TERNARY", board(3, 4), "@Tiles(\"##\")");
        sources.add("CramTernary40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), "@Tiles(\"##\")");
        sources.add("Cram64", "cells = 64", board(8, 8), "@Tiles(\"##\")");
        sources.add("WordSweptRow", "cells = 20", "@Tiles({" + DeclaredShapes.rowPictures(6) + "})");
        sources.add(
                "WordSweptMany",
                "cells = 21",
                board(7, 3),
                "@Tiles({\"#\", " + DeclaredShapes.pictures(2) + ", " + DeclaredShapes.pictures(4) + "})");
        sources.add(
                "WordSweptRows",
                "cells = 30",
                board(6, 5),
                "@Tiles({" + DeclaredShapes.pictures(2) + ", " + DeclaredShapes.pictures(4) + "})");
        sources.add(
                "WordSweptHoles",
                "cells = 21",
                "@Board(rows = 5, columns = 5, map = {\". ...\", \".....\", \".. ..\", \".....\", \"..  .\"})",
                "@Tiles({\"##\", \"##/#.\"})");
        sources.add("Kayles", "cells = 20", "@Tiles({\"#\", \"##\"})");
        sources.add("Pentominoes", "cells = 64", board(8, 8), "@Tiles({" + DeclaredShapes.pictures(5) + "})");
        sources.add("Hexominoes", "cells = 64", board(8, 8), "@Tiles({" + DeclaredShapes.pictures(6) + "})");
        String domineering = "@Tiles(value = \"#/#\", rotate = false, by = Player.FIRST)\n"
                + "@Tiles(value = \"##\", rotate = false, by = Player.SECOND)";
        sources.add("Domineering", "cells = 16", board(4, 4), domineering);
        sources.add(
                "WordSweptOwn",
                "cells = 20",
                board(4, 5),
                "@Tiles(value = {" + DeclaredShapes.pictures(4) + "}, by = Player.FIRST)",
                "@Tiles(value = {" + DeclaredShapes.pictures(3) + "}, by = Player.SECOND)",
                "@Tiles({" + DeclaredShapes.pictures(5) + "})",
                "@NoMoves(Ending.WINS)");
        sources.add(
                "WordSweptOwnHoles",
                "cells = 17",
                "@Board(rows = 4, columns = 5, map = {\". ...\", \".....\", \".. ..\", \"... .\"})",
                "@Tiles(value = \"#/#\", rotate = false, by = Player.FIRST)",
                "@Tiles(value = \"##\", rotate = false, by = Player.SECOND)",
                "@Tiles(\"##/##\")");
        sources.add(
                "WordSweptOwnCells",
                "cells = 18",
                board(6, 3),
                "@Tiles(value = {\"#\", \"###\"}, by = Player.FIRST)",
                "@Tiles({" + DeclaredShapes.pictures(2) + ", " + DeclaredShapes.pictures(4) + "})",
                "@NoMoves(Ending.WINS)");
        sources.add(
                "WordSweptMisere",
                "cells = 20",
                board(4, 5),
                "@Tiles({\"##\", " + DeclaredShapes.pictures(4) + "})",
                "@NoMoves(Ending.WINS)");
        sources.add("WordSweptMisereKayles", "cells = 16", "@Tiles({\"#\", \"##\"})", "@NoMoves(Ending.WINS)");
        sources.add("DomineeringSearched", "cells = 16, cacheEntries = 100", board(4, 4), domineering);
        sources.add("DomineeringTernary", "cells = 12, encoding = Encoding.TERNARY", board(3, 4), domineering);
        sources.add("DomineeringTernary39", "cells = 39, encoding = Encoding.TERNARY", board(3, 13), domineering);
        sources.add("Domineering63", "cells = 63", board(7, 9), domineering);
        sources.add("Domineering64", "cells = 64", board(8, 8), domineering);
        sources.add(
                "PartizanBars",
                "cells = 46",
                "@Board(rows = 6, columns = 8, map = {\"........\", \"... ....\", \"........\", \"........\", \".... ...\", \"........\"})",
                "@Tiles(value = \"###\", reflect = false, by = Player.FIRST)",
                "@Tiles(value = \"#/#\", rotate = false, by = Player.SECOND)");
        sources.add(
                "PartizanCorners",
                "cells = 42",
                board(6, 7),
                "@Tiles(value = \"##/#.\", by = Player.FIRST)",
                "@Tiles(value = \"##\", rotate = false, by = Player.SECOND)",
                "@Tiles(value = \"####\", rotate = false)");
        sources.add(
                "PartizanPentominoes63",
                "cells = 63",
                board(7, 9),
                "@Tiles({" + DeclaredShapes.pictures(5) + "})",
                "@Tiles(value = {" + DeclaredShapes.pictures(4) + "}, by = Player.FIRST)",
                "@Tiles(value = {" + DeclaredShapes.pictures(3) + "}, by = Player.SECOND)");
        sources.add(
                "PartizanPentominoes64",
                "cells = 64",
                board(8, 8),
                "@Tiles({" + DeclaredShapes.pictures(5) + "})",
                "@Tiles(value = \"#####\", by = Player.FIRST)");
        // As many placements as fit in one initialiser, three times over, since each player has nearly all of them.
        sources.add(
                "FullInitialisers",
                "cells = 63",
                board(7, 9),
                "@Tiles({\"##\", \"###\"})",
                "@Tiles(value = \"#/#/#/#\", rotate = false, by = Player.FIRST)",
                "@Tiles(value = \"#/#/#/#/#/#/#\", rotate = false, by = Player.SECOND)");
    }

    private static void addMoveSources(Sources sources) {
        sources.add("Chomp", "cells = 12", board(3, 4), body("""
                @MoveSource
                static long[][] bites() {
                    long[][] bites = new long[11][];
                    for (int cell = 1; cell < 12; cell++) {
                        long bite = 0;
                        for (int other = cell; other < 12; other++) {
                            bite |= other % 4 >= cell % 4 ? 1L << other : 0;
                        }
                        bites[cell - 1] = new long[] {1L << cell, bite};
                    }
                    return bites;
                }
                """));
        sources.add("Queens", "cells = 64", board(8, 8), body("""
                @MoveSource
                static long[][] queens() {
                    long[][] queens = new long[64][];
                    for (int cell = 0; cell < 64; cell++) {
                        long closed = 0;
                        for (int other = 0; other < 64; other++) {
                            int down = Math.abs(other / 8 - cell / 8);
                            int right = Math.abs(other % 8 - cell % 8);
                            closed |= down == 0 || right == 0 || down == right ? 1L << other : 0;
                        }
                        queens[cell] = new long[] {1L << cell, closed};
                    }
                    return queens;
                }
                """));
        sources.add("PairedMoves", "cells = 12, cacheEntries = 5_000", board(3, 4), "@NoMoves(Ending.WINS)", body("""
                @Deprecated
                @MoveSource
                static long[][] dominoes() {
                    long[][] dominoes = new long[17][];
                    int moves = 0;
                    for (int cell = 0; cell < 12; cell++) {
                        long right = 3L << cell;
                        long below = 1L << cell | 1L << cell + 4;
                        if (cell % 4 < 3) {
                            dominoes[moves++] = new long[] {right, right};
                        }
                        if (cell < 8) {
                            dominoes[moves++] = new long[] {below, below};
                        }
                    }
                    return dominoes;
                }
                """));
        String snort = body("""
                @MoveSource(by = Player.SECOND)
                static long[][] cows() {
                    return moves(1);
                }

                @MoveSource(by = Player.FIRST)
                static long[][] bulls() {
                    return moves(0);
                }

                private static long[][] moves(int player) {
                    long[][] moves = new long[4][];
                    for (int point = 0; point < 4; point++) {
                        long closed = 17L << point;
                        for (int other = 0; other < 4; other++) {
                            closed |= Math.abs(other - point) == 1 ? 1L << other + 4 * (1 - player) : 0;
                        }
                        moves[point] = new long[] {1L << point + 4 * player, closed};
                    }
                    return moves;
                }
                """);
        sources.add("Snort", "cells = 8", board(2, 4), snort);
        sources.add("SnortSearched", "cells = 8, cacheEntries = 100", board(2, 4), snort);
    }
}
