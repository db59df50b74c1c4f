package dev.solvable.processor.generated;

import static dev.solvable.processor.generated.TableAnswers.compile;
import static dev.solvable.processor.generated.TableAnswers.ends;
import static dev.solvable.processor.generated.TableAnswers.keys;
import static dev.solvable.processor.generated.TableAnswers.solver;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableException;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of other rules or with a wrong value. */
@Tag("slow")
class WrongTablesTest {
    @TempDir
    private Path folder;

    @Test
    void refusesTheTableOfOtherRules() throws Exception {
        Map<String, String> sources = EveryKind.sources("TicTacToe");
        Path file = folder.resolve("table");
        SolvedTable.write(compile(sources).solver("TicTacToe"), file, (done, total) -> {});
        SolvedTable.open(file, compile(sources).solver("TicTacToe")).close();
        String misere = sources.get("TicTacToe").replace("length = 3", "length = 3, completes = Ending.LOSES");
        assertThat(misere).isNotEqualTo(sources.get("TicTacToe"));
        Solver other = compile(Map.of("TicTacToe", misere)).solver("TicTacToe");
        assertThatThrownBy(() -> SolvedTable.open(file, other))
                .isInstanceOf(TableException.class)
                .hasMessage(file + ": it is a table of TicTacToe with other rules than it has now");
        Solver masks = solver("SweptMasks");
        assertThatThrownBy(() -> SolvedTable.open(file, masks))
                .isInstanceOf(TableException.class)
                .hasMessage(file + ": it is a table of TicTacToe, not of SweptMasks");
    }

    /** Plays at random rarely fill these boards, and rarely make these lines: both had the same digest. */
    @ParameterizedTest
    @MethodSource
    void refusesTheTableOfOtherEnds(String one, String other) throws Exception {
        Path file = folder.resolve("table");
        SolvedTable.write(compile(Map.of("Ends", one)).solver("Ends"), file, (done, total) -> {});
        Solver solver = compile(Map.of("Ends", other)).solver("Ends");
        assertThatThrownBy(() -> SolvedTable.open(file, solver))
                .isInstanceOf(TableException.class)
                .hasMessage(file + ": it is a table of Ends with other rules than it has now");
    }

    static Stream<Arguments> refusesTheTableOfOtherEnds() {
        String pairs = ends("cells = 12", "@Board(rows = 3, columns = 4)", "@Marks", "@Lines(length = 2)");
        String half = ends("cells = 12", "@Marks", "@Lines(patterns = \"0 1 2 3 4 5\")");
        String corner = ends(
                "cells = 36",
                "@Pieces({\"ooo...\", \"......\", \"......\", \"......\", \"......\", \".....X\"})",
                "@Move(way = \"K\")");
        String rows =
                ends("cells = 12", "@Board(rows = 3, columns = 4)", "@Marks").replace("{}", """
                        {
                            @WinCheck static boolean hasWon(long own, long other, Player owner) {
                                for (long row = 15; row < 4096; row <<= 4) {
                                    if ((own & row) == row) {
                                        return true;
                                    }
                                }
                                return false;
                            }
                        }""");
        String source = ends("cells = 6").replace("{}", """
                        {
                            @MoveSource static long[][] moves() {
                                return new long[][] {{1, 1}, {2, 2}, {4, 4}, {56, 56}};
                            }
                        }""");
        return Stream.of(
                Arguments.of(pairs, pairs.replace("@Marks", "@Marks @NoMoves(Ending.LOSES)")),
                Arguments.of(half, half.replace("\")", "\", completes = Ending.LOSES)")),
                Arguments.of(corner, corner.replace("@Move", "@NoMoves(Ending.WINS) @Move")),
                Arguments.of(rows, rows.replace("return false", "return (own & 0x077) == 0x077")),
                Arguments.of(source, source.replace("{56, 56}", "{48, 56}")));
    }

