package dev.solvable.tool.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What solving takes, before it starts. */
class EstimateTest {
    private static GameFacts facts(String game) {
        return GameCatalog.find(game).map(Solver::facts).orElseThrow();
    }

    @Test
    void tablesThatTheHeapCannotHoldAreRefusedWithWhatIsNeeded() {
        GameFacts facts = facts("FourByFour");
        Estimate large = Estimate.of(facts, 1L << 30);
        Estimate small = Estimate.of(facts, 32L << 20);

        assertThat(large.fits()).isTrue();
        assertThat(large.states()).isEqualTo(43_046_721);
        assertThat(small.fits()).isFalse();
        assertThat(small.refusal())
                .matches("FourByFour takes [0-9.]+ MiB for its tables, and this JVM may use 32 MiB; "
                        + "start it with java -Xmx[0-9]+m");
        long advised = Long.parseLong(small.refusal().replaceFirst(".*-Xmx([0-9]+)m", "$1")) << 20;
        assertThat(Estimate.of(facts, advised).fits()).isTrue();
    }

    @Test
    void whereFewerPositionsCanBeReachedThanTheBoardHasFillingsASmallerHeapMayDo() {
        Estimate small = Estimate.of(facts("SixMensMorris"), 1L << 25);

        assertThat(small.cacheBytes()).isGreaterThan(1L << 25);
        assertThat(small.surelyFits()).isFalse();
        assertThat(small.fits()).isTrue();
        assertThat(Estimate.of(facts("SixMensMorris"), 1L << 40).surelyFits()).isTrue();
    }

    /** A heap that has room for next to nothing of a game does not look as if it might do. */
    @Test
    void aHeapThatIsTooSmallForAllPositionsSaysForHowMany() {
        GameFacts facts = facts("SixMensMorris");
        long program = Estimate.PROGRAM_BYTES;

        assertThat(Estimate.of(facts, program + facts.cacheBytes() / 4 + 1).heapInWords())
                .isEqualTo("perhaps large enough: it holds 25 % of the states, and how many can be reached shows while"
                        + " solving");
        assertThat(Estimate.of(facts, program + facts.cacheBytes() / 200).heapInWords())
                .contains(" it holds 0.50 % of the states, ");
        assertThat(Estimate.of(facts, program + facts.cacheBytes() - 1).heapInWords())
                .contains(" it holds 99 % of the states, ");
        assertThat(Estimate.of(facts, 1).heapInWords()).contains(" it holds 0.0 % of the states, ");
        assertThat(Estimate.of(facts, program + facts.cacheBytes()).heapInWords())
                .isEqualTo("large enough");
    }

    @Test
    void aStateSpaceBeyondALongHasNoNumber() {
        assertThat(Estimate.of(facts("Queens"), 1L << 30).states()).isNull();
        assertThat(Json.compact(Estimate.of(facts("Queens"), 1L << 30))).doesNotContain("states");
    }

    @Test
    void whereTheRulesAreAProgramNobodyKnows() {
        Estimate estimate = Estimate.of(facts("Quixo"), 1L << 30);

        assertThat(estimate.states()).isNull();
        assertThat(estimate.cacheBytes()).isNull();
        assertThat(estimate.fits()).isTrue();
        assertThat(estimate.surelyFits()).isFalse();
        assertThat(estimate.refusal())
                .isEqualTo("Quixo needs more than the 1.0 GiB that this JVM may use, and how much is unknown"
                        + " beforehand; try java -Xmx2048m");
    }

    /** Statistics keep positions beside the tables, in a heap that other games may have used too. */
    @Test
    void whereTheTablesFitAndSomethingElseDoesNotALargerHeapIsAdvised() {
        Estimate estimate = Estimate.of(facts("ConnectFour5x4"), 64L << 20);

        assertThat(estimate.surelyFits()).isTrue();
        assertThat(estimate.shortage())
                .isEqualTo("needs more than the 64 MiB that this JVM may use, and how much is unknown beforehand;"
                        + " try java -Xmx128m");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 bytes",
        "1023, 1023 bytes",
        "1024, 1.0 KiB",
        "1536, 1.5 KiB",
        "10485760, 10 MiB",
        "9223372036854775807, 8388608 TiB"
    })
    void sizesAreReadAtOnce(long bytes, String text) {
        assertThat(Estimate.size(bytes)).isEqualTo(text);
    }
}
