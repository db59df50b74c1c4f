package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import dev.solvable.processor.reference.RandomDeclarations;
import dev.solvable.processor.reference.RandomDeclarations.Vocabulary;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every engine, also where the plan would take another, against the interpreter. */
@Tag("slow")
class EnginesTest {
    private static final int RANDOM = Integer.getInteger("solvable.engines.declarations", 5);
    private static final int RANDOM_AT_NIGHT = 200;
    private static final long SEED = Long.getLong("solvable.engines.seed", 700);

    /** Games that each can be solved by more than one engine. */
    private static final List<Declaration> GAMES = List.of(
            KnownGames.ticTacToe(),
            KnownGames.connectFour(4, 2),
            KnownGames.connectFour(4, 3).named("ConnectFourOfThreeRows"),
            KnownGames.inARow(2, 5, 3, false).named("InARow"),
            KnownGames.inARow(2, 4, 3, true).named("Misere"),
            KnownGames.inARow(Choice.ANY, 2, 3, 3, false).named("Wild"),
            Declaration.game(
                    "FallingWild",
                    Grid.full(2, 3),
                    new Marks(Choice.ANY, true, Lines.straight(2).completing(Ends.LOSES))),
            KnownGames.hex(2, 3),
            KnownGames.domineering(3, 3),
            Declaration.game(
                    "Notakto",
                    Grid.full(3, 3),
                    new Marks(Choice.SHARED, false, Lines.straight(3).completing(Ends.LOSES))),
            KnownGames.blockGame(3, 4),
            KnownGames.cram(3, 4),
            Declaration.tiles("Kayles", Grid.row(12), "#", "##"),
            Declaration.tiles("Corners", Grid.of(" ...", "....", "...."), "#/##"),
            Declaration.tiles("Ring", Grid.of("....", ".  .", "...."), "##").noMoves(Ends.WINS),
            KnownGames.nodeKayles(3, 3, false),
            KnownGames.chomp(2, 4),
            rows("Dominoes", Grid.full(3, 3), KnownGames.dominoes(3, 3)),
            rows("OneMove", Grid.row(1), List.of(List.of(1L, 1L))),
            rows("OneLosingMove", Grid.row(1), List.of(List.of(1L, 1L))).noMoves(Ends.WINS),
            rows("MisereDominoes", Grid.full(3, 3), KnownGames.dominoes(3, 3)).noMoves(Ends.WINS),
            KnownGames.chomp(3, 3).named("DrawnChomp").noMoves(Ends.DRAWS));

    /** All but the one of endless games: no board here is ever emptied. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "RETROGRADE")
    void solvesWhatTheInterpreterSolves(Algorithm engine) {
        GameCompiler.Compilation compilation = GameCompiler.compile(GAMES, engine);
        List<Solver> solvers = GAMES.stream().map(compilation::solver).toList();
        assertThat(solvers.stream().map(solver -> solver.facts().solvedBy()).distinct())
                .as("the engine, and another where it cannot solve a game")
                .hasSizeGreaterThanOrEqualTo(1)
                .contains(algorithm(engine));
        for (int i = 0; i < GAMES.size(); i++) {
            assertThat(SolverComparison.compare(GAMES.get(i), solvers.get(i))).isPositive();
        }
    }

    /** Columns of shared marks have 2^20 numbers here, but only 5^4 fillings: a table of all numbers wastes memory. */
    @Test
    void fewPositionsAmongManyNumbersAreSearched() {
        Declaration game =
                Declaration.game("FallingShared", Grid.full(4, 4), new Marks(Choice.SHARED, true, Lines.straight(3)));
        Solver solver = GameCompiler.solver(game);
        assertThat(solver.facts().states()).isEqualTo(625);
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
        assertThat(solver.facts().cacheBytes()).isLessThan(1 << 16);
        assertThat(SolverComparison.compare(game, solver)).isPositive();
    }

    /**
     * Tables of words where the players differ, where who has no move wins, and both; rows of the table and single
     * cells, odd numbers of cells and holes. The bytes of the other sweep are compared at every position.
     */
    @ParameterizedTest
    @MethodSource("tilesInWords")
    void wordsHoldEveryOutcome(Declaration game) {
        Solver bytes = GameCompiler.solver(game, Algorithm.SWEEP);
        GameCompiler.Compilation compilation = GameCompiler.compile(List.of(game), Algorithm.WORD_SWEEP);
        Solver words = compilation.solver(game.name(), 2);
        assertThat(bytes.facts().solvedBy()).isEqualTo(Algorithm.SWEEP);
        assertThat(words.facts().solvedBy()).isEqualTo(Algorithm.WORD_SWEEP);
        assertThat(words.facts().states()).isEqualTo(bytes.facts().states());
        for (long position = 0; position < words.facts().states(); position++) {
            assertSameAnswers(words, bytes, position);
        }
        assertThat(SolverComparison.compare(game, compilation.solver(game))).isPositive();
    }

