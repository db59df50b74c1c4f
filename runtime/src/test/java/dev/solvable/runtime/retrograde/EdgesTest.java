package dev.solvable.runtime.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves in few bits, in the order in which they are found and sorted. */
class EdgesTest {
    private record Move(int to, int origin) {}

    @ParameterizedTest
    @CsvSource({"1, 3, 1", "1000, 3, 7", "100000, 8, 50", "100000, 8, 5000", "20000, 1, 1", "300000, 8, 8388607"})
    void movesAreLoggedInTheirOrder(int count, int blockBits, int mostNumber) {
        EdgeLog log = new EdgeLog();
        List<Move> moves = moves(count, blockBits, mostNumber);
        moves.forEach(move -> log.add(move.to(), move.origin()));
        assertThat(log.size()).isEqualTo(count);
        List<Move> told = new ArrayList<>();
        log.forEach((to, origin) -> told.add(new Move(to, origin)));
        assertThat(told).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 1", "1000, 3, 7", "100000, 8, 50", "100000, 8, 5000", "20000, 1, 1", "300000, 8, 8388607"})
    void movesAreSortedByWhereTheyLeadTo(int count, int blockBits, int mostNumber) {
        Edges edges = new Edges(blockBits);
        List<List<Integer>> expected = new ArrayList<>();
        List<Move> moves = moves(count, blockBits, mostNumber);
        int positions = moves.stream().mapToInt(Move::to).max().orElseThrow() + 1;
        for (int position = 0; position < positions; position++) {
            expected.add(new ArrayList<>());
        }
        for (Move move : moves) {
            edges.add(move.to(), move.origin());
            expected.get(move.to()).add(move.origin());
        }
        assertThat(edges.bytes()).isEqualTo(4L * count);
        edges.sort(positions, mostNumber + 1);
        for (int position = 0; position < positions; position++) {
            List<Integer> found = new ArrayList<>();
            edges.forEachOrigin(position, found::add);
            assertThat(found).containsExactlyInAnyOrderElementsOf(expected.get(position));
        }
    }

    /** As two threads find them: origins ascend within a batch, and every fiftieth move keeps the turn. */
    private static List<Move> moves(int count, int blockBits, int mostNumber) {
        Random random = new Random(count + mostNumber);
        List<Move> moves = new ArrayList<>();
        int limit = 1 << Integer.SIZE - 1 - blockBits;
        int[] number = new int[2];
        for (int i = 0; i < count; i++) {
            int thread = i / 1000 % 2;
            number[thread] = Math.min(number[thread] + random.nextInt(20), Math.min(mostNumber, limit - 1));
            int block = random.nextInt(100) == 0 ? random.nextInt(1 << blockBits) : thread;
            int flag = random.nextInt(50) == 0 ? BlockTable.KEEPS_TURN : 0;
            int to = random.nextInt(Math.min(mostNumber + 1, i + 1));
            moves.add(new Move(to, flag | block << Integer.SIZE - 1 - blockBits | number[thread]));
        }
        return moves;
    }
}
