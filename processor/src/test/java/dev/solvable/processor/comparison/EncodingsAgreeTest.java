package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both encodings give the same answers over whole state spaces; what one refuses the other refuses. */
@Tag("slow")
class EncodingsAgreeTest {
    private static Stream<Declaration> games() {
        return Stream.of(
                KnownGames.ticTacToe(),
                KnownGames.inARow(3, 3, 3, true).noMoves(Ends.WINS),
                KnownGames.inARow(2, 5, 3, false),
                KnownGames.sim(4),
                Declaration.marks("Ring", Grid.of("...", ". .", "..."), Lines.straight(3)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void agreeOnAllFillings(Declaration game) {
        Declaration two = game.named("TwoMasks").encoded(Encoded.BITMASK);
        Declaration three = game.named("BaseThree").encoded(Encoded.TERNARY);
        var compiled = GameCompiler.compile(List.of(two, three));
        Solver masks = compiled.solver(two);
        Solver digits = compiled.solver(three);
        AtomicInteger differences = new AtomicInteger();
        Fillings.forEach(game, board -> {
            if (!answers(masks, board).equals(answers(digits, board))) {
                differences.incrementAndGet();
            }
        });
        assertThat(differences).hasValue(0);
    }

    private static String answers(Solver solver, String board) {
        long position = solver.parse(board);
        String common = solver.format(position) + solver.isReachable(position);
        try {
            return common
                    + solver.toMove(position)
                    + solver.isTerminal(position)
                    + solver.outcome(position)
                    + solver.distance(position)
                    + solver.bestMove(position)
                    + Arrays.toString(solver.moves(position));
        } catch (IllegalArgumentException e) {
            return common + "refused";
        }
    }
}
