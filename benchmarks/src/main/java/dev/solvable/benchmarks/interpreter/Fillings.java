package dev.solvable.benchmarks.interpreter;

import dev.solvable.Choice;
import java.util.function.Consumer;

/** Enumerates every valid position of a game, whether reachable or not. */
final class Fillings {
    private final Interpreter interpreter;
    private final Choice kind;
    private final boolean bothSides;
    /** For each cell the cells that must be taken if it is: the one below, if marks fall. */
    private final long[] support;

    Fillings(Interpreter interpreter, Rules rules, int cells) {
        this.interpreter = interpreter;
        kind = rules.kind();
        bothSides = rules.partizanTiles();
        support = new long[cells];
        for (Rules.Move move : rules.moves()) {
            if (move.requiredTaken() != 0) {
                support[Long.numberOfTrailingZeros(move.filled())] = move.requiredTaken();
            }
        }
    }

    void forEach(Consumer<Position> consumer) {
        fill(support.length - 1, 0, 0, consumer);
    }

    /** From the last cell to the first, since marks fall to the last row. */
    private void fill(int cell, long first, long second, Consumer<Position> consumer) {
        if (cell < 0) {
            accept(first, second, consumer);
            return;
        }
        fill(cell - 1, first, second, consumer);
        if ((support[cell] & (first | second)) == support[cell]) {
            fill(cell - 1, first | 1L << cell, second, consumer);
            if (kind != Choice.SHARED) {
                fill(cell - 1, first, second | 1L << cell, consumer);
            }
        }
    }

    private void accept(long first, long second, Consumer<Position> consumer) {
        if (kind == Choice.OWN) {
            int ahead = Long.bitCount(first) - Long.bitCount(second);
            Position position = new Position(first, second, ahead == 0);
            if ((ahead == 0 || ahead == 1) && interpreter.makesSense(position)) {
                consumer.accept(position);
            }
        } else {
            consumer.accept(new Position(first, second, true));
            if (bothSides) {
                consumer.accept(new Position(first, second, false));
            }
        }
    }
}