    private static void assertSameAnswers(Solver solver, Solver other, long position) {
        assertThat(solver.outcome(position)).as("outcome of %d", position).isEqualTo(other.outcome(position));
        assertThat(solver.distance(position)).as("distance of %d", position).isEqualTo(other.distance(position));
        assertThat(solver.bestMove(position)).as("best move of %d", position).isEqualTo(other.bestMove(position));
        if (solver instanceof ImpartialSolver impartial) {
            assertThat(impartial.nimber(position))
                    .as("nimber of %d", position)
                    .isEqualTo(((ImpartialSolver) other).nimber(position));
        }
    }

    private static Stream<Declaration> tilesInWords() {
        TileSet upright = new TileSet(List.of("#/#"), false, false, Side.FIRST);
        TileSet flat = new TileSet(List.of("##"), false, false, Side.SECOND);
        TileSet corners = new TileSet(List.of("##/#."), true, true, Side.EITHER);
        TileSet cells = new TileSet(List.of("#"), true, true, Side.SECOND);
        TileSet bars = new TileSet(List.of("###"), true, true, Side.FIRST);
        TileSet nowhere = new TileSet(List.of("#####"), false, false, Side.SECOND);
        Grid holes = Grid.of(".. .", "....", ". ..");
        Stream<Declaration> games = Stream.of(
                own("Domineering", Grid.full(3, 4), upright, flat),
                own("OddDomineering", Grid.full(3, 3), upright, flat),
                own("OnHoles", holes, upright, flat),
                own("Mixed", Grid.full(2, 5), upright, flat, corners),
                own("MixedOnHoles", holes, flat, corners, bars),
                own("CellsAndBars", Grid.row(9), cells, bars),
                own("CellsAndCorners", Grid.full(3, 3), cells, upright, corners),
                own("OnePlayer", Grid.full(2, 4), upright, nowhere),
                own("BothTheSame", Grid.full(3, 3), corners, nowhere),
                Declaration.tiles("Kayles", Grid.row(11), "#", "##"),
                Declaration.tiles("Dominoes", Grid.row(13), "##"),
                Declaration.tiles("Corners", Grid.of(" ...", "....", "...."), "#/##"),
                Declaration.tiles("Ring", Grid.of("...", ". .", "..."), "##"));
        return games.flatMap(
                game -> Stream.of(game, game.named(game.name() + "Misere").noMoves(Ends.WINS)));
    }

    private static Declaration own(String name, Grid grid, TileSet... sets) {
        return Declaration.game(name, grid, new Tiles(List.of(sets), '#', '.'));
    }