    /** Both have the same moves and the same end; in the second the same player moves twice, then the other. */
    @Test
    void refusesTheTableOfAnotherOrderOfTurns() throws Exception {
        String inTurns = """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = 4)
                public final class Ends implements GameRules {
                    @Override
                    public long start() {
                        return 12;
                    }

                    @Override
                    public Player toMove(long counters) {
                        return counters % 2 == 0 ? Player.FIRST : Player.SECOND;
                    }

                    @Override
                    public int mostMoves() {
                        return 1;
                    }

                    @Override
                    public int successors(long counters, long[] into) {
                        into[0] = counters - 1;
                        return counters == 0 ? 0 : 1;
                    }

                    @Override
                    public Outcome atEnd(long counters) {
                        return Outcome.LOSS;
                    }

                    @Override
                    public String format(long counters) {
                        return Long.toString(counters, 2);
                    }

                    @Override
                    public long parse(String board, Player toMove) {
                        return Long.parseLong(board, 2);
                    }
                }
                """;
        Path file = folder.resolve("table");
        SolvedTable.write(compile(Map.of("Ends", inTurns)).solver("Ends"), file, (done, total) -> {});
        String twice = inTurns.replace("counters % 2 == 0", "counters % 4 < 2");
        Solver solver = compile(Map.of("Ends", twice)).solver("Ends");
        assertThatThrownBy(() -> SolvedTable.open(file, solver))
                .isInstanceOf(TableException.class)
                .hasMessage(file + ": it is a table of Ends with other rules than it has now");
    }

    @Test
    void aPartAloneIsNoTable() throws Exception {
        Solver solver = solver("Hexapawn");
        Path part = folder.resolve("part-00000.table");
        try (TableWriter writer =
                TableWriter.create(part, TableHeader.keyed(solver, true).part(0, 2))) {
            writer.finish();
        }
        assertThatThrownBy(() -> SolvedTable.open(part, solver))
                .isInstanceOf(TableException.class)
                .hasMessage(
                        part + ": it is part 0 of 2 of a table of Hexapawn; give the folder of all parts, where their"
                                + " manifest is");
    }

    @Test
    void aNullArgumentIsNamed() throws Exception {
        Solver solver = solver("Hexapawn");
        Path file = folder.resolve("table");
        namesNull("solver", () -> SolvedTable.write(null, file, (done, total) -> {}));
        namesNull("path", () -> SolvedTable.write(solver, null, (done, total) -> {}));
        namesNull("listener", () -> SolvedTable.write(solver, file, null));
        SolvedTable.write(solver, file, (done, total) -> {});
        namesNull("solver", () -> SolvedTable.open(file, null));
        namesNull("path", () -> SolvedTable.open(null, solver));
        namesNull("listener", () -> SolvedTable.verify(file, null));
        try (SolvedTable table = SolvedTable.open(file, solver)) {
            namesNull("listener", () -> table.solve(null));
            namesNull("listener", () -> table.solve(table.initial(), null));
            namesNull("listener", () -> table.prove(null));
            namesNull("board", () -> table.parse(null, Player.FIRST));
        }
    }

    private static void namesNull(String argument, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(argument);
    }

    /** All checksums are right, and one value is not. */
    @ParameterizedTest
    @ValueSource(strings = {"Hexapawn", "Masks"})
    void provesWhatChecksumsDoNot(String game) throws Exception {
        Solver solver = solver(game);
        Path right = folder.resolve("right");
        Path wrong = folder.resolve("wrong");
        SolvedTable.write(solver, right, (done, total) -> {});
        TreeSet<Long> keys = keys(solver);
        for (long changed : List.of(keys.first(), ((GameGraph) solver).canonical(solver.initial()))) {
            try (SolvedTable table = SolvedTable.open(right, solver);
                    TableWriter writer = TableWriter.create(wrong, TableHeader.keyed(solver, true))) {
                for (long key : keys) {
                    Outcome outcome = table.outcome(key);
                    Outcome other = outcome == Outcome.WIN ? Outcome.LOSS : Outcome.WIN;
                    writer.put(key, key == changed ? other : outcome, table.distance(key));
                }
                writer.finish();
            }
            SolvedTable.verify(wrong, (done, total) -> {});
            try (SolvedTable table = SolvedTable.open(wrong, solver)) {
                assertThatThrownBy(() -> table.prove((done, total) -> {}))
                        .isInstanceOf(TableException.class)
                        .hasMessageContaining(" and not ");
            }
        }
    }
}
