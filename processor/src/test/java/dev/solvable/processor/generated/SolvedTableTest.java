package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableCounts;
import dev.solvable.table.TableException;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableParts;
import dev.solvable.table.TableWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table answers as the solver does that it is of, whatever engine and kind of rules that has. */
@Tag("slow")
class SolvedTableTest {
    private static final long SEED = Long.getLong("solvable.table.seed", 1405);

    /** Of more positions than so many, so many are asked about. */
    private static final int ASKED = 1_500;

    private static final String[] GAMES = {
        "TicTacToe", "SweptMasks", "Misere", "Wild", "Notakto", "FallingOwnTernary", "FallingAnyHole",
                "FallingSharedHole",
        "MakerOwn", "MakerAnySearched", "CramTernary", "DomineeringTernary", "Snort", "Chomp", "Checked", "WildNoLines",
        "SharedNoLines", "OneCell", "NamedTiles"
    };

    @TempDir
    private Path folder;

    private static Compilation compile(Map<String, String> sources) {
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }

    private static Solver solver(String game) {
        return compile(EveryKind.sources(game)).solver(game);
    }

    /** Nobody waits for a game to be solved whose table cannot be written. */
    @Test
    void refusesANameBeforeItSolves() {
        Solver solver = solver("TicTacToe");
        SolveListener unasked = (done, total) -> {
            throw new AssertionError("solving");
        };
        assertThatThrownBy(() -> SolvedTable.write(solver, folder, unasked))
                .isInstanceOf(IOException.class)
                .hasMessage(folder + ": Is a directory");
        Path missing = folder.resolve("none").resolve("x.table");
        assertThatThrownBy(() -> SolvedTable.write(solver, missing, unasked)).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> SolvedTable.writeFirst(solver, missing, 2, unasked))
                .isInstanceOf(NoSuchFileException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, 65_535, Integer.MAX_VALUE})
    void refusesNumbersOfPliesThatNoTableHas(int plies) {
        Solver solver = solver("TicTacToe");
        Path file = folder.resolve("x.table");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolvedTable.writeFirst(solver, file, plies, (done, total) -> {}))
                .withMessage("a table has the positions of the first 0 to 65534 plies, not of " + plies);
        assertThat(folder).isEmptyDirectory();
    }

    /** The file is deleted, although the interrupt closes its channel. */
    @Test
    void anInterruptWhileItWritesLeavesNoFile() {
        for (String game : List.of("TicTacToe", "Hexapawn")) {
            Solver solver = solver(game);
            Path file = folder.resolve("x.table");
            assertThatThrownBy(() -> SolvedTable.write(
                            solver,
                            file,
                            (done, total) -> Thread.currentThread().interrupt()))
                    .as(game)
                    .isInstanceOf(InterruptedException.class);
            assertThat(Thread.interrupted()).as("interrupted still").isFalse();
            assertThat(folder).isEmptyDirectory();
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> SolvedTable.write(solver, file, (done, total) -> {}))
                    .as(game)
                    .isInstanceOf(InterruptedException.class);
            assertThat(Thread.interrupted()).as("interrupted still").isFalse();
            assertThat(folder).isEmptyDirectory();
        }
    }

    /** Each engine solves what it can; where it cannot solve a game, another does. */
    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void answersAsEveryEngineDoes(Algorithm engine) throws Exception {
        Compilation compilation =
                GameCompiler.compile(EveryKind.sources(GAMES), List.of(new SolvableGameProcessor()), engine);
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        for (String game : GAMES) {
            assertAnswers(compilation.solver(game), compilation.solver(game), game + " by " + engine);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hexapawn",
                "Race",
                "Masks",
                "Ternary",
                "NotaktoSearched",
                "SnortSearched",
                "Morris",
                "Dodgem",
                "MuTorere"
            })
    void answersAsTheSolverDoes(String game) throws Exception {
        Compilation compilation = compile(EveryKind.sources(game));
        assertAnswers(compilation.solver(game), compilation.solver(game), game);
    }

    private void assertAnswers(Solver solver, Solver other, String what) throws Exception {
        Path file = folder.resolve("table");
        long[] last = new long[2];
        TableCounts counts = SolvedTable.write(solver, file, (done, total) -> {
            last[0] = done;
            last[1] = total;
        });
        assertThat(last[0]).as(what).isPositive().isEqualTo(last[1]);
        assertThat(SolvedTable.verify(file, (done, total) -> {})).as(what).isEqualTo(counts);
        try (SolvedTable table = SolvedTable.open(file, other)) {
            assertThat(table instanceof ImpartialSolver).isEqualTo(solver instanceof ImpartialSolver);
            table.prove((done, total) -> {});
            assertSame(solver, table, what);
        }
        assertThat(SolvedTable.writeOutcomes(solver, file, (done, total) -> {}))
                .as(what)
                .isEqualTo(counts);
        try (SolvedTable table = SolvedTable.open(file, other, 1)) {
            table.prove((done, total) -> {});
            assertSame(solver, table, what + ", outcomes alone");
        }
    }

    private static void assertSame(Solver solver, SolvedTable table, String what) {
        for (long position : positions(solver)) {
            assertThat(answer(table, position))
                    .as("%s, seed %d, position %d", what, SEED, position)
                    .isEqualTo(answer(solver, position));
        }
    }

    /** Reachable positions, some that are not, and numbers that are none. */
    private static List<Long> positions(Solver solver) {
        GameGraph graph = (GameGraph) solver;
        Set<Long> met = new TreeSet<>(Set.of(solver.initial()));
        Deque<Long> queue = new ArrayDeque<>(met);
        long[] into = new long[graph.mostMoves()];
        while (!queue.isEmpty()) {
            int count = graph.successors(queue.remove(), into);
            LongStream.of(into).limit(count).filter(met::add).forEach(queue::add);
        }
        List<Long> positions = new ArrayList<>(met);
        Random random = new Random(SEED);
        Collections.shuffle(positions, random);
        positions.subList(Math.min(ASKED, positions.size()), positions.size()).clear();
        for (int i = 0; i < 200; i++) {
            positions.add((long) i);
            positions.add(random.nextLong() >>> random.nextInt(Long.SIZE));
        }
        return positions;
    }

    /** Everything that a solver says of a position, or how it refuses to. */
    private static String answer(Solver solver, long position) {
        try {
            String answer = solver.outcome(position) + " " + solver.distance(position) + " "
                    + solver.bestMove(position) + " " + Arrays.toString(solver.moves(position))
                    + solver.isTerminal(position) + solver.toMove(position) + solver.format(position);
            return solver instanceof ImpartialSolver impartial ? answer + impartial.nimber(position) : answer;
        } catch (IllegalArgumentException e) {
            return refusal(() -> solver.outcome(position))
                    + refusal(() -> solver.distance(position))
                    + refusal(() -> solver.bestMove(position))
                    + refusal(() -> solver.moves(position));
        }
    }

    private static String refusal(Runnable question) {
        try {
            question.run();
            return "answered";
        } catch (IllegalArgumentException e) {
            return e.getMessage() + "\n";
        }
    }

    /** Each player has 44 steps, so who begins is the first without one: more plies than a board has cells. */
    @Test
    void answersWherePlayIsLongerThanTheBoard() throws Exception {
        String run = ends(
                "cells = 48, cacheEntries = 65536",
                "@Pieces(value = {\"PP......................\", \"pp......................\"},"
                        + " forward = {Direction.EAST, Direction.EAST})",
                "@Move(way = \"fW\")");
        Compilation compilation = compile(Map.of("Ends", run));
        Solver solver = compilation.solver("Ends");
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
        assertAnswers(solver, compilation.solver("Ends"), "run");
        try (SolvedTable table = SolvedTable.open(folder.resolve("table"), solver)) {
            assertThat(table.outcome(solver.initial())).isEqualTo(Outcome.LOSS);
            assertThat(table.distance(solver.initial())).isEqualTo(88);
        }
    }

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

    private static String ends(String game, String... rules) {
        return "package games; import dev.solvable.*; @SolvableGame(" + game + ") " + String.join(" ", rules)
                + " public final class Ends {}";
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

    /** Play reaches 540 of the 812 ranks of one game, and 4,567 of 22,327 of the other. */
    @Test
    void valuesLieByRankWherePlayReachesAGoodPartOfTheRanks() throws Exception {
        Path file = folder.resolve("table");
        Solver dense = solver("Morris");
        assertThat(SolvedTable.write(dense, file, (done, total) -> {}).positions())
                .isEqualTo(540);
        assertThat(SolvedTable.header(file).isRanked()).isTrue();
        assertThat(SolvedTable.header(file).range()).isEqualTo(812);
        String pawns = ends(
                "cells = 12",
                "@Pieces({\"ppp.\", \"....\", \".PPP\"})",
                "@Move(way = \"fsW\")",
                "@Move(way = \"fF\", onto = Onto.ENEMY)",
                "@Goal(farSide = true)");
        Compilation sparse = compile(Map.of("Ends", pawns));
        assertThat(ranks(sparse.solver("Ends")).count()).isEqualTo(22_327);
        assertAnswers(sparse.solver("Ends"), sparse.solver("Ends"), "sparse ranks");
        assertThat(SolvedTable.header(file).isRanked()).isFalse();
    }

    /** Ranks of positions that play never leads to, and of none, have no value. */
    @Test
    void ranksThatPlayDoesNotReachHaveNoValue() throws Exception {
        Solver solver = solver("Morris");
        PositionRanks ranks = ranks(solver);
        PositionRanks.OfThread walk = ranks.ofThread();
        Path file = folder.resolve("table");
        TableCounts counts = SolvedTable.write(solver, file, (done, total) -> {});
        Set<Long> keys = keys(solver);
        int absent = 0;
        try (SolvedTable table = SolvedTable.open(file, solver("Morris"))) {
            for (int rank = 0; rank < ranks.count(); rank++) {
                long position = walk.position(rank);
                if (ranks.rank(position) != rank || !keys.contains(((GameGraph) solver).canonical(position))) {
                    absent++;
                }
                assertThat(answer(table, position)).isEqualTo(answer(solver, position));
            }
        }
        assertThat(absent).isPositive().isEqualTo((int) (ranks.count() - counts.positions()));
    }

    private static PositionRanks ranks(Solver solver) {
        return RetrogradeEngine.of(solver).orElseThrow().rules().ranks().orElseThrow();
    }

    /** All checksums are right, and one rank has the value of another, or a value though no position has this rank. */
    @Test
    void provesValuesByRank() throws Exception {
        Solver solver = solver("Morris");
        PositionRanks ranks = ranks(solver);
        PositionRanks.OfThread walk = ranks.ofThread();
        Set<Long> keys = keys(solver);
        Path right = folder.resolve("right");
        SolvedTable.write(solver, right, (done, total) -> {});
        int start = ranks.rank(solver.initial());
        int image = IntStream.range(0, ranks.count())
                .filter(rank -> ranks.rank(walk.position(rank)) != rank)
                .findFirst()
                .orElseThrow();
        for (int changed : List.of(start, image)) {
            Path wrong = folder.resolve("wrong");
            try (TableWriter writer = TableWriter.create(wrong, SolvedTable.header(right))) {
                for (int rank = 0; rank < ranks.count(); rank++) {
                    long position = walk.position(rank);
                    boolean isHere =
                            ranks.rank(position) == rank && keys.contains(((GameGraph) solver).canonical(position));
                    if (isHere || rank == changed) {
                        int distance = solver.distance(position);
                        writer.put(rank, solver.outcome(position), rank == start && changed == start ? 1 : distance);
                    }
                }
                writer.finish();
            }
            SolvedTable.verify(wrong, (done, total) -> {});
            try (SolvedTable table = SolvedTable.open(wrong, solver)) {
                assertThatThrownBy(() -> table.prove((done, total) -> {}))
                        .isInstanceOf(TableException.class)
                        .hasMessageContaining(
                                changed == start
                                        ? "it says WIN in 1 and not WIN in 9 of position 0:"
                                        : "it has a value of key " + image + ", which is that of no position");
            }
        }
    }

    /** Another version of the compiler or of the runtime may rank positions otherwise, or not at all. */
    @ParameterizedTest
    @ValueSource(strings = {"Morris", "Hexapawn"})
    void refusesRanksThatAreNotTheSolvers(String game) throws Exception {
        Solver solver = solver(game);
        Path file = folder.resolve("table");
        SolvedTable.write(solver, file, (done, total) -> {});
        TableHeader header = SolvedTable.header(file);
        assertThat(header.rankDigest()).hasSize(game.equals("Morris") ? 64 : 0);
        long range = header.isRanked() ? header.range() : 100;
        String ranks = header.isRanked() ? header.rankDigest() : header.digest();
        String others = ranks.replace('0', '1');
        for (TableHeader other : List.of(withRanks(header, range, others), withRanks(header, range + 1, ranks))) {
            TableWriter.create(file, other).finish();
            assertThatThrownBy(() -> SolvedTable.open(file, solver))
                    .isInstanceOf(TableException.class)
                    .hasMessage(file + ": its values lie by ranks of positions, and this solver of " + game
                            + " has no or other ranks");
        }
    }

    private static TableHeader withRanks(TableHeader header, long range, String rankDigest) {
        return new TableHeader(
                header.game(), header.encoding(), header.digest(), true, false, range, 0, 1, 0, rankDigest);
    }

    /** What the cluster writes: parts by a rule that both know. */
    @Test
    void opensAFolderOfParts() throws Exception {
        Solver solver = solver("Hexapawn");
        int parts = 4;
        List<TableParts.Part> written = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            TableHeader header = TableHeader.keyed(solver, true).part(part, parts);
            try (TableWriter writer = TableWriter.create(folder.resolve(TableParts.fileName(part)), header)) {
                for (long key : keys(solver)) {
                    if (TableParts.partOf(key, parts) == part) {
                        writer.put(key, solver.outcome(key), solver.distance(key));
                    }
                }
                long positions = writer.finish().positions();
                written.add(new TableParts.Part(positions, writer.sha256()));
            }
        }
        Files.writeString(
                folder.resolve(TableParts.MANIFEST), TableParts.manifest(TableHeader.keyed(solver, true), written));
        try (SolvedTable table = SolvedTable.open(folder, solver("Hexapawn"))) {
            table.prove((done, total) -> {});
            assertSame(solver, table, "Hexapawn in parts");
        }
    }

    private static TreeSet<Long> keys(Solver solver) {
        GameGraph graph = (GameGraph) solver;
        TreeSet<Long> keys = new TreeSet<>(Long::compareUnsigned);
        keys.add(graph.canonical(solver.initial()));
        Deque<Long> queue = new ArrayDeque<>(keys);
        long[] into = new long[graph.mostMoves()];
        while (!queue.isEmpty()) {
            int count = graph.successors(queue.remove(), into);
            LongStream.of(into)
                    .limit(count)
                    .map(graph::canonical)
                    .filter(keys::add)
                    .forEach(queue::add);
        }
        return keys;
    }

    /** The same on every machine and in every version: files are read years later. */
    @Test
    void filesKeepTheirBytes() throws IOException, InterruptedException {
        Path file = folder.resolve("table");
        SolvedTable.write(solver("Hexapawn"), file, (done, total) -> {});
        byte[] first = Files.readAllBytes(file);
        SolvedTable.write(solver("Hexapawn"), file, (done, total) -> {});
        assertThat(file).hasBinaryContent(first);
        assertThat(SolvedTable.header(file).digest())
                .isEqualTo("4a723b06bd54938089e0056e00ab1c4dd4db8643754c405651149821165af007");
    }
}
