package dev.solvable.processor.generated;

import java.util.Map;
import java.util.TreeMap;

/** Games whose rules are a program. */
final class DeclaredPrograms {
    /** Rules that are a program: of such a game nothing is known before it is solved. */
    private static final String RACE = "package " + EveryKind.PACKAGE + ";\nimport dev.solvable.*;\n" + """
                    @SolvableGame(cells = 5)
                    public final class Race implements GameRules {
                        @Override
                        public long start() {
                            return position(0, 4, 0);
                        }

                        private static long position(long first, long second, long side) {
                            return first | second << 3 | side << 6;
                        }

                        @Override
                        public Player toMove(long position) {
                            return position >>> 6 == 0 ? Player.FIRST : Player.SECOND;
                        }

                        @Override
                        public int mostMoves() {
                            return 2;
                        }

                        @Override
                        public int successors(long position, long[] into) {
                            long first = position & 7;
                            long second = position >>> 3 & 7;
                            int count = 0;
                            for (int step = -1; step <= 1; step += 2) {
                                boolean isFirst = toMove(position) == Player.FIRST;
                                long left = isFirst ? first + step : first;
                                long right = isFirst ? second : second + step;
                                if (left >= 0 && left < right && right <= 4) {
                                    into[count++] = position(left, right, isFirst ? 1 : 0);
                                }
                            }
                            return count;
                        }

                        @Override
                        public Outcome atEnd(long position) {
                            return Outcome.LOSS;
                        }

                        @Override
                        public String format(long position) {
                            char[] cells = ".....".toCharArray();
                            cells[(int) (position & 7)] = 'X';
                            cells[(int) (position >>> 3 & 7)] = 'o';
                            return new String(cells);
                        }

                        @Override
                        public long parse(String board, Player toMove) {
                            String cells = board.strip();
                            if (!cells.matches("\\\\.*X\\\\.*o\\\\.*") || cells.length() != 5) {
                                throw new IllegalArgumentException("expected five cells with X before o, found " + board);
                            }
                            return position(cells.indexOf('X'), cells.indexOf('o'), toMove == Player.FIRST ? 0 : 1);
                        }
                    }
                    """;

    /** Rules that are a program and give points: who takes a coin from an end of the row gets its value. */
    private static final String COINS = "package " + EveryKind.PACKAGE + ";\nimport dev.solvable.*;\n" + """
                    @SolvableGame(cells = 6)
                    public final class Coins implements ScoredRules {
                        private static final String ROW = "582934";

                        @Override
                        public long start() {
                            return position(0, 6, 0);
                        }

                        /** The coins from one on, and before another; odd where the second player is to move. */
                        private static long position(long from, long to, long side) {
                            return from == to ? side : from << 8 | to << 1 | side;
                        }

                        @Override
                        public Player toMove(long position) {
                            return (position & 1) == 0 ? Player.FIRST : Player.SECOND;
                        }

                        @Override
                        public int mostMoves() {
                            return 2;
                        }

                        @Override
                        public int successors(long position, long[] into) {
                            long from = position >>> 8;
                            long to = position >>> 1 & 127;
                            long side = ~position & 1;
                            if (from == to) {
                                return 0;
                            }
                            into[0] = position(from + 1, to, side);
                            into[1] = position(from, to - 1, side);
                            return 2;
                        }

                        @Override
                        public int gain(long position, long successor) {
                            long from = position >>> 8;
                            long taken = successor >>> 8 == from ? (successor >>> 1 & 127) : from;
                            return ROW.charAt((int) taken) - '0';
                        }

                        @Override
                        public String format(long position) {
                            int from = (int) (position >>> 8);
                            int to = (int) (position >>> 1 & 127);
                            return ".".repeat(from) + ROW.substring(from, to) + ".".repeat(6 - to);
                        }

                        @Override
                        public long parse(String board, Player toMove) {
                            String cells = board.strip();
                            for (int from = 0; from <= 6; from++) {
                                for (int to = from; to <= 6; to++) {
                                    long position = position(from, to, toMove == Player.FIRST ? 0 : 1);
                                    if (format(position).equals(cells)) {
                                        return position;
                                    }
                                }
                            }
                            throw new IllegalArgumentException("expected the coins " + ROW + ", found " + board);
                        }
                    }
                    """;

    private DeclaredPrograms() {}

    /** The coins with a bound on plies. */
    private static String searched(String name) {
        return COINS.replace("Coins", name)
                .replace("cells = 6", "cells = 6, cacheEntries = 2000")
                .replace(
                        "@Override\n    public long start",
                        "@Override\n    public int pliesLeft(long position) {\n"
                                + "        return (int) ((position >>> 1 & 127) - (position >>> 8));\n    }\n\n"
                                + "    @Override\n    public long start");
    }

    /** The sources by the simple names of their classes. */
    static Map<String, String> sources() {
        Map<String, String> sources = new TreeMap<>();
        sources.put("Race", RACE);
        sources.put("Coins", COINS);
        sources.put("CoinsSearched", searched("CoinsSearched"));
        sources.put(
                "LastCoin",
                searched("LastCoin")
                        .replace("ScoredRules", "GameRules")
                        .replace(
                                "@Override\n    public int gain",
                                "@Override\n    public Outcome atEnd(long position) {\n        return Outcome.LOSS;\n    }\n\n"
                                        + "    public int gain"));
        return sources;
    }
}
