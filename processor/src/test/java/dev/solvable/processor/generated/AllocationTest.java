package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a question takes of the heap while it is answered, beside the tables and caches of its solver. */
@Tag("slow")
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static Solver solver(String name, String declaration) {
        Compilation compilation = GameCompiler.compile(Map.of(name, declaration), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation.solver(name);
    }

    /** A list of moves was made for each answer. */
    @ParameterizedTest
    @ValueSource(strings = {"Hexapawn", "MuTorere", "Dodgem", "Race"})
    void theTableOfAnEndlessGameAnswersWithoutAllocation(String game) {
        Solver solver = solver(game, EveryKind.sources(game).get(game));
        long[] positions = positionsOfPlays(solver);
        ask(solver, positions); // classes are loaded, the game is solved
        // What the JVM itself takes now and then is not taken in each of three rounds.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            ask(solver, positions);
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("%d questions", 2 * positions.length).isLessThan(positions.length);
    }

    private static void ask(Solver solver, long[] positions) {
        for (long position : positions) {
            solver.outcome(position);
            solver.distance(position);
        }
    }

    private static long[] positionsOfPlays(Solver solver) {
        List<Long> positions = new ArrayList<>();
        Random random = new Random(1);
        for (int play = 0; play < 100; play++) {
            long position = solver.initial();
            for (int ply = 0; ply < 50 && !solver.isTerminal(position); ply++) {
                positions.add(position);
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            positions.add(position);
        }
        return positions.stream().mapToLong(Long::longValue).toArray();
    }

    /** All marks at the bottom are the second player's, so that the first has none to begin with. */
    @Test
    void aHardPlayTakenBackTakesLittle() {
        Solver solver = solver("Falling", """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = 42)
                @Board(rows = 6, columns = 7)
                @Marks(gravity = true)
                public final class Falling {}
                """);
        List<String> marks = new ArrayList<>(Collections.nCopies(21, "x"));
        marks.addAll(Collections.nCopies(14, "o"));
        Collections.shuffle(marks, new Random(0));
        long position = solver.parse(String.join("", marks) + "ooooooo");
        assertIsOutOfReach(solver, position, 16L << 20);
    }

    /** Each player may take any cell, so that all are taken when the other one is to move: no play stops before. */
    @Test
    void aHardPlayByTurnsTakesLittle() {
        Solver solver = solver("Turns", """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = 40)
                public final class Turns {
                    @MoveSource(by = Player.FIRST)
                    static long[][] firsts() {
                        long[][] rows = new long[40][];
                        for (int cell = 0; cell < rows.length; cell++) {
                            rows[cell] = new long[] {1L << cell, 1L << cell};
                        }
                        return rows;
                    }

                    @MoveSource(by = Player.SECOND)
                    static long[][] seconds() {
                        return firsts();
                    }
                }
                """);
        assertIsOutOfReach(solver, solver.parse("#".repeat(18) + ".".repeat(22), Player.SECOND), 32L << 20);
    }

    private static void assertIsOutOfReach(Solver solver, long position, long mostBytes) {
        assertThat(solver.isReachable(solver.initial())).isTrue(); // classes are loaded
        long before = THREADS.getCurrentThreadAllocatedBytes();
        assertThat(solver.isReachable(position)).isFalse();
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(mostBytes);
    }
}
