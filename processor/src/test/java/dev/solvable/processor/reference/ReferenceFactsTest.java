package dev.solvable.processor.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Rules.Result;
import dev.solvable.processor.reference.Truth.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The interpreter against published facts, so that agreeing with it means something. */
@Tag("slow")
class ReferenceFactsTest {
    @Test
    void countsTheReachablePositionsOfTicTacToe() {
        Reference game = new Reference(KnownGames.ticTacToe());
        Map<String, Integer> counts = Truth.rows("tictactoe_counts.csv").stream()
                .filter(row -> row.text("value").matches("[0-9]{1,6}"))
                .collect(Collectors.toMap(row -> row.text("quantity"), row -> row.number("value")));

        assertThat(game.reachable())
                .hasSize(counts.get("reachable positions (labelled, empty incl., game stops at win)"));
        assertThat(upToSymmetry(game.reachable())).isEqualTo(counts.get("reachable positions up to D4"));
        Map<String, Integer> ends = new TreeMap<>();
        for (Position position : game.reachable()) {
            if (game.rules().terminal(position)) {
                ends.merge(winner(game, position), 1, Integer::sum);
            }
        }
        assertThat(ends)
                .containsEntry("FIRST", counts.get("terminal X wins"))
                .containsEntry("SECOND", counts.get("terminal O wins"))
                .containsEntry("nobody", counts.get("terminal draws"));
    }

    private static int upToSymmetry(Set<Position> positions) {
        int[] turned = {6, 3, 0, 7, 4, 1, 8, 5, 2};
        int[] mirrored = {2, 1, 0, 5, 4, 3, 8, 7, 6};
        Set<String> classes = new HashSet<>();
        for (Position position : positions) {
            List<String> images = new ArrayList<>(List.of(position.board()));
            for (int i = 0; i < 7; i++) {
                int[] permutation = i == 3 ? mirrored : turned;
                String last = images.get(i);
                images.add(Arrays.stream(permutation)
                        .mapToObj(cell -> last.substring(cell, cell + 1))
                        .collect(Collectors.joining()));
            }
            classes.add(images.stream().sorted().findFirst().orElseThrow());
        }
        return classes.size();
    }

    private static String winner(Reference game, Position position) {
        Result result = game.value(position).result();
        return result == Result.DRAW
                ? "nobody"
                : (result == Result.WIN ? position.toMove() : position.toMove().other()).toString();
    }

    private static Stream<List<Row>> smallInARow() {
        return Truth.rows("mnk_ply_counts.csv").stream()
                .filter(row -> row.number("rows") * row.number("cols") <= 12 && row.number("k") < 4)
                .collect(Collectors.groupingBy(
                        row -> row.text("rows") + row.text("cols") + row.text("k") + row.text("misere"),
                        TreeMap::new,
                        Collectors.toList()))
                .values()
                .stream();
    }

    @ParameterizedTest
    @MethodSource("smallInARow")
    void countsPositionsOfInARowByPlyAndValue(List<Row> plies) {
        Row any = plies.get(0);
        Reference game = new Reference(
                KnownGames.inARow(any.number("rows"), any.number("cols"), any.number("k"), any.number("misere") == 1));
        Map<String, Integer> counts = new TreeMap<>();
        for (Position position : game.reachable()) {
            long ply = position.board().chars().filter(c -> c != '.').count();
            counts.merge(ply + " positions", 1, Integer::sum);
            counts.merge(ply + " " + winner(game, position), 1, Integer::sum);
            counts.merge(ply + " terminal", game.rules().terminal(position) ? 1 : 0, Integer::sum);
        }
        for (Row row : plies) {
            for (List<String> pair : List.of(
                    List.of("positions", "positions"),
                    List.of("terminal", "terminal"),
                    List.of("x_win", "FIRST"),
                    List.of("o_win", "SECOND"),
                    List.of("draw", "nobody"))) {
                assertThat(counts.getOrDefault(row.text("ply") + " " + pair.get(1), 0))
                        .as("%s of %s", pair.get(0), row)
                        .isEqualTo(row.number(pair.get(0)));
            }
        }
    }

