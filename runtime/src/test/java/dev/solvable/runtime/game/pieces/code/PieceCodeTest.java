package dev.solvable.runtime.game.pieces.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every code of positions says what stands where, and a change of one piece is the same as a number made anew. */
class PieceCodeTest {
    /** A code, with a name for the test's report. */
    record Case(String name, PieceSet set, PieceCode code) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> codes() {
        PieceSet pawns = new PieceSet(Board.of("...", "...", "..."), "Pp", "ppp...PPP", "", "Pp");
        PieceSet hands = new PieceSet(Board.of(".....", ". ..."), "XoK", ".........", "XXXKoo", "Xo");
        PieceSet kept = new PieceSet(Board.of(" ....", "....."), "XYo", "X.......o", "YYo", "");
        PieceSet large = new PieceSet(Board.of(full(8)), "KRk", "K......R" + ".".repeat(55) + "k", "", "R");
        PieceSet hounds = new PieceSet(Board.of(full(5)), "fH", "f" + ".".repeat(20) + "HHHH", "", "");
        PieceSet promoted = new PieceSet(
                Board.of("...", "...", "..."), "PQp", "p........", "PPQ", "", new PiecePromotion('P', 'Q', 0b111));
        List<Case> cases = new ArrayList<>();
        for (PieceSet set : List.of(pawns, hands, kept, large, hounds, promoted)) {
            if (set != large) {
                cases.add(new Case("masks of " + set.letters(), set, PieceCode.masks(set)));
                cases.add(new Case("digits of " + set.letters(), set, PieceCode.digits(set)));
            }
            cases.add(new Case("subsets of " + set.letters(), set, PieceCode.subsets(set)));
        }
        return cases.stream();
    }

    private static String[] full(int size) {
        String[] rows = new String[size];
        Arrays.fill(rows, ".".repeat(size));
        return rows;
    }

    /** A position as arrays. */
    private static final class Plain {
        final long[] cells;
        final int[] hands;
        boolean second;

        Plain(PieceSet set, Random random) {
            cells = new long[set.planes()];
            hands = new int[set.planes()];
            second = random.nextBoolean();
            List<Integer> free = new ArrayList<>();
            for (int cell = 0; cell < set.board().cells(); cell++) {
                free.add(cell);
            }
            Collections.shuffle(free, random);
            for (int plane = 0; plane < cells.length; plane++) {
                int fewest = set.fewestOnBoard(plane);
                int count = fewest + random.nextInt(set.all(plane) - fewest + 1);
                for (int i = 0; i < count; i++) {
                    cells[plane] |= 1L << free.remove(0);
                }
                int left = Math.min(set.inHand(plane), set.all(plane) - count);
                hands[plane] = !set.isConstant(plane) && left > 0 ? random.nextInt(left + 1) : left;
                if (set.inHand(plane) == 0) {
                    hands[plane] = 0;
                }
            }
        }

        long number(PieceCode code) {
            return code.number(cells, hands, second);
        }

        long any() {
            return Arrays.stream(cells).reduce(0, (one, other) -> one | other);
        }
    }

