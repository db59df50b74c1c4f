package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.UsersPath;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table that the heap has no room for, in a JVM of its own: the error says how much was needed. */
@Tag("slow")
class SmallHeapTest {
    private static final String DECLARED = """
            package games;
            import dev.solvable.*;
            """;

    private static final Map<String, String> SOURCES = Map.of(
            "Covered", DECLARED + """
                    @SolvableGame(cells = 30)
                    @Board(rows = 6, columns = 5)
                    @Tiles({"##", "##/#."})
                    public final class Covered {}
                    """, "Marked", DECLARED + """
                    @SolvableGame(cells = 16)
                    @Board(rows = 4, columns = 4)
                    @Marks
                    @Lines(length = 4)
                    public final class Marked {}
                    """, "Falling", DECLARED + """
                    @SolvableGame(cells = 42)
                    @Board(rows = 6, columns = 7)
                    @Marks(gravity = true)
                    @Lines(length = 4)
                    public final class Falling {}
                    """, "Ask", DECLARED + """
                    public final class Ask {
                        private Ask() {}

                        public static void main(String[] arguments) throws InterruptedException {
                            for (Solver solver : new Solver[] {new CoveredSolver(), new CoveredSolver(2), new MarkedSolver()}) {
                                for (int attempt = 0; attempt < 2; attempt++) {
                                    try {
                                        System.out.println(solver.outcome(solver.initial()));
                                    } catch (OutOfMemoryError e) {
                                        System.out.println(e.getMessage());
                                    }
                                }
                                try {
                                    solver.solve((done, total) -> {});
                                } catch (OutOfMemoryError e) {
                                    System.out.println(e.getMessage());
                                }
                                System.out.println(solver.toMove(solver.initial()));
                            }
                            for (Solver solver : new Solver[] {new FallingSolver(), new FallingSolver(2)}) {
                                System.out.println(solver.outcome(solver.parse(
                                        "....... ....... ..x.... ..o.... ..x.o.. o.x.o.x")));
                            }
                        }
                    }
                    """);

    @TempDir
    private Path folder;

    private String run(String heap, Compilation compilation) throws IOException, InterruptedException {
        for (Map.Entry<String, byte[]> file : compilation.classes().entrySet()) {
            Path path = folder.resolve(file.getKey().replace('.', '/') + ".class");
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        heap,
                        "-XX:+UseSerialGC", // so that what fits does not depend on the machine
                        "-cp",
                        UsersPath.after(folder),
                        "games.Ask")
                .redirectErrorStream(true)
                .start();
        String output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(java.waitFor()).as(output).isZero();
        return output;
    }

