package dev.solvable.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.runtime.RulesCheck;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The rules of Dobutsu shogi, and what kind of position each is. */
class DobutsuTest {
    private static final Dobutsu RULES = new Dobutsu();

    private static long position(String board) {
        return RULES.parse(board, Player.FIRST);
    }

    @Test
    void theRulesDoNotContradictThemselves() {
        RulesCheck.of(RULES).run();
    }

    @Test
    void aLionThatCanBeTakenIsTaken() {
        assertThat(Dobutsu.takesLion(position("..l .E. ... .L. 000 000"))).isTrue();
        assertThat(RULES.successors(position("..l .E. ... .L. 000 000"), new long[RULES.mostMoves()]))
                .isEqualTo(1);
        assertThat(Dobutsu.takesLion(position(".l. .E. .C. .L. 000 000"))).isFalse();
        assertThat(Dobutsu.takesLion(position("... .l. G.. .L. 000 000"))).isFalse();
    }

    @Test
    void aLionThatHasArrivedHasWonWhereItCannotBeTaken() {
        long[] into = new long[RULES.mostMoves()];

        assertThat(RULES.successors(position("L.. ... ... ..l 000 000"), into)).isZero();
        assertThat(RULES.successors(position("... ... .L. ..l 000 000"), into)).isEqualTo(1);
        assertThat(RULES.successors(position("L.. ... ..l ... 000 000"), into)).isEqualTo(3);
    }

    @Test
    void positionsAreOfTheKindsThatWereCounted() {
        assertThat(DobutsuKind.of(position("..l .E. ... .L. 000 000"), Outcome.WIN, 1))
                .isEqualTo(DobutsuKind.TAKING);
        assertThat(DobutsuKind.of(position("L.. ... ... ..l 000 000"), Outcome.LOSS, 0))
                .isEqualTo(DobutsuKind.ARRIVED);
        assertThat(DobutsuKind.of(position("... ... ... ... 000 000"), Outcome.LOSS, 0))
                .isEqualTo(DobutsuKind.WITHOUT_LION);
        assertThat(DobutsuKind.of(RULES.start(), Outcome.LOSS, 78)).isEqualTo(DobutsuKind.LOST);
        assertThat(DobutsuKind.of(RULES.start(), Outcome.WIN, 77)).isEqualTo(DobutsuKind.WON);
        assertThat(DobutsuKind.of(RULES.start(), Outcome.DRAW, -1)).isEqualTo(DobutsuKind.DRAWN);
    }

    @Test
    void aValueThatAKindCannotHaveIsAnError() {
        long taking = position("..l .E. ... .L. 000 000");

        assertThatThrownBy(() -> DobutsuKind.of(taking, Outcome.WIN, 3))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(RULES.format(taking));
    }

    @Test
    void thePublishedKindsAddUpToThePositionsPublished() {
        assertThat(Arrays.stream(DobutsuKind.values())
                        .mapToLong(kind -> kind.published)
                        .sum())
                .isEqualTo(246_803_167);
    }
}
