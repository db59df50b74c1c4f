package dev.solvable.tool.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.Analysis;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A long solve keeps nobody waiting, and ends when nobody asks any more. */
class SolveQueueTest {
    private static final Duration NEVER = Duration.ofDays(1);
    private static final Duration SOON = Duration.ofMillis(20);

    /** Longer than a thread takes to begin on a busy machine. */
    private static final Duration LATER = Duration.ofSeconds(1);

    private final Solver ticTacToe = GameCatalog.ticTacToe();
    private final SlowSolver slow = new SlowSolver(ticTacToe);
    private SolveQueue queue = queue(new Patience(SOON, NEVER, NEVER, NEVER, 64));

    private SolveQueue queue(Patience patience) {
        return new SolveQueue("TicTacToe", () -> slow, patience, new SharedHeap(patience));
    }

    @AfterEach
    void close() {
        queue.close();
    }

    private long position(String board) {
        return ticTacToe.parse(board);
    }

    private Analysis answer(String board) throws Problem, InterruptedException {
        Object answer = queue.ask(position(board));
        while (!(answer instanceof Analysis)) {
            queue.review();
            Thread.sleep(1);
            answer = queue.ask(position(board));
        }
        return (Analysis) answer;
    }

    @Test
    void aLongSolveIsPendingWithTheMovesAndWhatIsKnown() throws Problem, InterruptedException {
        slow.hang("xx..o...o");
        slow.pretendToSearch(500);

        Object answer = queue.ask(position("xx..o...."));

        assertThat(answer).isInstanceOfSatisfying(Pending.class, pending -> {
            assertThat(pending.board()).isEqualTo("xx./.o./...");
            assertThat(pending.moves())
                    .extracting(Pending.Move::name)
                    .containsExactly("c1", "a2", "c2", "a3", "b3", "c3");
        });
        slow.awaitHanging(); // in the search for the trickiest draw, which has half a second, and then again
        while (queue.ask(position("xx..o....")) instanceof Pending pending
                && (pending.solving().done() < 5 || pending.solving().searched() < 7 * 500)) {
            Thread.sleep(1); // the last of them is begun after the fifth move is valued
        }
        assertThat(queue.ask(position("xx..o...."))).isInstanceOfSatisfying(Pending.class, pending -> {
            assertThat(pending.moves()).extracting(Pending.Move::outcome).startsWith(Outcome.DRAW, Outcome.LOSS);
            assertThat(pending.moves().get(5).outcome()).isNull();
            assertThat(pending.solving().stage()).isEqualTo("moves");
            assertThat(pending.solving().done()).isEqualTo(5);
            assertThat(pending.solving().total()).isEqualTo(6);
            assertThat(pending.solving().searched()).isEqualTo(7 * 500);
        });
        assertThat(queue.ask(position("xo.......")))
                .isInstanceOfSatisfying(
                        Pending.class,
                        pending -> assertThat(pending.solving().stage()).isEqualTo("waiting"));

        slow.release();
        assertThat(answer("xx..o....").best()).isEqualTo("c1");
        assertThat(answer("xo.......").outcome()).isEqualTo(Outcome.WIN);
    }

    @Test
    void questionsOfTheSameGameTakeTurns() throws Problem, InterruptedException {
        queue = queue(new Patience(SOON, SOON, NEVER, NEVER, 64));
        slow.hang("xx..o...o");
        queue.ask(position("xx..o...."));
        slow.awaitHanging();

        assertThat(answer("xo.......").outcome()).isEqualTo(Outcome.WIN);

        slow.release();
        assertThat(answer("xx..o....").moves()).hasSize(6);
    }

    @Test
    void whatNobodyAsksAboutAnyMoreIsDropped() throws Problem, InterruptedException {
        queue = queue(new Patience(SOON, NEVER, LATER, LATER, 64));
        slow.hang("xox......"); // after no draw, whose search the clock would interrupt
        while (!slow.isHanging()) {
            queue.ask(position("xo......."));
            Thread.sleep(1);
        }
        while (slow.interruptions.get() == 0) {
            queue.review();
            Thread.sleep(1);
        }

        assertThat(answer("xx..o....").best()).isEqualTo("c1");
        assertThat(slow.interruptions).hasValue(1);
    }

    @Test
    void thereIsALimitToWhatWaits() throws Problem, InterruptedException {
        slow.hang("........x");
        queue.ask(position("........."));
        slow.awaitHanging();
        for (int i = 0; i < 64; i++) {
            char[] board = ".........".toCharArray();
            board[i / 8] = 'x';
            board[i / 8 <= i % 8 ? i % 8 + 1 : i % 8] = 'o';
            queue.ask(position(String.valueOf(board)));
        }

        assertThatThrownBy(() -> queue.ask(position("........x")))
                .isInstanceOfSatisfying(
                        Problem.class, e -> assertThat(e.status()).isEqualTo(429));
        slow.release();
        assertThat(answerWhereThereIsRoom("........x").outcome()).isEqualTo(Outcome.DRAW);
    }

    /** The answer to a question that is refused until the thread of the queue has taken one of those that wait. */
    private Analysis answerWhereThereIsRoom(String board) throws Problem, InterruptedException {
        while (true) {
            try {
                return answer(board);
            } catch (Problem e) {
                assertThat(e.status()).isEqualTo(429);
                Thread.sleep(1);
            }
        }
    }

    @Test
    void aSolverThatFailsIsToldAndAskedAgain() throws Problem, InterruptedException {
        slow.fail("xx..o...o");
        assertThatThrownBy(() -> answer("xx..o...."))
                .isInstanceOf(Problem.class)
                .hasMessage("the rules of TicTacToe failed: ArithmeticException: as asked");

        slow.fail("");
        assertThat(answer("xx..o....").best()).isEqualTo("c1");
    }

    @Test
    void aRequestThatOutlivesItsGameIsToAskAgain() throws Problem, InterruptedException {
        slow.hang("........x");
        queue.close();

        assertThat(queue.ask(position(".........")))
                .isInstanceOfSatisfying(
                        Pending.class,
                        pending -> assertThat(pending.solving().stage()).isEqualTo("waiting"));
        assertThat(slow.isHanging()).isFalse();
    }

    @Test
    void tooLittleMemoryIsNoBug() throws Problem, InterruptedException {
        slow.exhaust("xx..o...o");

        assertThatThrownBy(() -> answer("xx..o...."))
                .isInstanceOfSatisfying(
                        Problem.class, e -> assertThat(e.status()).isEqualTo(503));
    }
}
