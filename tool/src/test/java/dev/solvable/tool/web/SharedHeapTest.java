package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.table.SolvedTable;
import dev.solvable.tool.analysis.Analysis;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that nobody uses make room for others; those in use are named to whoever finds none. */
@Tag("slow")
class SharedHeapTest {
    private static final Duration NEVER = Duration.ofDays(1);
    private static final Patience PATIENCE =
            new Patience(Duration.ofMillis(20), NEVER, NEVER, Duration.ofSeconds(90), 64);

    private static final int MOST_COLLECTIONS = 1_000;

    private final SharedHeap heap = new SharedHeap(PATIENCE);
    private final List<SolveQueue> queues = new ArrayList<>();

    /** Not held by anything here: what is dropped is collected. */
    private final List<WeakReference<Solver>> solvers = new ArrayList<>();

    @AfterEach
    void close() {
        queues.forEach(SolveQueue::close);
    }

    private SolveQueue queue(String game, Consumer<SlowSolver> change) {
        SolveQueue queue = new SolveQueue(game, () -> solver(game, change), PATIENCE, heap);
        heap.add(queue);
        queues.add(queue);
        return queue;
    }

    private Solver solver(String game, Consumer<SlowSolver> change) {
        SlowSolver solver = new SlowSolver(GameCatalog.find(game).orElseThrow());
        change.accept(solver);
        solvers.add(new WeakReference<>(solver));
        return solver;
    }

    private static Analysis answer(SolveQueue queue) throws Problem, InterruptedException {
        Object answer = queue.ask(queue.solver().initial());
        while (!(answer instanceof Analysis)) {
            Thread.sleep(1);
            answer = queue.ask(queue.solver().initial());
        }
        return (Analysis) answer;
    }

    /** A thread that has just answered may hold a solver until it runs again. */
    private static boolean isCollected(WeakReference<Solver> solver) {
        for (int attempt = 0; attempt < MOST_COLLECTIONS && solver.get() != null; attempt++) {
            System.gc();
            LockSupport.parkNanos(1_000_000);
        }
        return solver.get() == null;
    }

    private static void exhaust() {
        throw new OutOfMemoryError("as asked");
    }

    @Test
    void theTablesThatNobodyUsedForLongestGo() throws Problem, InterruptedException {
        SolveQueue first = queue("TicTacToe", any -> {});
        SolveQueue second = queue("Notakto", any -> {});
        answer(second);
        answer(first);
        answer(queue("Kayles", any -> {}));
        WeakReference<Solver> longestUnused = solvers.get(0);

        SolveQueue wanting = queue(
                "BlockGame",
                any -> any.beforeAnswers(() -> {
                    if (second.holdsTables() || !isCollected(longestUnused)) {
                        exhaust();
                    }
                }));

        assertThat(answer(wanting).moves()).isNotEmpty();
        assertThat(second.holdsTables()).isFalse();
        assertThat(first.holdsTables()).isTrue();
        assertThat(answer(second).moves()).isNotEmpty();
    }

    /** Its solver allocates them for positions of later plies. */
    @Test
    void aPartialTableBooksTheMemoryOfItsSolver(@TempDir Path folder) throws Exception {
        Solver solver = GameCatalog.find("TicTacToe").orElseThrow();
        Path first = folder.resolve("first");
        SolvedTable.writeFirst(solver, first, 2, (done, total) -> {});
        Path whole = folder.resolve("whole");
        SolvedTable.write(solver, whole, (done, total) -> {});

        assertThat(holdsTables(SolvedTable.open(first, solver))).isTrue();
        assertThat(holdsTables(SolvedTable.open(whole, solver))).isFalse();
    }

    private boolean holdsTables(SolvedTable opened) throws Exception {
        try (opened) {
            SolveQueue queue = new SolveQueue("TicTacToe", () -> opened, PATIENCE, heap);
            queues.add(queue);
            answer(queue);
            return queue.holdsTables();
        }
    }

    @Test
    void thoseInUseStayAndAreNamed() throws Problem, InterruptedException {
        SlowSolver[] busy = new SlowSolver[1];
        SolveQueue using = queue("TicTacToe", solver -> {
            solver.hang("x........");
            busy[0] = solver;
        });
        using.ask(using.solver().initial());
        busy[0].awaitHanging();
        SolveQueue wanting = queue("Notakto", any -> any.beforeAnswers(SharedHeapTest::exhaust));

        assertThatThrownBy(() -> answer(wanting)).isInstanceOfSatisfying(Problem.class, e -> {
            assertThat(e.status()).isEqualTo(503);
            assertThat(e.headers()).isEqualTo(Map.of("Retry-After", "90"));
            assertThat(e.getMessage())
                    .matches("Notakto \\([\\d.]+ \\w+\\) finds no room in the [\\d.]+ [MG]iB that this JVM may use "
                            + "beside TicTacToe \\([\\d.]+ \\w+\\), now being solved; ask again in 90 s, "
                            + "or start it with java -Xmx\\d+m");
        });
        assertThat(using.holdsTables()).isTrue();
        busy[0].release();
        assertThat(answer(using).moves()).hasSize(9);
    }

    @Test
    void aGameThatIsAloneIsToldHowMuchItNeeds() {
        SolveQueue alone = queue("Notakto", any -> any.beforeAnswers(SharedHeapTest::exhaust));

        assertThatThrownBy(() -> answer(alone)).isInstanceOfSatisfying(Problem.class, e -> {
            assertThat(e.headers()).isEmpty();
            assertThat(e.getMessage())
                    .matches("Notakto \\(.*\\) finds no room in the .* that this JVM may use; "
                            + "start it with java -Xmx\\d+m");
        });
        assertThat(alone.holdsTables()).isFalse();
    }
}