    private static long some(long mask, Random random) {
        long rest = mask;
        for (int skip = random.nextInt(Long.bitCount(mask)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    @ParameterizedTest
    @MethodSource("codes")
    void aNumberSaysWhatItWasMadeOf(Case tried) {
        Random random = new Random(1);
        Set<Long> numbers = new HashSet<>();
        Set<String> positions = new HashSet<>();
        for (int i = 0; i < 2_000; i++) {
            Plain plain = new Plain(tried.set(), random);
            long number = plain.number(tried.code());
            assertThat(tried.code().contains(number)).isTrue();
            assertThat(tried.code().secondMoves(number)).isEqualTo(plain.second);
            for (int plane = 0; plane < plain.cells.length; plane++) {
                assertThat(tried.code().plane(number, plane)).isEqualTo(plain.cells[plane]);
                assertThat(tried.code().hand(number, plane)).isEqualTo(plain.hands[plane]);
            }
            numbers.add(number);
            positions.add(Arrays.toString(plain.cells) + Arrays.toString(plain.hands) + plain.second);
        }
        assertThat(numbers).hasSameSizeAs(positions);
    }

    @ParameterizedTest
    @MethodSource("codes")
    void changesOfAPieceAreTheNumbersMadeAnew(Case tried) {
        Random random = new Random(2);
        int moved = 0;
        for (int i = 0; i < 3_000; i++) {
            Plain plain = new Plain(tried.set(), random);
            long before = plain.number(tried.code());
            int plane = random.nextInt(plain.cells.length);
            long empty = tried.set().board().mask() & ~plain.any();
            if (plain.cells[plane] == 0 || empty == 0) {
                continue;
            }
            moved++;
            long from = some(plain.cells[plane], random);
            long to = some(empty, random);
            plain.cells[plane] ^= from | to;
            plain.second ^= true;
            long after = plain.number(tried.code());
            assertThat(tried.code().moved(before, plane, from, to)).isEqualTo(after);
            taken(tried, plain, plane, random);
        }
        assertThat(moved).isGreaterThan(1_000);
    }

    /** What is taken is off the board, whoever it belongs to. */
    private static void taken(Case tried, Plain plain, int mover, Random random) {
        long before = plain.number(tried.code());
        int plane = random.nextInt(plain.cells.length);
        if (plane == mover
                || plain.cells[plane] == 0
                || plain.cells[mover] == 0
                || !tried.set().isLost(plane)) {
            return;
        }
        long target = some(plain.cells[plane], random);
        long from = some(plain.cells[mover], random);
        plain.cells[plane] ^= target;
        assertThat(tried.code().cleared(before, target)).isEqualTo(plain.number(tried.code()));
        plain.cells[mover] ^= from | target;
        plain.second ^= true;
        long cleared = tried.code().cleared(before, target);
        assertThat(tried.code().moved(cleared, mover, from, target)).isEqualTo(plain.number(tried.code()));
        if (tried.set().isLost(mover)) {
            long last = plain.number(tried.code());
            plain.cells[mover] ^= target;
            plain.second ^= true;
            assertThat(tried.code().moved(last, mover, target, 0)).isEqualTo(plain.number(tried.code()));
        }
    }

    @ParameterizedTest
    @MethodSource("codes")
    void whatIsPlacedComesFromTheHand(Case tried) {
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            Plain plain = new Plain(tried.set(), random);
            long before = plain.number(tried.code());
            int plane = random.nextInt(plain.cells.length);
            long empty = tried.set().board().mask() & ~plain.any();
            if (plain.hands[plane] > 0 && empty != 0) {
                long to = some(empty, random);
                plain.cells[plane] |= to;
                plain.hands[plane]--;
                plain.second ^= true;
                assertThat(tried.code().placed(before, plane, to)).isEqualTo(plain.number(tried.code()));
            }
        }
    }

    /** What pieces become changes the planes alone. */
    @ParameterizedTest
    @MethodSource("codes")
    void whatIsPromotedChangesItsPlane(Case tried) {
        Random random = new Random(4);
        int changed = 0;
        for (int i = 0; i < 2_000; i++) {
            Plain plain = new Plain(tried.set(), random);
            int plane = random.nextInt(plain.cells.length);
            int becomes = tried.set().promoted(plane);
            if (becomes != plane && plain.cells[plane] != 0) {
                changed++;
                long before = plain.number(tried.code());
                long cell = some(plain.cells[plane], random);
                plain.cells[plane] ^= cell;
                plain.cells[becomes] ^= cell;
                assertThat(tried.code().promoted(before, plane, becomes, cell)).isEqualTo(plain.number(tried.code()));
            }
        }
        assertThat(changed > 0).isEqualTo(tried.set().letters().equals("PQp"));
    }

    /** A queen more is a pawn less: who has more of both than at the start has too many. */
    @Test
    void promotedPiecesAreCountedWithThoseThatTheyWere() {
        PieceSet set =
                new PieceSet(Board.of("...", "..."), "PQp", "PP. p..", "", "", new PiecePromotion('P', 'Q', 0b111));
        PieceCode code = PieceCode.masks(set);
        int[] none = new int[3];
        assertThat(code.planeWithOtherNumber(code.number(new long[] {3, 0, 8}, none, false)))
                .isEqualTo(-1);
        assertThat(code.planeWithOtherNumber(code.number(new long[] {1, 2, 8}, none, false)))
                .isEqualTo(-1);
        assertThat(code.planeWithOtherNumber(code.number(new long[] {0, 3, 8}, none, false)))
                .isEqualTo(-1);
        assertThat(code.planeWithOtherNumber(code.number(new long[] {3, 4, 8}, none, false)))
                .isEqualTo(1);
        assertThat(code.planeWithOtherNumber(code.number(new long[] {1, 0, 8}, none, false)))
                .as("none is lost")
                .isEqualTo(1);
        assertThat(code.planeWithOtherNumber(code.number(new long[] {7, 0, 8}, none, false)))
                .isEqualTo(0);
    }

    /** Numbers beyond the last are told apart from positions. */
    @ParameterizedTest
    @MethodSource("codes")
    void otherNumbersAreNoPositions(Case tried) {
        assertThat(tried.code().contains(-1)).isFalse();
        assertThat(tried.code().contains(Long.MIN_VALUE)).isFalse();
    }
}