    @Test
    void theErrorSaysHowManyBytesWereNeeded() throws IOException, InterruptedException {
        Compilation compilation = GameCompiler.compile(SOURCES, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        String covered = "Covered: the table needs 134,217,728 bytes, more than is left of this JVM's heap";
        String marked = "Marked: the table needs 43,046,721 bytes, more than is left of this JVM's heap";
        List<String> lines = run("-Xmx32m", compilation).lines().toList();
        assertThat(lines).hasSize(14);
        for (int solver = 0; solver < 3; solver++) {
            assertThat(lines.subList(4 * solver, 4 * solver + 3))
                    .allMatch(line -> line.startsWith(covered) || line.startsWith(marked))
                    .containsOnly(lines.get(4 * solver));
            assertThat(lines.get(4 * solver + 3)).isIn("EITHER", "FIRST");
        }
        assertThat(lines.get(8)).startsWith(marked);
        assertThat(lines.subList(12, 14))
                .as("a cache grows as far as the heap lets it")
                .containsOnly("LOSS");
    }

    /** The table of regions grows to 65,536 entries here, and not to the 262,144 that the question would fill. */
    @Test
    void aTableThatCannotGrowStaysSmallAndServes() throws IOException, InterruptedException {
        Map<String, String> sources = Map.of("Summed", DECLARED + """
                        @SolvableGame(cells = 36)
                        @Board(rows = 6, columns = 6)
                        @Tiles("##")
                        public final class Summed {}
                        """, "Ask", DECLARED + """
                        public final class Ask {
                            private Ask() {}

                            public static void main(String[] arguments) {
                                ImpartialSolver solver = new SummedSolver();
                                long position = 0b000111_000111_000000_000000_000000_000000L;
                                System.out.println(solver.outcome(position) + " " + solver.nimber(position));
                            }
                        }
                        """);
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        assertThat(run("-Xmx4m", compilation).strip()).isEqualTo("WIN 2");
    }

    /**
     * Like Teeko: values by rank, and what play reaches of them. The solver stays usable: a board is parsed as before.
     */
    @Test
    void ranksThatTheHeapHasNoRoomForAreCounted() throws IOException, InterruptedException {
        Map<String, String> sources = Map.of("Squares", DECLARED + """
                        @SolvableGame(cells = 25)
                        @Board(rows = 5, columns = 5)
                        @Pieces(value = {".....", ".....", ".....", ".....", "....."}, hand = "XXXXoooo")
                        @Move(way = "K")
                        @Lines(length = 4, patterns = {"0 1 5 6", "18 19 23 24"})
                        public final class Squares {}
                        """, "Ask", DECLARED + """
                        public final class Ask {
                            private Ask() {}

                            public static void main(String[] arguments) {
                                Solver solver = new SquaresSolver();
                                for (int time = 0; time < 2; time++) {
                                    try {
                                        System.out.println(solver.outcome(solver.initial()));
                                    } catch (OutOfMemoryError e) {
                                        System.out.println(e.getMessage());
                                    }
                                }
                                System.out.println(solver.toMove(solver.initial()));
                            }
                        }
                        """);
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        String text =
                "Squares: the values of [0-9,]+ ranks need more than this JVM's heap of [0-9,]+ bytes; a larger -Xmx"
                        + " may help";
        List<String> lines = run("-Xmx12m", compilation).lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.subList(0, 2)).allMatch(line -> line.matches(text));
        assertThat(lines.get(2)).isEqualTo("FIRST");
    }

    /** What was analysed beside the game is forgotten then: before, every later question failed. */
    @Test
    void positionsThatPlayDoesNotReachAreAnsweredAfterTheHeapWasFull() throws IOException, InterruptedException {
        Map<String, String> sources = Map.of("Chains", DECLARED + """
                        @SolvableGame(cells = 1)
                        @Board(rows = 1, columns = 1)
                        public final class Chains implements GameRules {
                            @Override
                            public long start() {
                                return 0;
                            }

                            @Override
                            public Player toMove(long position) {
                                return position % 2 == 0 ? Player.FIRST : Player.SECOND;
                            }

                            @Override
                            public int successors(long position, long[] into) {
                                into[0] = position - 1;
                                return position % 4_000 == 0 ? 0 : 1;
                            }

                            @Override
                            public int mostMoves() {
                                return 1;
                            }

                            @Override
                            public Outcome atEnd(long position) {
                                return Outcome.LOSS;
                            }

                            @Override
                            public String format(long position) {
                                return Long.toString(position);
                            }

                            @Override
                            public long parse(String board, Player toMove) {
                                return Long.parseLong(board);
                            }
                        }
                        """, "Ask", DECLARED + """
                        public final class Ask {
                            private Ask() {}

                            public static void main(String[] arguments) {
                                Solver solver = new ChainsSolver(1);
                                long position = 3_999;
                                try {
                                    for (; ; position += 4_000) {
                                        solver.outcome(position);
                                    }
                                } catch (OutOfMemoryError e) {
                                    System.out.println("full");
                                }
                                for (int more = 0; more < 10; more++) {
                                    position += 4_000;
                                    System.out.println(solver.outcome(position));
                                }
                            }
                        }
                        """);
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        assertThat(run("-Xmx8m", compilation).lines())
                .startsWith("full")
                .hasSize(11)
                .endsWith("WIN", "WIN", "WIN", "WIN", "WIN", "WIN", "WIN", "WIN", "WIN", "WIN");
    }
}
