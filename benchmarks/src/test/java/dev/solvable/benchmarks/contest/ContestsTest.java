package dev.solvable.benchmarks.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All programs at one piece of work say the same. The benchmarks check this too, for the work that takes long. */
class ContestsTest {
    /** Work that takes one of the programs more than a moment. */
    private static final Set<String> LONG = Set.of(
            "FourByFour",
            "ConnectFour5x4",
            "Sim",
            "BlockGame",
            "Domineering",
            "Kayles",
            "Chomp",
            "Cram",
            "Dodgem4x4",
            "DotsAndBoxes3x3",
            "FoxAndHounds",
            "Neutreeko",
            "Teeko",
            "23 cells",
            "24 cells",
            "25 cells",
            "26 cells",
            "27 cells",
            "28 cells",
            "29 cells",
            "30 cells");

    static Stream<Contest> shortContests() {
        return Contests.held().stream()
                .filter(contest -> contest.group() != Group.SEARCH && !LONG.contains(contest.work()));
    }

    @ParameterizedTest
    @MethodSource("shortContests")
    void allProgramsGiveTheSameAnswer(Contest contest) throws InterruptedException {
        assertAgreement(contest);
    }

    static Stream<Contest> contestsByTheBook() {
        return Stream.of("Kayles", "Cram", "DawsonsKayles", "ConnectFour4x4")
                .map(game -> Contests.find(Group.OUTCOME + "/" + game))
                .map(contest -> {
                    Map<Competitor, Supplier<Attempt>> attempts = new java.util.EnumMap<>(contest.attempts());
                    attempts.remove(Competitor.INTERPRETER);
                    return new Contest(contest.group(), contest.work(), attempts);
                });
    }

    @ParameterizedTest
    @MethodSource("contestsByTheBook")
    void theTextbookGivesTheSameAnswer(Contest contest) throws InterruptedException {
        assertThat(contest.attempts()).containsKey(Competitor.TEXTBOOK);
        assertAgreement(contest);
    }

    static Stream<Contest> contestsOfTeams() {
        return Stream.of("Connect Four 7x6 after 45461667", "Domineering 6x6", "Three in a row loses, 4x6")
                .map(game -> Contests.find(Group.SEARCH + "/" + game))
                .map(contest -> new Contest(
                        contest.group(),
                        contest.work(),
                        Map.of(
                                Competitor.GENERATED,
                                contest.attempts().get(Competitor.GENERATED),
                                Competitor.GENERATED_TWO_THREADS,
                                contest.attempts().get(Competitor.GENERATED_TWO_THREADS))));
    }

    @ParameterizedTest
    @MethodSource("contestsOfTeams")
    void twoThreadsGiveTheSameAnswer(Contest contest) throws InterruptedException {
        assertAgreement(contest);
    }

    private static void assertAgreement(Contest contest) throws InterruptedException {
        String first = "";
        for (Map.Entry<Competitor, Supplier<Attempt>> entry : contest.attempts().entrySet()) {
            Attempt attempt = entry.getValue().get();
            attempt.run();
            assertThat(attempt.answer()).as(contest.id() + " " + entry.getKey()).isNotEmpty();
            first = first.isEmpty() ? attempt.answer() : first;
            assertThat(attempt.answer()).as(contest.id() + " " + entry.getKey()).isEqualTo(first);
        }
    }

    @Test
    void everyContestHasTheGeneratedSolverAndIsFoundByItsName() {
        List<Contest> contests = Contests.held();

        assertThat(contests).extracting(Contest::id).doesNotHaveDuplicates();
        assertThat(contests).allSatisfy(contest -> {
            assertThat(contest.attempts()).containsKey(Competitor.GENERATED);
            assertThat(Contests.find(contest.id()).work()).isEqualTo(contest.work());
        });
        assertThatThrownBy(() -> Contests.find("GROWTH/31 cells")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyGroupHasContests() {
        assertThat(Contests.held()).extracting(Contest::group).contains(Group.values());
    }
}
