package dev.solvable.processor.comparison.published;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.comparison.published.Fact.Effort;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.Nothing;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import dev.solvable.processor.reference.Truth;
import dev.solvable.processor.reference.Truth.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The facts under {@code truth/} as questions to solvers, all but {@link TicTacToeFacts}. */
final class PublishedFacts {
    private PublishedFacts() {}

    static List<Fact> all() {
        List<Fact> facts = new ArrayList<>(TicTacToeFacts.all());
        facts.addAll(inARow());
        facts.addAll(inARowByPly());
        facts.addAll(connectFour());
        facts.addAll(connectFourPositions());
        facts.addAll(connectFourByPly());
        facts.addAll(cram());
        facts.addAll(domineering());
        facts.addAll(placement());
        facts.addAll(nodeKayles());
        facts.addAll(octal("kayles_.77", "#", "##"));
        facts.addAll(octal("dawsons_kayles_.07 (=cram 1xn)", "##"));
        facts.addAll(chomp());
        facts.addAll(notakto());
        facts.addAll(wild());
        facts.addAll(sim());
        facts.addAll(hex());
        return facts;
    }

    /** The rows of a file that a filter keeps, as facts. */
    private static List<Fact> facts(
            String file,
            Predicate<Row> kept,
            Function<Row, Declaration> game,
            Function<Row, Effort> effort,
            Function<Row, Consumer<Solver>> check) {
        return Truth.rows(file).stream()
                .filter(kept)
                .map(row -> new Fact(file, row, game.apply(row), effort.apply(row), check.apply(row)))
                .toList();
    }

    /** The effort for boards of so many cells. */
    private static Function<Row, Effort> cells(int seconds, int minute) {
        return row -> Effort.of(rows(row) * columns(row), seconds, minute);
    }

    private static int rows(Row row) {
        return row.number("rows");
    }

    private static int columns(Row row) {
        return row.number("cols");
    }

    private static List<Fact> inARow() {
        return facts(
                "mnk_values.csv",
                row -> !row.text("rows").equals("any"),
                row -> KnownGames.inARow(rows(row), columns(row), row.number("k"), isMisere(row)),
                // Of the larger boards the file has values from memory only.
                row -> isMisere(row) ? cells(20, 27).apply(row) : cells(29, 30).apply(row),
                row -> solver -> assertThat(winner(solver, solver.initial()))
                        .isEqualTo(
                                switch (row.text("value")) {
                                    case "first player win" -> "FIRST";
                                    case "second player win" -> "SECOND";
                                    default -> row.text("value");
                                }));
    }

    private static boolean isMisere(Row row) {
        return row.text("rule").startsWith("misere");
    }

    private static List<Fact> inARowByPly() {
        Map<Solver, List<Map<String, Long>>> counted = new WeakHashMap<>();
        return facts(
                "mnk_ply_counts.csv",
                row -> true,
                row -> KnownGames.inARow(rows(row), columns(row), row.number("k"), row.number("misere") == 1),
                cells(12, 16),
                row -> solver -> {
                    List<Map<String, Long>> plies =
                            counted.computeIfAbsent(solver, counting -> new Census(counting).plies());
                    Map<String, Long> counts =
                            row.number("ply") < plies.size() ? plies.get(row.number("ply")) : Map.of();
                    for (String what : List.of(
                            "positions",
                            "terminal",
                            "games_ending",
                            "x_win",
                            "draw",
                            "o_win",
                            "sym_positions",
                            "sym_terminal",
                            "sym_x_win",
                            "sym_draw",
                            "sym_o_win")) {
                        assertThat(counts.getOrDefault(what, 0L)).as(what).isEqualTo(Long.valueOf(row.text(what)));
                    }
                });
    }

    private static List<Fact> connectFour() {
        return facts(
                "connect4_values.csv",
                row -> true,
                row -> connectFour(row.number("width"), row.number("height")),
                row -> Effort.of(row.number("width") * row.number("height"), 35, 42),
                row -> solver -> {
                    assertThat(winner(solver, solver.initial())).isEqualToIgnoringCase(row.text("winner"));
                    if (!row.text("last_move_ply_perfect_play").isEmpty()) {
                        assertThat(solver.distance(solver.initial()))
                                .isEqualTo(row.number("last_move_ply_perfect_play"));
                    }
                });
    }

    /** Where no line fits there is none to declare. */
    private static Declaration connectFour(int width, int height) {
        Declaration game = KnownGames.connectFour(width, height);
        return width >= 4 || height >= 4
                ? game
                : Declaration.game(game.name(), game.grid(), new Marks(Choice.OWN, true, new Nothing()));
    }

