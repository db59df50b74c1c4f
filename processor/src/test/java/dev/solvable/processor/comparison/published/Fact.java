package dev.solvable.processor.comparison.published;

import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Move;
import dev.solvable.processor.reference.Truth.Row;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A published fact about a game that the annotations can declare.
 *
 * @param file where it is written down
 * @param row the row of the file, which names its source
 * @param game the game
 * @param effort when there is time to check it
 * @param check asks a solver of the game and fails where the answer is another
 */
record Fact(String file, Row row, Declaration game, Effort effort, Consumer<Solver> check) {
    /** When there is time to check a fact. */
    enum Effort {
        /** In seconds: in every build. */
        SECONDS,
        /** Within a minute on two cores: in the nightly build. */
        A_MINUTE,
        /** Longer, or more memory than tests get: not at all. */
        LONGER;

        /**
         * The effort for something of a size.
         *
         * @param seconds the largest size that takes seconds
         * @param minute the largest size that takes a minute
         */
        static Effort of(long size, long seconds, long minute) {
            return size <= seconds ? SECONDS : size <= minute ? A_MINUTE : LONGER;
        }
    }

    /** What the processor has to say instead of writing a solver; empty where it writes one. */
    Optional<String> refusal() {
        int cells = game.grid().rows() * game.grid().columns(); // no published board has a hole
        if (cells > 64) {
            return Optional.of("CellsOutOfRange");
        }
        if (game.rule() instanceof Marks marks && marks.choice() != Choice.SHARED) {
            boolean fits = marks.gravity() ? cells + game.grid().columns() <= 64 : cells <= 40;
            return fits ? Optional.empty() : Optional.of("EncodingTooSmall");
        }
        // What a method returns is not known to the compiler.
        boolean moveless = !(game.rule() instanceof MoveRows) && Move.all(game).isEmpty();
        return moveless ? Optional.of("GameWithoutMove") : Optional.empty();
    }

    /** Whether somebody read or computed it, and did not only remember it. */
    boolean verified() {
        return !row.text("source").equals("memory");
    }

    @Override
    public String toString() {
        return file + ": " + row;
    }
}
