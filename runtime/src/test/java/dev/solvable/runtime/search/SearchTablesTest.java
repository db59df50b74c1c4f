package dev.solvable.runtime.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which states threads know of together, and which each one for itself. */
class SearchTablesTest {
    private static final int CELLS = 42;
    private static final int KEY_BITS = 49;
    private static final int SPLIT_DEPTH = 22;
    private static final int ENTRIES = (1 << 19) + 1;
    private static final long KEY = 0x1_2345_6789_ABCDL;

    private static List<SearchTables> ofTwo(int entries, int splitDepth) {
        return SearchTables.ofEach(2, entries, KEY_BITS, CELLS, splitDepth);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 21, 29})
    void threadsShareStatesFarFromTheEnd(int taken) {
        List<SearchTables> tables = ofTwo(ENTRIES, SPLIT_DEPTH);
        tables.get(0).remember(taken, KEY, -7, 12, 1);
        for (SearchTables each : tables) {
            long known = each.lookUp(taken, KEY);
            assertThat(each.lower(known)).isEqualTo(-7);
            assertThat(each.upper(known)).isEqualTo(12);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 41})
    void statesNearTheEndAreEachThreadsOwn(int taken) {
        List<SearchTables> tables = ofTwo(ENTRIES, SPLIT_DEPTH);
        tables.get(0).remember(taken, KEY, -43, 43, 1);
        long known = tables.get(0).lookUp(taken, KEY);
        assertThat(tables.get(0).lower(known)).isEqualTo(-43);
        assertThat(tables.get(0).upper(known)).isEqualTo(43);
        assertThat(tables.get(1).lookUp(taken, KEY)).isZero();
    }

    @Test
    void statesThatThreadsShareAreNeverNearTheEnd() {
        List<SearchTables> tables = ofTwo(ENTRIES, 35);
        tables.get(0).remember(34, KEY, 1, 2, 1);
        tables.get(0).remember(35, KEY + 1, 1, 2, 1);
        assertThat(tables.get(1).lookUp(34, KEY)).isNotZero();
        assertThat(tables.get(1).lookUp(35, KEY + 1)).isZero();
    }

    @Test
    void aSmallTableIsTheOnlyOne() {
        List<SearchTables> tables = ofTwo(ENTRIES - 1, SPLIT_DEPTH);
        tables.get(0).remember(41, KEY, 1, 2, 1);
        assertThat(tables.get(1).lookUp(41, KEY)).isNotZero();
    }

    /** As many bits as there are: the small table is larger then, or left out. */
    @Test
    void largeKeysFitTheSmallTable() {
        for (int entries : new int[] {1 << 18, 1 << 20, 1 << 22}) {
            SearchTables tables =
                    SearchTables.ofEach(1, entries, Long.SIZE, 56, 36).get(0);
            for (long key = Long.MIN_VALUE; key < Long.MIN_VALUE + 1000; key++) {
                tables.remember(50, key, -57, (int) (key & 31), 1);
                long known = tables.lookUp(50, key);
                assertThat(tables.lower(known)).isEqualTo(-57);
                assertThat(tables.upper(known)).isEqualTo((int) (key & 31));
                assertThat(tables.lookUp(50, key ^ 1L << 40)).isZero();
            }
        }
    }
}