    private static List<Fact> connectFourPositions() {
        return facts(
                "connect4_positions.csv",
                row -> true,
                row -> connectFour(row.number("width"), row.number("height")),
                row -> Effort.of(Long.parseLong(row.text("reachable_positions_k4")), 1_500_000, 30_000_000),
                row -> solver -> assertThat(new Census(solver).positions())
                        .isEqualTo(Long.parseLong(row.text("reachable_positions_k4"))));
    }

    private static List<Fact> connectFourByPly() {
        Map<Solver, List<long[]>> counted = new WeakHashMap<>();
        return Truth.rows("connect4_7x6_ply.csv").stream()
                .map(row -> {
                    Effort effort = row.number("ply") <= 9
                            ? Effort.SECONDS
                            : row.number("ply") <= 11 ? Effort.A_MINUTE : Effort.LONGER;
                    int last = effort == Effort.SECONDS ? 9 : 11;
                    return new Fact("connect4_7x6_ply.csv", row, connectFour(7, 6), effort, solver -> {
                        long[] counts = counted.computeIfAbsent(solver, counting -> upToReflection(counting, last))
                                .get(row.number("ply"));
                        assertThat(counts[0]).isEqualTo(Long.parseLong(row.text("legal_positions_A212693")));
                        assertThat(counts[1]).isEqualTo(Long.parseLong(row.text("up_to_reflection_A013582")));
                    });
                })
                .toList();
    }

    /** For each ply the positions, and how many there are when a position and its mirror image are one. */
    private static List<long[]> upToReflection(Solver solver, int lastPly) {
        List<long[]> counts = new ArrayList<>();
        new Census(solver).visit(lastPly, (ply, position, games) -> {
            if (ply == counts.size()) {
                counts.add(new long[2]);
            }
            counts.get(ply)[0]++;
            counts.get(ply)[1] += Census.mirrorsToNoSmaller(solver.format(position)) ? 1 : 0;
        });
        return counts;
    }

    private static List<Fact> cram() {
        return facts(
                "cram_grundy.csv",
                row -> row.text("grundy_normal").matches("[0-9]+"),
                row -> KnownGames.cram(rows(row), columns(row)),
                row -> rows(row) <= 2 || isEven(row)
                        ? Effort.SECONDS
                        : cells(36, rows(row) <= 5 ? 45 : 36).apply(row),
                row -> solver -> assertThat(nimber(solver)).isEqualTo(row.number("grundy_normal")));
    }

    /** Whether each domino can be answered by its image after a half turn: the solver sees that without search. */
    private static boolean isEven(Row row) {
        return rows(row) % 2 == 0 && columns(row) % 2 == 0;
    }

    private static List<Fact> domineering() {
        return facts(
                "domineering.csv",
                row -> true,
                row -> KnownGames.domineering(rows(row), columns(row)),
                cells(49, 64),
                row -> solver -> {
                    String empty = ".".repeat(rows(row) * columns(row));
                    for (Player starter : List.of(Player.FIRST, Player.SECOND)) {
                        String right = row.text(starter == Player.FIRST ? "winner_if_V_first" : "winner_if_H_first");
                        boolean wins = solver.outcome(solver.parse(empty, starter)) == Outcome.WIN;
                        String winner = wins == (starter == Player.FIRST) ? "V" : "H";
                        assertThat(winner).as("%s starts", starter).isEqualTo(right);
                    }
                });
    }

    private static List<Fact> placement() {
        return facts(
                "placement_games.csv",
                row -> true,
                row -> withoutMove(
                        row,
                        row.text("game").equals("block")
                                ? KnownGames.blockGame(rows(row), columns(row))
                                : Declaration.tiles("I3", Grid.full(rows(row), columns(row)), "###")),
                cells(22, 26),
                PublishedFacts::whoWins);
    }

    private static List<Fact> nodeKayles() {
        return facts(
                "node_kayles.csv",
                row -> true,
                row -> withoutMove(
                        row,
                        KnownGames.nodeKayles(
                                rows(row), columns(row), row.text("game").equals("queen"))),
                row -> row.text("game").equals("queen")
                        ? sparseEffort(rows(row) * columns(row))
                        : Effort.of(rows(row) * columns(row), 22, 36),
                PublishedFacts::whoWins);
    }

    private static Declaration withoutMove(Row row, Declaration game) {
        return row.text("play").equals("misere") ? game.noMoves(Ends.WINS) : game;
    }

    private static Consumer<Solver> whoWins(Row row) {
        return solver -> {
            assertThat(solver.outcome(solver.initial()))
                    .isEqualTo(row.text("outcome").equals("N") ? Outcome.WIN : Outcome.LOSS);
            if (row.text("play").equals("normal")) {
                assertThat(nimber(solver)).isEqualTo(row.number("grundy_or_G-"));
            }
        };
    }

