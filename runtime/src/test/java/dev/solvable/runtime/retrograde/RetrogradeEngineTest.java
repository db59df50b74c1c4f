package dev.solvable.runtime.retrograde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.retrograde.analysis.Counts;
import dev.solvable.runtime.retrograde.analysis.Graph;
import dev.solvable.runtime.retrograde.analysis.PlainRetrograde;
import dev.solvable.runtime.retrograde.analysis.RandomGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class RetrogradeEngineTest {
    /** {@code -Dsolvable.seed} and {@code -Dsolvable.programs} choose others. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void randomGraphsHaveTheValuesOfTheirDefinition(int threads) {
        long first = Long.getLong("solvable.seed", 0);
        for (long seed = first; seed < first + Integer.getInteger("solvable.programs", 60); seed++) {
            RandomGraph graph = RandomGraph.of((int) (2 + seed * 7 % 300), (int) (1 + seed % 6), seed % 3 * 0.45, seed);
            Solver solver = new GraphSolver(graph, threads);
            PlainRetrograde reached = new PlainRetrograde(graph, graph.start());
            for (int node = 0; node < graph.next().length; node++) {
                long position = RandomGraph.number(node);
                PlainRetrograde plain =
                        reached.successors.containsKey(position) ? reached : new PlainRetrograde(graph, position);
                compare(solver, plain, position, "seed " + seed);
                assertThat(solver.isReachable(position)).isEqualTo(reached.successors.containsKey(position));
            }
        }
    }

    /** As on heaps that have no room for moves, or only for those that matter after some plies. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theValuesAreTheSameWithLessRoom(int threads) {
        for (int seed = 0; seed < 30; seed++) {
            RandomGraph graph = RandomGraph.of(2 + seed * 7 % 300, 1 + seed % 6, seed % 3 * 0.45, seed);
            PlainRetrograde reached = new PlainRetrograde(graph, graph.start());
            int positions = reached.successors.size();
            for (long bytesOfEach : new long[] {0, 14, 18, 22, 40, 100}) {
                GraphSolver solver = solver(graph, threads, new Analyses.Room(1, 1 + positions * bytesOfEach));
                for (long position : reached.successors.keySet()) {
                    compare(solver, reached, position, "seed " + seed);
                }
                for (int node = 0; node < graph.next().length; node += 17) {
                    long position = RandomGraph.number(node);
                    if (!reached.successors.containsKey(position)) {
                        compare(solver, new PlainRetrograde(graph, position), position, "seed " + seed);
                    }
                }
            }
        }
    }

    /** So many positions that helpers have work to do. */
    @ParameterizedTest
    @ValueSource(longs = {1, 1_500_000, 1_700_000, 1_000_000_000})
    void aLargeGraphIsSolvedWithLessRoom(long room) {
        RandomGraph graph = RandomGraph.of(80_000, 4, 0.6, 3);
        PlainRetrograde plain = new PlainRetrograde(graph, graph.start());
        Solver solver = solver(graph, 2, new Analyses.Room(1, room));
        for (long position : plain.successors.keySet()) {
            assertThat(solver.outcome(position)).isEqualTo(plain.outcomes.get(position));
            assertThat(solver.distance(position)).isEqualTo(plain.distances.get(position));
        }
    }

    /** While positions are found, while they are visited again, and while moves are linked. */
    @ParameterizedTest
    @ValueSource(longs = {1, 1_700_000})
    void anInterruptedAnalysisIsDroppedAndDoneAnew(long room) throws InterruptedException {
        RandomGraph graph = RandomGraph.of(80_000, 4, 0.6, 3);
        PlainRetrograde plain = new PlainRetrograde(graph, graph.start());
        Analyses.Room rooms = new Analyses.Room(1, room);
        Interrupting undisturbed = new Interrupting(graph, Integer.MAX_VALUE);
        solver(undisturbed, 2, rooms).solve((done, total) -> {});
        int visits = undisturbed.visits.get();
        assertThat(visits).as("positions are visited again").isGreaterThan(plain.successors.size() * 3 / 2);
        for (int part = 0; part < 6; part++) {
            Interrupting interrupting = new Interrupting(graph, 1 + part * (visits / 6));
            Solver solver = solver(interrupting, 2, rooms);
            assertThatThrownBy(() -> solver.solve((done, total) -> {}))
                    .as("interrupted at visit %d of %d", interrupting.last, visits)
                    .isInstanceOf(InterruptedException.class);
            assertThat(interrupting.visits).hasValueLessThan(visits);
            compare(solver, plain, graph.start(), "interrupted");
        }
    }

    /**
     * Interrupts the thread that has asked when so many positions were visited. Its helpers wait until it has noticed,
     * for else they could visit all the others before it runs again, on a busy machine.
     */
    private static final class Interrupting implements Graph {
        private static final int MOST_WAITS = 20_000;

        private final Thread asking = Thread.currentThread();
        private final AtomicInteger visits = new AtomicInteger();
        private final RandomGraph graph;
        private final int last;

        Interrupting(RandomGraph graph, int last) {
            this.graph = graph;
            this.last = last;
        }

        @Override
        public long[] successors(long position) {
            int visit = visits.incrementAndGet();
            if (visit == last) {
                asking.interrupt();
            }
            if (visit >= last && Thread.currentThread() != asking) {
                awaitNoticed();
            }
            return graph.successors(position);
        }

        /** An interrupt that is never noticed fails the test, and does not hang it. */
        private void awaitNoticed() {
            for (int waits = 0; waits < MOST_WAITS && asking.isInterrupted(); waits++) {
                LockSupport.parkNanos(1_000_000);
            }
        }

        @Override
        public long start() {
            return graph.start();
        }

        @Override
        public int mostMoves() {
            return graph.mostMoves();
        }

        @Override
        public Outcome atEnd(long position) {
            return graph.atEnd(position);
        }

        @Override
        public boolean isFirstToMove(long position) {
            return graph.isFirstToMove(position);
        }

        @Override
        public boolean exists(long position) {
            return graph.exists(position);
        }
    }

    private static GraphSolver solver(Graph graph, int threads, Analyses.Room room) {
        return new GraphSolver(graph, threads, room);
    }

    @Test
    void countsAreThoseOfAllPositions() throws InterruptedException {
        long[] all = new long[3];
        for (int seed = 0; seed < 20; seed++) {
            RandomGraph graph = RandomGraph.of(100, 1 + seed % 4, seed % 3 * 0.3, seed);
            PlainRetrograde plain = new PlainRetrograde(graph, graph.start());
            Counts counts = new GraphSolver(graph, 1).counts();
            assertThat(counts.positions()).isEqualTo(plain.successors.size());
            assertThat(counts.won()).isEqualTo(count(plain, Outcome.WIN));
            assertThat(counts.lost()).isEqualTo(count(plain, Outcome.LOSS));
            assertThat(counts.drawn()).isEqualTo(count(plain, Outcome.DRAW));
            assertThat(counts.ended())
                    .isEqualTo(plain.successors.values().stream()
                            .filter(next -> next.length == 0)
                            .count());
            all[0] += counts.won();
            all[1] += counts.drawn();
            all[2] += counts.lost();
        }
        assertThat(all).doesNotContain(0);
    }

    private static long count(PlainRetrograde plain, Outcome outcome) {
        return plain.outcomes.values().stream().filter(outcome::equals).count();
    }

    private static void compare(Solver solver, PlainRetrograde plain, long position, String seed) {
        assertThat(solver.outcome(position))
                .as("%s, position %d", seed, position)
                .isEqualTo(plain.outcomes.get(position));
        assertThat(solver.distance(position))
                .as("%s, position %d", seed, position)
                .isEqualTo(plain.distances.get(position));
        assertThat(solver.bestMove(position))
                .as("%s, position %d", seed, position)
                .isEqualTo(bestMove(plain, position));
    }

    private static int bestMove(PlainRetrograde plain, long position) {
        long[] next = plain.successors.get(position);
        for (int move = 0; move < next.length; move++) {
            boolean isNearer = plain.distances.get(next[move]) == plain.distances.get(position) - 1;
            if (switch (plain.outcomes.get(position)) {
                case WIN ->
                    isNearer
                            && plain.outcomes.get(next[move])
                                    == (plain.isAgain(position, next[move]) ? Outcome.WIN : Outcome.LOSS);
                case LOSS -> isNearer;
                case DRAW -> plain.outcomes.get(next[move]) == Outcome.DRAW;
            }) {
                return move;
            }
        }
        return -1;
    }

    /** So many positions that helpers have work to do, and tables grow. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aLargeGraphIsSharedByThreads(int threads) {
        RandomGraph graph = RandomGraph.of(80_000, 4, 0.6, 3);
        Solver solver = new GraphSolver(graph, threads);
        PlainRetrograde plain = new PlainRetrograde(graph, graph.start());
        assertThat(plain.successors).hasSizeGreaterThan(50_000);
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long position = RandomGraph.number(random.nextInt(graph.next().length));
            if (plain.successors.containsKey(position)) {
                compare(solver, plain, position, "large");
            }
        }
    }

    /** As many threads were started as were asked for, where no more than the parts of the table have work. */
    @ParameterizedTest
    @ValueSource(longs = {1_700_000, 1_000_000_000})
    void moreThreadsAreAskedForThanTheTableHasParts(long room) throws InterruptedException {
        RandomGraph graph = RandomGraph.of(80_000, 4, 0.6, 3);
        Solver solver = solver(graph, 1_000_000, new Analyses.Room(room, room));
        int others = Thread.activeCount();
        List<Integer> running = new ArrayList<>();
        solver.solve((done, total) -> running.add(Thread.activeCount() - others));
        assertThat(running).hasSizeGreaterThan(2).allMatch(count -> count < 1 << BlockTable.MANY_BLOCKS);
        compare(solver, new PlainRetrograde(graph, graph.start()), graph.start(), "many threads");
    }

    @Test
    void idsTellPositionsApart() {
        for (int bits : new int[] {BlockTable.FEW_BLOCKS, BlockTable.MANY_BLOCKS}) {
            BlockTable table = new BlockTable(bits);
            int last = (1 << bits) - 1;
            int id = table.id(last, 12_345);
            assertThat(table.blockOf(id)).isEqualTo(last);
            assertThat(table.numberOf(id)).isEqualTo(12_345);
        }
    }
}
