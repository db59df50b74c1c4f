package dev.solvable.tool.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerfectPlayerTest {
    private static final Duration LONG = Duration.ofMinutes(5);

    private static Solver solver(String game) {
        return GameCatalog.find(game).orElseThrow();
    }

    /** After a corner the centre alone draws; after the centre a corner leaves five losing replies, an edge none. */
    @Test
    void ofEqualDrawsTheOneWithMostLosingRepliesIsMade() {
        Solver solver = solver("TicTacToe");
        long start = solver.initial();

        int move = PerfectPlayer.move(solver, start, LONG);
        assertThat(solver.moveName(move)).isEqualTo("a1");
        assertThat(losingReplies(solver, solver.play(start, move))).isEqualTo(7);
        assertThat(losingReplies(solver, solver.play(start, 4))).isEqualTo(4);
    }

    /** Against a count that asks for every value. */
    @ParameterizedTest
    @ValueSource(strings = {"TicTacToe", "MisereTicTacToe", "ConnectFour4x4", "WildTicTacToe", "Cram"})
    void theMoveKeepsTheValueAndIsTheTrickiestDraw(String game) {
        Solver solver = solver(game);
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            long position = solver.initial();
            for (int plies = random.nextInt(7); plies > 0 && !solver.isTerminal(position); plies--) {
                position = solver.play(position, anyOf(solver.moves(position), random));
            }
            int move = PerfectPlayer.move(solver, position, LONG);
            if (solver.outcome(position) != Outcome.DRAW || solver.isTerminal(position)) {
                assertThat(move).isEqualTo(solver.bestMove(position));
                continue;
            }
            long from = position;
            int[] draws = IntStream.of(solver.moves(position))
                    .filter(any -> solver.outcome(solver.play(from, any)) == Outcome.DRAW)
                    .toArray();
            int most = IntStream.of(draws)
                    .map(any -> losingReplies(solver, solver.play(from, any)))
                    .max()
                    .orElseThrow();
            assertThat(draws).contains(move);
            assertThat(losingReplies(solver, solver.play(position, move))).isEqualTo(most);
            assertThat(PerfectPlayer.ofDraws(solver, position, draws, LONG)).isEqualTo(move);
        }
    }

    @Test
    void withoutTimeItIsAnyDraw() {
        Solver solver = solver("ConnectFour4x4");
        int move = PerfectPlayer.move(solver, solver.initial(), Duration.ZERO);

        assertThat(move).isEqualTo(solver.bestMove(solver.initial()));
    }

    /** Every question about another position than those that the choice itself needs takes for ever. */
    @Test
    void theBudgetEndsASearchAndNotTheThread() {
        Solver real = solver("TicTacToe");
        Solver slow = stalling(real, real.initial());
        long before = System.nanoTime();
        int move = PerfectPlayer.move(slow, real.initial(), Duration.ofMillis(200));

        assertThat(move).isEqualTo(real.bestMove(real.initial()));
        assertThat(Duration.ofNanos(System.nanoTime() - before))
                .isBetween(Duration.ofMillis(200), Duration.ofSeconds(30));
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void anInterruptOfOthersEndsTheChoice() {
        Solver real = solver("TicTacToe");
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> PerfectPlayer.move(stalling(real, real.initial()), real.initial(), LONG))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    /** The reply is known before the moves are valued, and none of them is asked about for it. */
    @Test
    void aReplyIsKnownBeforeTheMovesAreValued() throws InterruptedException {
        Solver solver = solver("ConnectFour4x4");
        long position = BoardText.parse(solver, "..../..../..../x...", null);
        PerfectPlayer.move(solver, position, LONG); // what it asks is known from here on, and takes no time
        Valuation valuation = new Valuation(solver, position, true);
        List<String> seen = new ArrayList<>();
        Analysis analysis = valuation.run(progress -> seen.add(progress.done() + " " + valuation.reply()));

        String reply = analysis.reply() == null ? analysis.best() : analysis.reply();
        assertThat(reply).isNotNull();
        assertThat(seen).contains("1 " + reply).doesNotContain("1 null");
        assertThat(new Valuation(solver, position).run(progress -> {})).isEqualTo(analysis);
    }

    private static int losingReplies(Solver solver, long position) {
        return (int) IntStream.of(solver.moves(position))
                .filter(reply -> solver.outcome(solver.play(position, reply)) == Outcome.WIN)
                .count();
    }

    private static int anyOf(int[] moves, Random random) {
        return moves[random.nextInt(moves.length)];
    }

    /** A solver that is asked for the outcome of other positions in vain, until it is interrupted. */
    private static Solver stalling(Solver solver, long known) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            if (method.getName().equals("outcome") && (long) arguments[0] != known) {
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                throw new CancellationException("interrupted");
            }
            try {
                return method.invoke(solver, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        };
        return (Solver) Proxy.newProxyInstance(Solver.class.getClassLoader(), new Class<?>[] {Solver.class}, handler);
    }
}