    private static List<Fact> octal(String column, String... tiles) {
        return facts(
                "octal_heaps.csv",
                row -> row.number("n") > 0,
                row -> Declaration.tiles("Heap", Grid.row(row.number("n")), tiles),
                row -> Effort.SECONDS,
                row -> solver -> assertThat(nimber(solver)).as(column).isEqualTo(row.number(column)));
    }

    private static List<Fact> chomp() {
        return facts(
                "chomp.csv",
                row -> true,
                row -> KnownGames.chomp(rows(row), columns(row)),
                row -> sparseEffort(rows(row) * columns(row)),
                row -> solver -> {
                    String bites = winningMoves(solver)
                            .mapToObj(move ->
                                    "(" + ((move + 1) / columns(row) + 1) + " " + ((move + 1) % columns(row) + 1) + ")")
                            .collect(Collectors.joining(" "));
                    assertThat(bites).isEqualTo(row.text("winning_first_moves_row_col_1based_poison_1_1"));
                    assertThat(solver.outcome(solver.initial()))
                            .isEqualTo(row.text("outcome").equals("N") ? Outcome.WIN : Outcome.LOSS);
                });
    }

    /** Where play leaves few of all sets of cells, a table of all of them takes longer than a search among the few. */
    private static Effort sparseEffort(int cells) {
        return cells > 22 && cells <= 26 ? Effort.A_MINUTE : Effort.SECONDS;
    }

    private static List<Fact> notakto() {
        return facts(
                "misc_games.csv",
                row -> row.text("game").startsWith("notakto"),
                row -> KnownGames.inARow(Choice.SHARED, rows(row), columns(row), length(row), misere(row)),
                cells(25, 25),
                row -> solver -> {
                    assertThat(solver.outcome(solver.initial()))
                            .isEqualTo(row.text("value").equals("N") ? Outcome.WIN : Outcome.LOSS);
                    assertThat(winningMoves(solver).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
                            .isEqualTo(detail(row));
                });
    }

    private static int length(Row row) {
        return Integer.parseInt(row.text("game").replaceAll("[^0-9]", ""));
    }

    private static boolean misere(Row row) {
        return row.text("game").contains("misere");
    }

    /** What the detail says after its explanation. */
    private static String detail(Row row) {
        return row.text("detail").replaceAll(".*: *", "").trim();
    }

    private static List<Fact> wild() {
        return facts(
                "misc_games.csv",
                row -> row.text("game").startsWith("wild"),
                row -> KnownGames.inARow(Choice.ANY, rows(row), columns(row), length(row), misere(row)),
                cells(12, 16),
                PublishedFacts::whoWinsFromTheStart);
    }

    private static List<Fact> sim() {
        return facts(
                "misc_games.csv",
                row -> row.text("game").equals("sim"),
                row -> KnownGames.sim(Integer.parseInt(row.text("rows").substring(1))),
                row -> Effort.SECONDS,
                PublishedFacts::whoWinsFromTheStart);
    }

    private static Consumer<Solver> whoWinsFromTheStart(Row row) {
        return solver -> assertThat(winner(solver, solver.initial()))
                .isEqualTo(
                        switch (row.text("value")) {
                            case "first wins" -> "FIRST";
                            case "second wins" -> "SECOND";
                            default -> row.text("value");
                        });
    }

    private static List<Fact> hex() {
        return facts(
                "misc_games.csv",
                row -> row.text("game").startsWith("hex"),
                row -> KnownGames.hex(rows(row), columns(row)),
                cells(16, 16),
                row -> solver -> {
                    assertThat(solver.outcome(solver.initial()))
                            .isEqualTo(row.text("value").equals("N") ? Outcome.WIN : Outcome.LOSS);
                    List<Integer> winning = winningMoves(solver).boxed().toList();
                    String openings = IntStream.range(0, rows(row) * columns(row))
                            .mapToObj(cell -> winning.contains(cell) ? "W" : "L")
                            .collect(Collectors.joining());
                    assertThat(openings).isEqualTo(detail(row).replace("/", ""));
                });
    }

    /** {@code FIRST}, {@code SECOND} or {@code draw} under perfect play. */
    private static String winner(Solver solver, long position) {
        return switch (solver.outcome(position)) {
            case WIN -> "FIRST";
            case LOSS -> "SECOND";
            case DRAW -> "draw";
        };
    }

    private static int nimber(Solver solver) {
        return ((ImpartialSolver) solver).nimber(solver.initial());
    }

    /** The first moves that win. */
    private static IntStream winningMoves(Solver solver) {
        return Arrays.stream(solver.moves(solver.initial()))
                .filter(move -> solver.outcome(solver.play(solver.initial(), move)) == Outcome.LOSS);
    }
}
