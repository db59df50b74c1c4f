package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.Nothing;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated solvers against the interpreter: every question about every filling of the board. */
@Tag("slow")
class SolverAgainstReferenceTest {
    @ParameterizedTest
    @EnumSource
    void agreesOnAllFillingsOfTicTacToe(Encoded encoding) {
        Declaration game = KnownGames.ticTacToe().encoded(encoding);
        assertThat(SolverComparison.compare(game, GameCompiler.solver(game))).isEqualTo(19_683);
    }

    @Test
    void countsTheReachablePositionsOfTicTacToe() {
        Declaration game = KnownGames.ticTacToe();
        var solver = GameCompiler.solver(game);
        List<Long> reachable = new ArrayList<>();
        Fillings.forEach(game, board -> {
            if (solver.isReachable(solver.parse(board))) {
                reachable.add(solver.parse(board));
            }
        });
        assertThat(reachable).hasSize(5_478);
        assertThat(reachable.stream().filter(solver::isTerminal)).hasSize(958);
    }

    private static Declaration inARow(String name, Grid grid, int length) {
        return Declaration.marks(name, grid, Lines.straight(length));
    }

    private static Stream<Declaration> marks() {
        Grid hole = Grid.of("...", ". .", "...");
        Lines three = Lines.straight(3);
        return Stream.of(
                inARow("HoleInTheMiddle", hole, 3),
                inARow("HolesAtTheEdges", Grid.of(" ...", "....", "... "), 3),
                inARow("OneRow", Grid.row(7), 3),
                inARow("OneStatedRow", Grid.full(1, 6), 2),
                inARow("OneColumn", Grid.full(6, 1), 3),
                inARow("OneCell", Grid.full(1, 1), 1),
                inARow("TwoByTwo", Grid.full(2, 2), 2),
                inARow("TwoByFour", Grid.full(2, 4), 3),
                inARow("FourByTwo", Grid.full(4, 2), 2),
                inARow("SingleCells", hole, 1),
                Declaration.marks("Misere", Grid.full(3, 3), three.completing(Ends.LOSES)),
                Declaration.marks("MisereAndTheLastLoses", Grid.full(2, 4), three.completing(Ends.LOSES))
                        .noMoves(Ends.LOSES),
                Declaration.marks("FullBoardWins", Grid.full(2, 4), three).noMoves(Ends.WINS),
                Declaration.marks("FullBoardLoses", Grid.full(3, 3), three).noMoves(Ends.LOSES),
                Declaration.marks("FullBoardDraws", hole, new Nothing()).noMoves(Ends.DRAWS),
                Declaration.marks("NoLines", Grid.row(5), new Nothing()),
                Declaration.marks("NoLinesMisere", Grid.full(2, 3), new Nothing())
                        .noMoves(Ends.WINS),
                Declaration.marks("RowsAlone", Grid.full(3, 3), three.directed(true, false, false)),
                Declaration.marks("ColumnsAlone", Grid.full(3, 3), three.directed(false, true, false)),
                Declaration.marks("DiagonalsAlone", Grid.full(3, 3), three.directed(false, false, true)),
                Declaration.marks("Corners", Grid.full(3, 3), Lines.patterns("0 2", "6 8 4", "#.#/.../#.#")),
                Declaration.marks("PatternOfAllCells", Grid.row(4), Lines.patterns("0 1 2 3", "1 2")),
                Declaration.marks(
                        "Beside", hole, three.beside("1 3", ".#./# #/.#.").completing(Ends.LOSES)),
                Declaration.marks("BesideTheSame", Grid.full(3, 3), three.beside("0 1 2", "###/.../...", "4")),
                KnownGames.sim(4),
                Declaration.game(
                        "OtherCharacters",
                        Grid.of(". .", "..."),
                        new Marks('1', '\\', '\'', Choice.OWN, false, Lines.straight(2))));
    }

