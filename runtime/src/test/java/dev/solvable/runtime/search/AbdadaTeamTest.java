package dev.solvable.runtime.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.marks.MarksSearchEngine;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class AbdadaTeamTest {
    private static final MarksGame GAME = new MarksGame(
            "Eager", MarksCode.oneMask(Board.of("...")), "x.", Choice.SHARED, Ending.WINS, Ending.DRAWS, 0b111);

    /** The turn of rules that have a search look up from its work at every state. */
    private static Turn eager() {
        return new Turn(new MarksRules(GAME, Encoding.BITMASK) {
            @Override
            protected int statesBetweenReports() {
                return 1;
            }
        });
    }

    /** A member that does what the test says when it is asked. */
    private static final class Member extends ParallelSearch {
        final AtomicInteger asked = new AtomicInteger();

        Member() {
            super(new Progress(eager()), 8, -1);
        }

        @Override
        protected boolean isSettled(int depth, long key) {
            return false;
        }

        void count() {
            countState();
        }

        void searchAt(int depth, long key) {
            enter(depth, key);
        }

        boolean othersAreAt(int depth, long key) {
            return isSearchedByOthers(depth, key);
        }
    }

    private final Member leader = new Member();
    private final Member helper = new Member();
    private final AbdadaTeam<Member> team = new AbdadaTeam<>("Test", List.of(leader, helper));

    @Test
    void theAlgorithmIsThatOfTheEngine() {
        MarksSearchEngine engine = new MarksSearchEngine(new MarksRules(GAME, Encoding.BITMASK), 16, 0, 1);
        assertThat(engine.work().algorithm()).isEqualTo(Algorithm.SEARCH);
    }

    @Test
    void aShortSearchHasNoHelpers() {
        assertThat(team.ask(member -> member.asked.incrementAndGet())).isEqualTo(1);
        assertThat(helper.asked).hasValue(0);
    }

    @Test
    void helpersWorkOnTheQuestionAndSeeThePathsOfOthers() {
        CountDownLatch helped = new CountDownLatch(1);
        int answer = team.ask(member -> {
            member.asked.incrementAndGet();
            if (member == helper) {
                while (!member.othersAreAt(3, 77)) {
                    Thread.onSpinWait();
                }
                helped.countDown();
                return 2;
            }
            member.count(); // looks up, and calls the helpers
            member.searchAt(3, 77);
            await(helped);
            return 1;
        });
        assertThat(answer).isEqualTo(1);
        assertThat(helper.asked).hasValue(1);
    }

    @Test
    void aHelperThatFailsIsMissedByNobody() {
        CountDownLatch failed = new CountDownLatch(1);
        int answer = team.ask(member -> {
            if (member == helper) {
                failed.countDown();
                throw new IllegalStateException("on purpose");
            }
            member.count();
            await(failed);
            return 5;
        });
        assertThat(answer).isEqualTo(5);
        assertThat(team.ask(member -> 6)).isEqualTo(6);
    }

    /** A helper that goes on would go on for ever. */
    @Test
    void theAnswerEndsTheHelpers() {
        CountDownLatch begun = new CountDownLatch(1);
        int answer = team.ask(member -> {
            member.count();
            if (member == helper) {
                begun.countDown();
                while (true) {
                    member.count();
                }
            }
            await(begun);
            return 4;
        });
        assertThat(answer).isEqualTo(4);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(leader.states()).as("with what the helper has searched").isGreaterThan(1);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
