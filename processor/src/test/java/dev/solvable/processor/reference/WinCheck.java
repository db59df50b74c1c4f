package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The win checks that test games use, each as Java text for the declaration and as a plain function. All are monotone.
 */
enum WinCheck {
    /** Hex: the first player joins top and bottom, the second left and right; full boards only. */
    HEX {
        @Override
        boolean won(Grid grid, long own, long other, Side owner) {
            Deque<int[]> open = new ArrayDeque<>();
            boolean[][] seen = new boolean[grid.rows()][grid.columns()];
            for (int[] square : grid.squares()) {
                if (square[owner == Side.FIRST ? 0 : 1] == 0) {
                    open.add(square);
                }
            }
            while (!open.isEmpty()) {
                int row = open.peek()[0];
                int column = open.remove()[1];
                int cell = grid.cell(row, column);
                if (cell < 0 || (own >> cell & 1) == 0 || seen[row][column]) {
                    continue;
                }
                seen[row][column] = true;
                if (owner == Side.FIRST ? row == grid.rows() - 1 : column == grid.columns() - 1) {
                    return true;
                }
                for (int[] step : List.of(
                        new int[] {0, 1},
                        new int[] {0, -1},
                        new int[] {1, 0},
                        new int[] {-1, 0},
                        new int[] {1, -1},
                        new int[] {-1, 1})) {
                    open.add(new int[] {row + step[0], column + step[1]});
                }
            }
            return false;
        }

        @Override
        String body(Grid grid) {
            return """
                    int rows = %d;
                    int columns = %d;
                    long left = 0;
                    for (int row = 0; row < rows; row++) {
                        left |= 1L << row * columns;
                    }
                    long right = left << columns - 1;
                    long top = (1L << columns) - 1;
                    long bottom = top << (rows - 1) * columns;
                    long joined = 0;
                    long more = own & (owner == Player.FIRST ? top : left);
                    while (more != joined) {
                        joined = more;
                        long fromLeft = joined & ~right;
                        long fromRight = joined & ~left;
                        more |= joined << columns | joined >>> columns;
                        more |= fromLeft << 1 | fromRight >>> 1;
                        more |= fromRight << columns - 1 | fromLeft >>> columns - 1;
                        more &= own;
                    }
                    if ((joined & (owner == Player.FIRST ? bottom : right)) != 0) {
                        return true;
                    }
                    return false;""".formatted(grid.rows(), grid.columns());
        }
    },

    /** Three cells anywhere: the first player always gets there first. */
    THREE_CELLS {
        @Override
        boolean won(Grid grid, long own, long other, Side owner) {
            return Long.bitCount(own) >= 3;
        }

        @Override
        String body(Grid grid) {
            return "return Long.bitCount(own) >= 3;";
        }
    },

    /** The first player needs two cells of even number, the second two neighbours by number. */
    EACH_THEIR_OWN {
        @Override
        boolean won(Grid grid, long own, long other, Side owner) {
            int count = 0;
            for (int cell = 0; cell < grid.cells(); cell++) {
                boolean mine = (own >> cell & 1) == 1;
                if (owner == Side.FIRST) {
                    count += mine && cell % 2 == 0 ? 1 : 0;
                } else if (mine && cell > 0 && (own >> (cell - 1) & 1) == 1) {
                    count = 2;
                }
            }
            return count >= 2;
        }

        @Override
        String body(Grid grid) {
            return "return owner == Player.FIRST\n"
                    + "        ? Long.bitCount(own & 0x5555555555555555L) >= 2\n"
                    + "        : (own & own << 1) != 0;";
        }
    },

    /** The first cell and a majority of all cells beside: what the other player has counts too. */
    MORE_WITH_THE_CORNER {
        @Override
        boolean won(Grid grid, long own, long other, Side owner) {
            return own % 2 != 0 && Long.bitCount(own) >= 2 && Long.bitCount(own) > Long.bitCount(other);
        }

        @Override
        String body(Grid grid) {
            return "return (own & 1) == 1 && Long.bitCount(own) >= 2 && Long.bitCount(own) > Long.bitCount(other);";
        }
    };

    /** Whether the owner, who has the cells of the first mask, has won; cell i is bit i. */
    abstract boolean won(Grid grid, long own, long other, Side owner);

    /** The body of the declared method, whose parameters are {@code own}, {@code other} and {@code owner}. */
    abstract String body(Grid grid);
}
