package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Games in which methods of the declaration give each player moves of their own. */
@Tag("slow")
class PartizanSourcesTest {
    private static final List<Declaration> GAMES = List.of(
            KnownGames.col(1, 4),
            KnownGames.col(2, 2).named("ColOnASquare").noMoves(Ends.WINS),
            KnownGames.snort(2, 2),
            KnownGames.snort(1, 4).named("SnortOnAPath").noMoves(Ends.DRAWS),
            KnownGames.stalks("br", "br", "r"),
            KnownGames.stalks("brb", "rbb").named("Misere").noMoves(Ends.WINS),
            Declaration.game(
                    "OneCell", Grid.row(1), MoveRows.ofEach(List.of(List.of(1L, 1L)), List.of(List.of(1L, 1L)))),
            Declaration.game("Nothing", Grid.row(2), MoveRows.ofEach(List.of(List.of(1L, 3L)), List.of())),
            Declaration.game("NothingFirst", Grid.row(2), MoveRows.ofEach(List.of(), List.of(List.of(1L, 3L)))));

    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"SWEEP", "SEARCH"})
    void everyEngineAgreesWithTheInterpreter(Algorithm engine) {
        GameCompiler.Compilation compilation = GameCompiler.compile(GAMES, engine);
        for (Declaration game : GAMES) {
            Solver solver = compilation.solver(game);
            assertThat(solver.facts().solvedBy()).hasToString(engine.name());
            assertThat(solver).isNotInstanceOf(ImpartialSolver.class);
            assertThat(SolverComparison.compare(game, solver)).isPositive();
        }
    }

    /** A search that has seen enough fills the table; both must say the same of every position. */
    @Test
    void theTableSaysWhatTheSearchSays() throws InterruptedException {
        Declaration game = KnownGames.snort(2, 3);
        Solver table = GameCompiler.solver(game, Algorithm.SWEEP);
        Solver search = GameCompiler.solver(game, Algorithm.SEARCH);
        table.solve((done, total) -> {});
        for (long position = 0; position < table.facts().states(); position++) {
            assertThat(table.distance(position)).as("%d", position).isEqualTo(search.distance(position));
            assertThat(table.outcome(position)).as("%d", position).isEqualTo(search.outcome(position));
        }
    }

    /** All 63 cells and the side: the sample of a game too large to look at whole. */
    @Test
    void takesAsManyCellsAsFit() {
        List<List<Long>> pairs = new java.util.ArrayList<>();
        List<List<Long>> triples = new java.util.ArrayList<>();
        for (int cell = 0; cell < 61; cell++) {
            pairs.add(List.of(3L << cell, 3L << cell));
            triples.add(List.of(1L << cell, 7L << cell));
        }
        Declaration game = Declaration.game("Long", Grid.row(63), MoveRows.ofEach(pairs, triples));
        assertThat(SolverComparison.compare(game, GameCompiler.solver(game))).isPositive();
    }

    @Test
    void movesAreTheFirstPlayersAndThenTheSeconds() {
        Solver solver = GameCompiler.solver(KnownGames.stalks("br", "br", "r"));
        assertThat(solver.facts().moveCells()).containsExactly(0b11L, 0b1100L, 0b10L, 0b1000L, 0b10000L);
        assertThat(solver.moves(solver.initial())).containsExactly(0, 1);
        long next = solver.play(solver.initial(), 0);
        assertThat(solver.toMove(next)).isEqualTo(Player.SECOND);
        assertThat(solver.moves(next)).containsExactly(3, 4);
        assertThatThrownBy(() -> solver.parse(".....")).hasMessageContaining("use parse(board, toMove)");
        assertThatThrownBy(() -> solver.parse(".....", Player.EITHER)).hasMessageContaining("needs a side to move");
    }

    /**
     * Berlekamp, Conway and Guy, Winning Ways, chapter 1: a blue edge with a red one on it is worth a half, so two of
     * them and a red edge are worth nothing, and who moves first loses; one of them and a red edge is worth less than
     * nothing, and red wins. Chapter 3 and Berlekamp's rule for stalks: blue, red, blue is worth three quarters, and
     * with blue, red, red, a quarter, as much as a blue edge.
     */
    @ParameterizedTest
    @CsvSource({
        "br br r,         LOSS, LOSS",
        "br r,            LOSS, WIN",
        "br br,           WIN,  LOSS",
        "brb brr r,       LOSS, LOSS",
        "brb br r,        WIN,  LOSS",
        "brr br r,        LOSS, WIN",
        "brb rbr,         LOSS, LOSS"
    })
    void stalksAreWorthWhatTheyAreKnownToBe(String stalks, Outcome firstToMove, Outcome secondToMove) {
        Solver solver = GameCompiler.solver(KnownGames.stalks(stalks.split(" ")));
        assertThat(solver.outcome(solver.initial())).isEqualTo(firstToMove);
        String empty = solver.format(solver.initial());
        assertThat(solver.outcome(solver.parse(empty, Player.SECOND))).isEqualTo(secondToMove);
    }
}