    @Test
    void countsThePositionsOfConnectFour() {
        assertThat(check("connect4_positions.csv", small("width", "height", 12, "reachable_positions_k4"), row -> {
                    Reference game = new Reference(KnownGames.connectFour(row.number("width"), row.number("height")));
                    assertThat(game.reachable()).as("%s", row).hasSize(row.number("reachable_positions_k4"));
                }))
                .isGreaterThan(15);
        Position start = new Rules(KnownGames.connectFour(4, 4)).start();
        assertThat(new Reference(KnownGames.connectFour(4, 4)).value(start))
                .isEqualTo(new Reference.Value(Result.DRAW, 16));
    }

    private static Predicate<Row> small(String rows, String columns, int cells, String filled) {
        return row -> row.number(rows) * row.number(columns) <= cells
                && !row.text(filled).isEmpty();
    }

    @Test
    void knowsTheGrundyValuesOfCram() {
        assertThat(check("cram_grundy.csv", small("rows", "cols", 16, "grundy_normal"), row -> {
                    Declaration cram = KnownGames.cram(row.number("rows"), row.number("cols"));
                    assertNimber(row, cram, row.number("grundy_normal"));
                }))
                .isGreaterThan(20);
    }

    @Test
    void knowsTheOutcomesOfDomineering() {
        assertThat(check("domineering.csv", small("rows", "cols", 12, "winner_if_V_first"), row -> {
                    Reference game = new Reference(KnownGames.domineering(row.number("rows"), row.number("cols")));
                    String empty = game.rules().start().board();
                    boolean upright =
                            game.value(new Position(empty, Side.FIRST)).result() == Result.WIN;
                    boolean flat = game.value(new Position(empty, Side.SECOND)).result() == Result.WIN;
                    assertThat(upright ? "V" : "H").as("%s", row).isEqualTo(row.text("winner_if_V_first"));
                    assertThat(flat ? "H" : "V").as("%s", row).isEqualTo(row.text("winner_if_H_first"));
                }))
                .isGreaterThan(20);
    }

    @Test
    void knowsKaylesAndDawsonsKayles() {
        assertThat(check("octal_heaps.csv", row -> row.number("n") >= 1 && row.number("n") <= 14, row -> {
                    Grid heap = Grid.row(row.number("n"));
                    assertNimber(row, Declaration.tiles("Kayles", heap, "#", "##"), row.number("kayles_.77"));
                    assertNimber(
                            row, Declaration.tiles("Dawson", heap, "##"), row.number("dawsons_kayles_.07 (=cram 1xn)"));
                }))
                .isEqualTo(14);
    }

    @Test
    void knowsTheGamesOfPlacedTiles() {
        assertThat(check("placement_games.csv", small("rows", "cols", 16, "outcome"), row -> {
                    Grid grid = Grid.full(row.number("rows"), row.number("cols"));
                    assertPlacement(
                            row,
                            row.text("game").equals("block")
                                    ? Declaration.tiles("Block", grid, "##", "##/#.")
                                    : Declaration.tiles("I3", grid, "###"));
                }))
                .isGreaterThan(40);
    }

    @Test
    void knowsTheGamesOfClosedCells() {
        assertThat(check("node_kayles.csv", small("rows", "cols", 16, "outcome"), row -> {
                    boolean queens = row.text("game").equals("queen");
                    assertPlacement(row, KnownGames.nodeKayles(row.number("rows"), row.number("cols"), queens));
                }))
                .isGreaterThan(40);
    }

