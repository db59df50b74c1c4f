package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.Grid;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games in which one player alone wins by lines, and the other by preventing them. */
@Tag("slow")
class MakerBreakerTest {
    private static final Grid RING = Grid.of("...", ". .", "...");

    private static Declaration game(String name, Choice choice, boolean gravity, Grid grid, int length, Side maker) {
        return Declaration.game(
                name + choice + maker,
                grid,
                new Marks(choice, gravity, Lines.straight(length).by(maker)));
    }

    /** Of every choice, with odd and even numbers of cells: who would be to move on a full board is another. */
    private static Stream<Declaration> games() {
        return Stream.of(Choice.values())
                .flatMap(choice -> Stream.of(Side.FIRST, Side.SECOND)
                        .flatMap(maker -> Stream.of(
                                game("Pairs", choice, false, Grid.full(2, 3), 2, maker),
                                game("Corner", choice, false, Grid.of("...", "...", ".  "), 3, maker),
                                game("Falling", choice, true, Grid.full(2, 3), 2, maker),
                                game("FallingCorner", choice, true, Grid.of(".. ", "...", ".. "), 3, maker),
                                game("Single", choice, false, Grid.row(3), 1, maker))));
    }

    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"SWEEP", "SEARCH", "THREAT_SEARCH"})
    void everyEngineAgreesWithTheInterpreter(Algorithm engine) {
        List<Declaration> games = games().toList();
        GameCompiler.Compilation compilation = GameCompiler.compile(games, engine);
        for (Declaration game : games) {
            assertThat(SolverComparison.compare(game, compilation.solver(game))).isPositive();
        }
    }

    private static Stream<Declaration> rowsAndCodes() {
        return Stream.of(Side.FIRST, Side.SECOND)
                .flatMap(maker -> Stream.of(
                        game("Rows", maker == Side.FIRST ? Choice.OWN : Choice.ANY, false, Grid.full(2, 6), 3, maker),
                        game("Masks", Choice.OWN, false, RING, 3, maker).encoded(Encoded.BITMASK),
                        game("Masks", Choice.ANY, false, Grid.full(2, 3), 3, maker)
                                .encoded(Encoded.BITMASK)
                                .cached(50),
                        game("Shared", Choice.SHARED, false, Grid.full(3, 4), 3, maker)));
    }

    /** Tables that are cut into rows, positions of two masks, and boards too large to look at whole. */
    @ParameterizedTest
    @MethodSource("rowsAndCodes")
    void agreesWithTheInterpreter(Declaration game) {
        assertThat(SolverComparison.compare(game, GameCompiler.solver(game))).isPositive();
    }

    @Test
    void severalThreadsAnswerAsTheInterpreterDoes() {
        for (Choice choice : Choice.values()) {
            Declaration game = game("Team", choice, false, Grid.full(2, 3), 3, Side.FIRST);
            Solver solver = Teams.eager(game, Algorithm.SEARCH).solver(game.name(), 2);
            assertThat(SolverComparison.compare(game, solver)).isPositive();
        }
    }

    /**
     * J. Beck, Combinatorial Games: Tic-Tac-Toe Theory (2008), section 1: in the Maker-Breaker version of tic-tac-toe
     * the first player wins as Maker, three by three; four in a row on four by four is Breaker's.
     */
    @Test
    void makerWinsTicTacToeAndBreakerFourByFour() {
        Solver three = GameCompiler.solver(game("Three", Choice.OWN, false, Grid.full(3, 3), 3, Side.FIRST));
        assertThat(three.outcome(three.initial())).isEqualTo(Outcome.WIN);
        assertThat(three.facts().proved()).hasToString("FIRST_WINS");
        Solver four = GameCompiler.solver(game("Four", Choice.OWN, false, Grid.full(4, 4), 4, Side.FIRST));
        assertThat(four.outcome(four.initial())).isEqualTo(Outcome.LOSS);
    }

    /** Both players have the same moves, so there are Grundy values; who wins they do not tell. */
    @Test
    void grundyValuesAskForMovesAndEndingsAlone() {
        Declaration both = Declaration.game("Both", RING, new Marks(Choice.SHARED, false, Lines.straight(3)));
        Declaration maker = game("Maker", Choice.SHARED, false, RING, 3, Side.FIRST);
        ImpartialSolver impartial = (ImpartialSolver) GameCompiler.solver(both);
        ImpartialSolver makers = (ImpartialSolver) GameCompiler.solver(maker);
        Fillings.forEach(
                both,
                board -> assertThat(makers.nimber(makers.parse(board)))
                        .isEqualTo(impartial.nimber(impartial.parse(board))));
    }
}