    /** A word takes more than six cells; smaller boards take another engine, whatever was asked for. */
    @Test
    void boardsWithinAWordAreSweptByBytes() {
        Declaration game = KnownGames.domineering(2, 3);
        Solver solver = GameCompiler.solver(game, Algorithm.WORD_SWEEP);
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SWEEP);
        assertThat(SolverComparison.compare(game, solver)).isPositive();
    }

    /**
     * Tiles that may be turned or mirrored and such that may not, gaps, holes, and moves that need less than they fill.
     */
    @ParameterizedTest
    @MethodSource("independentRegions")
    void sumsKnowWhatRegionsAreAlike(Declaration game) {
        Solver solver = GameCompiler.solver(game, Algorithm.SUMS);
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SUMS);
        assertThat(SolverComparison.compare(game, solver)).isPositive();
    }

    /**
     * Positions say who is to move, and it makes no difference: a search of outcomes took for ever on larger boards.
     */
    @ParameterizedTest
    @MethodSource("tilesOfBothAlike")
    void tilesThatBothPlayersHaveAreSums(Declaration game) {
        Solver solver = GameCompiler.solver(game, Algorithm.SUMS);
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SUMS);
        assertThat(SolverComparison.compare(game, solver)).isPositive();
        for (Algorithm other : Algorithm.values()) {
            assertThat(SolverComparison.compare(game, GameCompiler.solver(game, other)))
                    .as("by %s", other)
                    .isPositive();
        }
    }

    private static Stream<Declaration> tilesOfBothAlike() {
        TileSet first = new TileSet(List.of("#"), true, true, Side.FIRST);
        TileSet second = new TileSet(List.of("#"), true, true, Side.SECOND);
        TileSet upright = new TileSet(List.of("#/#"), false, false, Side.FIRST);
        TileSet flat = new TileSet(List.of("##"), false, false, Side.FIRST);
        TileSet either = new TileSet(List.of("##"), true, true, Side.SECOND);
        TileSet corners = new TileSet(List.of("##/#."), true, true, Side.EITHER);
        TileSet nowhere = new TileSet(List.of("#####"), false, false, Side.SECOND);
        return Stream.of(
                own("Singles", Grid.row(9), first, second),
                own("Dominoes", Grid.full(2, 4), upright, either, flat),
                own("OnHoles", Grid.of(".. .", "...."), upright, either, flat),
                own("BothTheSame", Grid.full(3, 3), corners, nowhere));
    }

    /** By sums this takes milliseconds. */
    @ParameterizedTest
    @ValueSource(strings = {"#", "##"})
    @Timeout(600)
    void aLongRowThatBothPlayersCoverAlikeIsSolved(String tile) {
        Solver alike = GameCompiler.solver(own(
                "Alike",
                Grid.row(64),
                new TileSet(List.of(tile), true, true, Side.FIRST),
                new TileSet(List.of(tile), true, true, Side.SECOND)));
        Solver impartial = GameCompiler.solver(Declaration.tiles("Impartial", Grid.row(64), tile));
        assertThat(alike.outcome(alike.initial())).isEqualTo(impartial.outcome(impartial.initial()));
    }

    private static Stream<Declaration> independentRegions() {
        Grid grid = Grid.full(3, 4);
        return Stream.of(
                fixed("Corner", grid, "##/#.", false, false),
                fixed("CornerMirrored", grid, "##/#.", false, true),
                fixed("Skew", grid, "##./.##", true, false),
                fixed("Hook", Grid.full(4, 3), "###/#..", true, false),
                fixed("Upright", grid, "#/#", false, false),
                fixed("Gaps", Grid.row(11), "#.#", true, true),
                fixed("GapsInTheColumn", Grid.full(11, 1), "#/#/./#", false, false),
                fixed("HolesInARow", Grid.of(".. .... .."), "##", true, true),
                fixed("Holes", Grid.of(".. .", "....", ". .."), "##", true, true),
                fixed("FixedOnHoles", Grid.of("... ", " ...", ".. ."), "##/.#", false, false),
                Declaration.tiles(
                        "MoreSquaresThanBits",
                        new Grid(
                                9,
                                9,
                                List.of(
                                        "...      ",
                                        "...      ",
                                        "         ",
                                        "         ",
                                        "         ",
                                        "         ",
                                        "         ",
                                        "       ..",
                                        "      ..."),
                                true),
                        "##"),
                KnownGames.nodeKayles(3, 4, false),
                KnownGames.nodeKayles(2, 5, true),
                KnownGames.chomp(3, 3),
                rows("DominoRows", grid, KnownGames.dominoes(3, 4)));
    }

    /** A search of sums that has become long asks for the outcomes of states; the plain search never does. */
    @Test
    void longSearchesUseOutcomes() throws InterruptedException {
        Declaration game = KnownGames.nodeKayles(5, 6, false);
        Solver withOutcomes = GameCompiler.solver(game, Algorithm.SUMS);
        Solver plain = GameCompiler.solver(game, Algorithm.SEARCH);
        long start = plain.initial();
        AtomicLong states = new AtomicLong();
        withOutcomes.solve(start, (done, total) -> states.set(done));
        assertThat(states.get()).as("states searched").isGreaterThan(1 << 16);
        assertThat(withOutcomes.distance(start)).isEqualTo(plain.distance(start));
        for (int move : plain.moves(start)) {
            long next = plain.play(start, move);
            assertThat(withOutcomes.distance(next)).isEqualTo(plain.distance(next));
            assertThat(withOutcomes.outcome(next)).isEqualTo(plain.outcome(next));
        }
    }

    private static Declaration rows(String name, Grid grid, List<List<Long>> rows) {
        return Declaration.game(name, grid, new MoveRows(rows));
    }

    private static Declaration fixed(String name, Grid grid, String picture, boolean rotate, boolean reflect) {
        TileSet set = new TileSet(List.of(picture), rotate, reflect, Side.EITHER);
        return Declaration.game(name, grid, new Tiles(List.of(set), '#', '.'));
    }

    private static Algorithm algorithm(Algorithm engine) {
        return Algorithm.valueOf(engine.name());
    }

    @ParameterizedTest
    @EnumSource
    void solvesRandomDeclarations(Algorithm engine) {
        assertSolvesRandomDeclarations(engine, RANDOM);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("nightly")
    void solvesManyRandomDeclarations(Algorithm engine) {
        assertSolvesRandomDeclarations(engine, RANDOM_AT_NIGHT);
    }

    private static void assertSolvesRandomDeclarations(Algorithm engine, int count) {
        List<Declaration> games = IntStream.range(0, count)
                .mapToObj(i -> RandomDeclarations.of("Random" + i, SEED + i, Vocabulary.WHOLE))
                .toList();
        GameCompiler.Compilation compilation = GameCompiler.compile(games, engine);
        for (Declaration game : games) {
            assertThat(SolverComparison.compare(game, compilation.solver(game))).isPositive();
        }
    }
}
