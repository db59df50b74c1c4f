package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.DeclarationSource;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cells that are called as the declaration says: in the names of moves, in facts, sources and messages. */
class NamedCellsTest {
    private static final Grid CROSS = Grid.of(" . ", "...", " . ").named("north", "west", "Centre", "east", "south");

    private static Stream<Declaration> games() {
        Grid block = named(Grid.full(3, 4));
        return Stream.of(
                Declaration.marks("Cross", CROSS, Lines.straight(3)),
                Declaration.game("WildCross", CROSS, new Marks(Choice.ANY, false, Lines.straight(3))),
                Declaration.marks("ManyLines", block, Lines.straight(2)),
                Declaration.marks("CachedMarks", block, Lines.straight(3)).cached(100),
                KnownGames.connectFour(4, 3).on(named(Grid.full(3, 4))).cached(1000),
                KnownGames.blockGame(3, 3).on(named(Grid.full(3, 3))),
                KnownGames.cram(3, 4).on(block).named("CachedTiles").cached(1000),
                KnownGames.chomp(2, 4).on(named(Grid.full(2, 4))));
    }

    /** Names of letters that differ in their case alone, and of letters that not every source can hold as they are. */
    private static Grid named(Grid grid) {
        List<String> some = List.of("k", "K", "é", "Ω", "more", "More");
        return grid.named(IntStream.range(0, grid.cells())
                .mapToObj(cell -> some.get(cell % some.size()) + (cell < some.size() ? "" : String.valueOf(cell)))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("games")
    void agreesWithTheInterpreter(Declaration game) {
        assertThat(SolverComparison.compare(game, GameCompiler.solver(game))).isPositive();
    }

    @Test
    void movesFactsAndMessagesHaveTheNames() {
        Declaration game = Declaration.marks("Cross", CROSS, Lines.straight(3));
        Solver solver = GameCompiler.solver(game);
        assertThat(solver.moveName(2)).isEqualTo("Centre");
        assertThat(solver.facts().cellNames()).containsExactly("north", "west", "Centre", "east", "south");
        long taken = solver.play(solver.initial(), 2);
        assertThatThrownBy(() -> solver.play(taken, 2)).hasMessageStartingWith("Centre is not legal on");
    }

    /** Who makes facts without names gets those of the grid, holes skipped. */
    @Test
    void factsWithoutNamesHaveThoseOfTheGrid() {
        GameFacts facts = GameCompiler.solver(Declaration.marks("Cross", CROSS, Lines.straight(3)))
                .facts();
        GameFacts unnamed = new GameFacts(
                facts.name(),
                facts.rows(),
                facts.columns(),
                facts.cells(),
                facts.encoding(),
                facts.algorithm(),
                facts.solvedBy(),
                facts.moves(),
                facts.lines(),
                facts.symmetries(),
                facts.states(),
                facts.cacheEntries(),
                facts.cacheBytes(),
                facts.proved(),
                facts.map(),
                facts.moveCells(),
                facts.lineCells());
        assertThat(unnamed.cellNames()).containsExactly("b1", "a2", "b2", "c2", "b3");
    }

    @Test
    void sourcesSpeakOfTheNames() {
        Declaration game = Declaration.marks("Cross", CROSS, Lines.straight(3));
        assertThat(source(game, Algorithm.SWEEP))
                .contains(".named(\"north west Centre east south\")")
                .contains("// west Centre east")
                .contains("0 north")
                .contains("4 south")
                .doesNotContain(" b1", " c2");
        Declaration falling = KnownGames.connectFour(4, 2)
                .on(Grid.full(2, 4).named("a", "b", "c", "d", "first", "second", "third", "fourth"));
        assertThat(source(falling, Algorithm.THREAT_SEARCH)).contains("// first to fourth");
    }

    private static String source(Declaration game, Algorithm engine) {
        return GameCompiler.compile(List.of(game), engine)
                .sources()
                .get(DeclarationSource.PACKAGE + "." + game.name() + "Solver");
    }
}
