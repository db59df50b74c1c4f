package dev.solvable.spark;

import dev.solvable.Board;
import dev.solvable.Choice;
import dev.solvable.Direction;
import dev.solvable.Ending;
import dev.solvable.GameRules;
import dev.solvable.Goal;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.Move;
import dev.solvable.MoveSource;
import dev.solvable.NoMoves;
import dev.solvable.Onto;
import dev.solvable.Outcome;
import dev.solvable.Pieces;
import dev.solvable.Player;
import dev.solvable.SolvableGame;
import dev.solvable.Tiles;
import java.util.stream.LongStream;

/** A game for each way in which positions follow each other. */
final class Games {
    private Games() {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks
    @Lines(length = 3)
    static final class TicTacToe {}

    /** Searched, so that images are one. */
    @SolvableGame(cells = 12, cacheEntries = 4096)
    @Board(rows = 3, columns = 4)
    @Marks
    @Lines(length = 3)
    static final class Searched {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Marks(choice = Choice.ANY)
    @Lines(length = 3)
    static final class Wild {}

    /** Tiles of different sizes: different numbers of moves lead to a position. */
    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    @Tiles({"##", "##/#."})
    static final class Block {}

    /** Tiles of one size in a row, where what is left is joined with what is left of other plies. */
    @SolvableGame(cells = 12)
    @Tiles("##")
    static final class Dawson {}

    @SolvableGame(cells = 12)
    @Board(rows = 3, columns = 4)
    @Tiles(value = "##", rotate = false, by = Player.FIRST)
    @Tiles(value = "#/#", rotate = false, by = Player.SECOND)
    static final class Domineering {}

    @SolvableGame(cells = 12)
    @Board(rows = 3, columns = 4)
    static final class Chomp {
        @MoveSource
        static long[][] bites() {
            long[][] rows = new long[12][];
            for (int cell = 0; cell < 12; cell++) {
                long bitten = 0;
                for (int other = 0; other < 12; other++) {
                    if (other / 4 >= cell / 4 && other % 4 >= cell % 4) {
                        bitten |= 1L << other;
                    }
                }
                rows[cell] = new long[] {1L << cell, bitten};
            }
            return rows;
        }
    }

    /** Any free cells are taken: more moves than the first room of an expansion and its double. */
    @SolvableGame(cells = 12)
    static final class Subsets {
        @MoveSource
        static long[][] subsets() {
            return LongStream.range(1, 1 << 12)
                    .mapToObj(cells -> new long[] {cells, cells})
                    .toArray(long[][]::new);
        }
    }

    @SolvableGame(cells = 5)
    @Board(
            rows = 1,
            columns = 5,
            links = {"0-2-1-4-3-0", "2-3", "2-4"})
    @Pieces("XX.oo")
    @Move(way = "L")
    static final class PongHauKi {}

    @SolvableGame(cells = 9)
    @Pieces({"ppp", "...", "PPP"})
    @Move(way = "fW")
    @Move(way = "fF", onto = Onto.ENEMY)
    @Goal(farSide = true)
    static final class Hexapawn {}

    /** Searched: each move empties a cell and fills another, and plays of different lengths meet. */
    @SolvableGame(cells = 12, cacheEntries = 4096)
    @Pieces({"ppp", "...", "...", "PPP"})
    @Move(way = "fW")
    @Move(way = "fF", onto = Onto.ENEMY)
    @Goal(farSide = true)
    static final class SearchedPawns {}

    @SolvableGame(cells = 9)
    @Board(rows = 3, columns = 3)
    @Pieces(
            value = {"...", "...", "..."},
            hand = "XXXooo")
    @Move(way = "W")
    @Lines(length = 3)
    static final class ThreeMensMorris {}

    @SolvableGame(cells = 9)
    @Pieces(
            value = {"X..", "X..", ".oo"},
            forward = {Direction.EAST, Direction.NORTH})
    @Move(way = "fsW")
    @Goal(leave = true)
    @NoMoves(Ending.WINS)
    static final class Dodgem {}

    /**
     * Draws with an end and without one: a counter on a ring of nine, moved one or two steps on, ends the game on cell
     * 6, drawn, and on cell 7, lost; from cell 8 it goes back to cell 0 or stays.
     */
    @SolvableGame(cells = 9)
    static final class Ring implements GameRules {
        @Override
        public long start() {
            return 0;
        }

        @Override
        public Player toMove(long position) {
            return position < 9 ? Player.FIRST : Player.SECOND;
        }

        @Override
        public int successors(long position, long[] into) {
            int cell = (int) (position % 9);
            long other = position < 9 ? 9 : 0;
            if (cell == 6 || cell == 7) {
                return 0;
            }
            into[0] = other + (cell == 8 ? 8 : cell + 1);
            into[1] = other + (cell == 8 ? 0 : (cell + 3) % 9);
            return 2;
        }

        @Override
        public int mostMoves() {
            return 2;
        }

        @Override
        public Outcome atEnd(long position) {
            return position % 9 == 6 ? Outcome.DRAW : Outcome.LOSS;
        }

        @Override
        public String format(long position) {
            return ".........".substring(0, (int) (position % 9)) + "#"
                    + ".........".substring((int) (position % 9) + 1);
        }

        @Override
        public long parse(String board, Player toMove) {
            return board.indexOf('#') + (toMove == Player.FIRST ? 0 : 9);
        }
    }

    /** Moves in a row, cycles and ends of every kind, as they come: a position is the cell of a counter. */
    @SolvableGame(cells = 61)
    static final class MovesInARow implements GameRules {
        private static final int CELLS = 61;

        @Override
        public long start() {
            return 1;
        }

        @Override
        public Player toMove(long position) {
            return position * position % 7 < 3 ? Player.FIRST : Player.SECOND;
        }

        @Override
        public int successors(long position, long[] into) {
            if (position % 6 == 5) {
                return 0;
            }
            into[0] = (position * 7 + 3) % CELLS;
            into[1] = (position * position + 11) % CELLS;
            return 2;
        }

        @Override
        public int mostMoves() {
            return 2;
        }

        @Override
        public Outcome atEnd(long position) {
            return Outcome.values()[(int) (position / 6 % 3)];
        }

        @Override
        public String format(long position) {
            return ".".repeat((int) position) + "#" + ".".repeat(CELLS - 1 - (int) position);
        }

        @Override
        public long parse(String board, Player toMove) {
            return board.strip().indexOf('#');
        }
    }
}
