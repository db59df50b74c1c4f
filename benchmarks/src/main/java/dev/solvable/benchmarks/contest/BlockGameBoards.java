package dev.solvable.benchmarks.contest;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.benchmarks.textbook.HandTunedBlockGame;
import dev.solvable.benchmarks.textbook.TextbookTiles;
import java.util.Random;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Attempts at many boards of tiles: at all of them, or at a thousand in a new process. */
final class BlockGameBoards {
    /** The cells of BLOCKGAME's board. */
    static final int CELLS = 25;

    private BlockGameBoards() {}

    /** Solves the game on this many cells as a whole. */
    static Supplier<Attempt> generated(Supplier<Solver> solvers, int cells) {
        return () -> new Boards(cells) {
            @Override
            LongPredicate solve() throws InterruptedException {
                Solver solver = solvers.get();
                solver.solve((done, total) -> {});
                return board -> solver.outcome(board) == Outcome.WIN;
            }
        };
    }

    /** The textbook program, with a byte for each filling of a board of this many cells in rows of five. */
    static Supplier<Attempt> textbook(int cells) {
        return () -> new Boards(cells) {
            @Override
            LongPredicate solve() {
                TextbookTiles textbook = TextbookTiles.blockGame(5, cells);
                textbook.solveAll();
                return board -> textbook.canWin((int) board);
            }
        };
    }

    /** The expert's program. */
    static Supplier<Attempt> handTuned(boolean twoThreads) {
        return () -> new Boards(CELLS) {
            @Override
            LongPredicate solve() {
                HandTunedBlockGame handTuned = new HandTunedBlockGame();
                if (twoThreads) {
                    handTuned.solveOnTwoThreads();
                } else {
                    handTuned.solve();
                }
                return board -> handTuned.wins((int) board);
            }
        };
    }

    /** An attempt that solves all boards and then answers a thousand of them, as an online judge would ask. */
    static Supplier<Attempt> thousand(Supplier<Attempt> all) {
        return () -> new Thousand(all.get());
    }

    private abstract static class Boards implements Attempt {
        private static final int SAMPLES = 100_000;
        private static final long SEED = 20_251_121;

        private final int cells;
        private @Nullable LongPredicate wins;

        Boards(int cells) {
            this.cells = cells;
        }

        /** Solves all boards. Returns whether the player to move wins on any of them. */
        abstract LongPredicate solve() throws InterruptedException;

        @Override
        public void run() throws InterruptedException {
            wins = solve();
        }

        @Override
        public String answer() {
            return sample(SAMPLES);
        }

        /** The number of won boards among random ones, and a hash of all outcomes. */
        String sample(int boards) {
            LongPredicate solved = wins;
            if (solved == null) {
                throw new IllegalStateException("nothing is solved yet");
            }
            Random random = new Random(SEED);
            int won = 0;
            int hash = 0;
            for (int i = 0; i < boards; i++) {
                boolean win = solved.test(random.nextLong() & (1L << cells) - 1);
                won += win ? 1 : 0;
                hash = 31 * hash + Boolean.hashCode(win);
            }
            return won + " won of " + boards + ", " + Integer.toHexString(hash);
        }

        @Override
        public long positions() {
            return 1L << cells;
        }
    }

    private static final class Thousand implements Attempt {
        private static final int BOARDS = 1_000;

        private final Boards boards;
        private String answer = "";

        Thousand(Attempt all) {
            boards = (Boards) all;
        }

        @Override
        public void run() throws InterruptedException {
            boards.run();
            answer = boards.sample(BOARDS);
        }

        @Override
        public String answer() {
            return answer;
        }

        @Override
        public long positions() {
            return boards.positions();
        }
    }
}