    @Test
    void knowsTheWinningFirstBitesOfChomp() {
        assertThat(check("chomp.csv", small("rows", "cols", 20, "outcome"), row -> {
                    Reference game = new Reference(KnownGames.chomp(row.number("rows"), row.number("cols")));
                    Position start = game.rules().start();
                    String bites = game.rules().legalMoves(start).stream()
                            .filter(move ->
                                    game.value(game.rules().play(start, move)).result() == Result.LOSS)
                            .map(move -> "(" + ((move + 1) / row.number("cols") + 1) + " "
                                    + ((move + 1) % row.number("cols") + 1) + ")")
                            .collect(Collectors.joining(" "));
                    assertThat(bites)
                            .as("%s", row)
                            .isEqualTo(row.text("winning_first_moves_row_col_1based_poison_1_1"));
                }))
                .isGreaterThan(20);
    }

    @Test
    void knowsNotakto() {
        assertThat(check(
                        "misc_games.csv",
                        row -> row.text("game").startsWith("notakto") && row.number("rows") * row.number("cols") <= 16,
                        row -> {
                            Declaration game = KnownGames.inARow(
                                    Choice.SHARED,
                                    row.number("rows"),
                                    row.number("cols"),
                                    row.text("game").charAt(9) - '0',
                                    row.text("game").endsWith("misere"));
                            assertThat(winningCells(game))
                                    .as("%s", row)
                                    .isEqualTo(row.text("detail")
                                            .replaceAll(".*: *", "")
                                            .trim());
                        }))
                .isGreaterThan(8);
    }

    /** The first moves that win, by index. */
    private static String winningCells(Declaration declaration) {
        Reference game = new Reference(declaration);
        Position start = game.rules().start();
        return game.rules().legalMoves(start).stream()
                .filter(move -> game.value(game.rules().play(start, move)).result() == Result.LOSS)
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    @Test
    void knowsWildTicTacToeAndItsMisereGame() {
        assertThat(startOf(KnownGames.inARow(Choice.ANY, 3, 3, 3, false))).isEqualTo(Result.WIN);
        assertThat(startOf(KnownGames.inARow(Choice.ANY, 3, 3, 3, true))).isEqualTo(Result.DRAW);
    }

    @Test
    void knowsSimOnFewPoints() {
        assertThat(IntStream.rangeClosed(3, 5).mapToObj(KnownGames::sim))
                .allSatisfy(game -> assertThat(startOf(game)).isEqualTo(Result.DRAW));
    }

    @Test
    void knowsTheOpeningsOfSmallHex() {
        assertThat(check(
                        "misc_games.csv",
                        row -> row.text("game").startsWith("hex") && row.number("rows") * row.number("cols") <= 9,
                        row -> {
                            String openings = row.text("detail").replaceAll(".*: |/", "");
                            String winning = IntStream.range(0, openings.length())
                                    .filter(cell -> openings.charAt(cell) == 'W')
                                    .mapToObj(String::valueOf)
                                    .collect(Collectors.joining(" "));
                            Declaration game = KnownGames.hex(row.number("rows"), row.number("cols"));
                            assertThat(winningCells(game)).as("%s", row).isEqualTo(winning);
                        }))
                .isEqualTo(3);
    }

    private static Result startOf(Declaration declaration) {
        Reference game = new Reference(declaration);
        return game.value(game.rules().start()).result();
    }

    private static void assertPlacement(Row row, Declaration game) {
        boolean misere = row.text("play").equals("misere");
        assertThat(startOf(misere ? game.noMoves(Ends.WINS) : game))
                .as("%s", row)
                .isEqualTo(row.text("outcome").equals("N") ? Result.WIN : Result.LOSS);
        if (!misere) {
            assertNimber(row, game, row.number("grundy_or_G-"));
        }
    }

    private static void assertNimber(Row row, Declaration declaration, int nimber) {
        Reference game = new Reference(declaration);
        assertThat(game.nimber(game.rules().start())).as("%s", row).isEqualTo(nimber);
    }

    /** Checks the rows that fit; how many there were, so that no test passes for want of rows. */
    private static int check(String file, Predicate<Row> fits, Consumer<Row> check) {
        List<Row> rows = Truth.rows(file).stream().filter(fits).toList();
        rows.forEach(check);
        return rows.size();
    }
}
