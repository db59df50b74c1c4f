package dev.solvable.runtime.game.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.runtime.Board;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Marks become positions and come back, on boards with holes too. */
class MarksCodeTest {
    private static final Board BOARD = Board.of(".. .", "....", ". ..");

    static Stream<MarksCode> codesOfTwoKinds() {
        return Stream.of(MarksCode.twoMasks(BOARD), MarksCode.baseThree(BOARD), MarksCode.columns(BOARD));
    }

    @ParameterizedTest
    @MethodSource("codesOfTwoKinds")
    void aPlayIsAWayThroughFillings(MarksCode code) {
        Random random = new Random(3);
        Set<Long> positions = new HashSet<>();
        for (int play = 0; play < 300; play++) {
            long position = code.initial();
            long first = 0;
            long second = 0;
            while ((first | second) != code.full()) {
                long playable = code.playable(first | second);
                assertThat(playable & (first | second)).isZero();
                long bit = bitOf(playable, random.nextInt(Long.bitCount(playable)));
                boolean asFirst = random.nextBoolean();
                position = code.marked(position, Long.numberOfTrailingZeros(bit), asFirst);
                first |= asFirst ? bit : 0;
                second |= asFirst ? 0 : bit;
                assertThat(code.isFilling(position)).isTrue();
                assertThat(code.first(position)).isEqualTo(first);
                assertThat(code.second(position)).isEqualTo(second);
                assertThat(code.taken(position)).isEqualTo(first | second);
                assertThat(code.positionOf(first, second)).isEqualTo(position);
                assertThat(code.possiblyLast(first | second) & bit).isEqualTo(bit);
                assertThat(code.bits(code.cells(first))).isEqualTo(first);
                positions.add(position);
            }
            assertThat(code.playable(first | second)).isZero();
        }
        assertThat(positions).hasSizeGreaterThan(1_000);
    }

    private static long bitOf(long mask, int number) {
        long rest = mask;
        for (int i = 0; i < number; i++) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }

    @ParameterizedTest
    @MethodSource("codesOfTwoKinds")
    void fillingsAreCountedRight(MarksCode code) {
        long found = 0;
        for (long number = 0; number < 1L << code.positionBits(); number++) {
            found += code.isFilling(number) ? 1 : 0;
        }
        // 3 to the 10th; falling marks: columns of 3, 2, 2 and 3 cells with 2 to the height fillings of each height
        assertThat(found).isEqualTo(code instanceof ColumnBitboard ? 15L * 7 * 7 * 15 : 59_049);
    }

    @Test
    void oneKindIsItsMask() {
        MarksCode code = MarksCode.oneMask(BOARD);
        assertThat(code.marked(0b101, 1, true)).isEqualTo(0b111);
        assertThat(code.second(0b111)).isZero();
        assertThat(code.isFilling(1L << 10)).isFalse();
    }

    @Test
    void aMarkDoesNotHang() {
        MarksCode code = MarksCode.columns(BOARD);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> code.checkSettled(code.bits(1), "Game"))
                .withMessage("a mark has an empty cell below it, so this is no position of Game");
        code.checkSettled(code.bits(1 | 1 << 3 | 1 << 7), "Game");
    }

    @Test
    void fortyCellsTakeAllBits() {
        MarksCode code = MarksCode.baseThree(Board.of("........", "........", "........", "........", "........"));
        long position = code.positionOf(0, code.full());
        assertThat(position).isNegative();
        assertThat(code.isFilling(position)).isTrue();
        assertThat(code.isFilling(-1)).isFalse();
        assertThat(code.second(position)).isEqualTo(code.full());
    }
}