    private static Stream<Declaration> tiles() {
        Grid hole = Grid.of("...", ". .", "...");
        Declaration row = Declaration.tiles("DominoesInARow", Grid.row(12), "##");
        return Stream.of(
                KnownGames.blockGame(3, 3).named("BlockThreeByThree"),
                KnownGames.blockGame(3, 4).named("BlockThreeByFour"),
                KnownGames.blockGame(3, 4).named("BlockMisere").noMoves(Ends.WINS),
                KnownGames.blockGame(3, 3).named("BlockDrawn").noMoves(Ends.DRAWS),
                KnownGames.blockGame(3, 3).named("BlockLost").noMoves(Ends.LOSES),
                Declaration.tiles("RingCram", hole, "##"),
                Declaration.tiles("OneStone", Grid.full(1, 1), "#"),
                Declaration.tiles("Stones", Grid.full(2, 2), "#"),
                row,
                Declaration.tiles("Kayles", Grid.row(9), "#", "##"),
                Declaration.tiles("FiveCells", Grid.full(3, 4), "#../###/#.."),
                Declaration.tiles("NeverFits", Grid.full(3, 3), "####", "##"),
                Declaration.tiles("Gap", Grid.of(".....", ".. ..", "....."), "#.#", "#"),
                Declaration.tiles("SameTileTwice", Grid.full(3, 3), "#/##", "##/#."),
                Declaration.game("TurnedAndUnturned", Grid.full(3, 4), sets("##", false, false, "#/##", false, true)),
                Declaration.game("OnlyTurned", Grid.full(3, 4), sets("###/#", true, false, "##", false, true)),
                Declaration.game(
                        "OtherTileCharacters",
                        Grid.full(2, 3),
                        new Tiles(List.of(new TileSet(List.of("##"), true, true, Side.EITHER)), '"', '_')));
    }

    private static Tiles sets(
            String one, boolean rotateOne, boolean reflectOne, String two, boolean rotateTwo, boolean reflectTwo) {
        return new Tiles(
                List.of(
                        new TileSet(List.of(one), rotateOne, reflectOne, Side.EITHER),
                        new TileSet(List.of(two), rotateTwo, reflectTwo, Side.EITHER)),
                '#',
                '.');
    }

    private static Stream<Declaration> tinyCaches() {
        return Stream.of(1, 2, 7, 1000)
                .flatMap(entries -> Stream.of(
                        KnownGames.inARow(2, 4, 3, false).named("MarksCache" + entries),
                        KnownGames.inARow(2, 4, 3, true)
                                .encoded(Encoded.TERNARY)
                                .named("MisereCache" + entries),
                        KnownGames.blockGame(3, 3).named("TilesCache" + entries)))
                .map(game -> game.cached(Integer.parseInt(game.name().replaceAll("\\D", ""))));
    }

    /** Games of more fillings than can be gone through: near the end and in random play. */
    private static Stream<Declaration> largeBoards() {
        return Stream.of(
                Declaration.tiles("SixtyFourCells", Grid.full(8, 8), "##/##", "###"),
                Declaration.tiles("LongRow", Grid.row(64), "##").noMoves(Ends.WINS),
                inARow("FortyCells", Grid.full(5, 8), 4)
                        .encoded(Encoded.TERNARY)
                        .cached(1 << 16),
                inARow("ThirtyTwoCells", Grid.full(4, 8), 4)
                        .encoded(Encoded.BITMASK)
                        .cached(1 << 16),
                Declaration.tiles("ManyColumns", Grid.full(2, 30), "##"));
    }

    @ParameterizedTest
    @MethodSource("marks")
    void agreesOnMarks(Declaration game) {
        assertAgrees(game);
    }

    @ParameterizedTest
    @MethodSource("tiles")
    void agreesOnTiles(Declaration game) {
        assertAgrees(game);
    }

    @ParameterizedTest
    @MethodSource("tinyCaches")
    void agreesWithTinyCaches(Declaration game) {
        assertAgrees(game);
    }

    @ParameterizedTest
    @MethodSource("largeBoards")
    void agreesOnLargeBoards(Declaration game) {
        assertAgrees(game);
    }

    private static void assertAgrees(Declaration game) {
        assertThat(SolverComparison.compare(game, GameCompiler.solver(game))).isPositive();
    }
}
