package dev.solvable.runtime.sweep.marks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.runtime.sweep.marks.MaskPointsSweep.ByteLanes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Each pair of bytes, in each lane beside bytes of which a carry or borrow would show. */
class ByteLanesTest {
    private static final byte[] NEIGHBOURS = {0, -1, Byte.MIN_VALUE, Byte.MAX_VALUE};

    private static byte[] bytes(int value, int lane, byte neighbour) {
        byte[] bytes = new byte[ByteLanes.COUNT];
        Arrays.fill(bytes, neighbour);
        bytes[lane] = (byte) value;
        return bytes;
    }

    private static byte[] bytes(long lanes) {
        byte[] bytes = new byte[ByteLanes.COUNT];
        ByteLanes.set(bytes, 0, lanes);
        return bytes;
    }

    @Test
    void addsAndComparesLanes() {
        for (int pair = 0; pair < 1 << 16; pair++) {
            int x = (byte) pair;
            int y = (byte) (pair >> 8);
            int lane = pair % 7 + (x & 1);
            byte here = NEIGHBOURS[pair / 7 & 3];
            byte there = NEIGHBOURS[pair / 28 & 3];
            long left = ByteLanes.get(bytes(x, lane, here), 0);
            long right = ByteLanes.get(bytes(y, lane, there), 0);
            if (!Arrays.equals(bytes(ByteLanes.sum(left, right)), bytes(x + y, lane, (byte) (here + there)))
                    || !Arrays.equals(bytes(ByteLanes.max(left, right)), bytes(Math.max(x, y), lane, (byte)
                            Math.max(here, there)))) {
                assertThat(bytes(ByteLanes.sum(left, right)))
                        .as("%d + %d in lane %d, %d + %d in others", x, y, lane, here, there)
                        .isEqualTo(bytes(x + y, lane, (byte) (here + there)));
                assertThat(bytes(ByteLanes.max(left, right)))
                        .as("max(%d, %d) in lane %d, max(%d, %d) in others", x, y, lane, here, there)
                        .isEqualTo(bytes(Math.max(x, y), lane, (byte) Math.max(here, there)));
            }
        }
    }

    @Test
    void fillsPositiveLanes() {
        for (int lane = 0; lane < ByteLanes.COUNT; lane++) {
            for (int value = 0; value <= Byte.MAX_VALUE; value++) {
                for (byte neighbour : new byte[] {0, 1, Byte.MAX_VALUE}) {
                    long positive = ByteLanes.positive(ByteLanes.get(bytes(value, lane, neighbour), 0));
                    byte[] ones = bytes(Math.min(value, 1), lane, (byte) Math.min(neighbour, 1));
                    byte[] filled = bytes(-Math.min(value, 1), lane, (byte) -Math.min(neighbour, 1));
                    assertThat(bytes(positive)).as("%d in lane %d", value, lane).isEqualTo(ones);
                    assertThat(bytes(ByteLanes.filled(positive)))
                            .as("%d in lane %d", value, lane)
                            .isEqualTo(filled);
                }
            }
        }
    }

    @Test
    void readsTheFirstByteAsTheLowest() {
        byte[] bytes = {9, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        assertThat(ByteLanes.get(bytes, 1)).isEqualTo(0x0807_0605_0403_0201L);
    }
}
