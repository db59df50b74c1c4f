package dev.solvable.sample.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.tool.games.OpeningTables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The table of Connect Four's first plies: without it most of this would take many minutes. */
@Tag("slow")
@Timeout(300)
class ConnectFourOpeningTest {
    private static final int PLIES = 4;

    private final Solver solver = new ConnectFour7x6Solver();
    private final Solver withTable = OpeningTables.with(solver);

    private List<List<Long>> positions() {
        List<List<Long>> positions = new ArrayList<>(List.of(List.of(solver.initial())));
        for (int ply = 1; ply <= PLIES; ply++) {
            Set<Long> next = new HashSet<>();
            for (long position : positions.get(ply - 1)) {
                IntStream.of(solver.moves(position)).forEach(move -> next.add(solver.play(position, move)));
            }
            positions.add(next.stream().sorted().toList());
        }
        return positions;
    }

    /**
     * James Allen and Victor Allis, October 1988; the distance is that of connect4_values.csv among the published
     * facts.
     */
    @Test
    @Timeout(10)
    void theMiddleColumnWinsItsNeighboursDrawAndTheOthersLose() {
        long start = solver.initial();

        assertThat(withTable.outcome(start)).isEqualTo(Outcome.WIN);
        assertThat(withTable.distance(start)).isEqualTo(41);
        assertThat(solver.moveName(withTable.bestMove(start))).isEqualTo("d6");
        assertThat(IntStream.of(solver.moves(start)).mapToObj(move -> withTable.outcome(solver.play(start, move))))
                .containsExactly(
                        Outcome.WIN, Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.DRAW, Outcome.WIN, Outcome.WIN);
    }

    @Test
    void everyValueFollowsFromThoseOfTheMoves() {
        List<List<Long>> positions = positions();

        for (long position :
                positions.subList(0, PLIES).stream().flatMap(List::stream).toList()) {
            int best = IntStream.of(solver.moves(position))
                    .map(move -> -score(solver.play(position, move)))
                    .max()
                    .orElseThrow();
            assertThat(score(position)).as(solver.format(position)).isEqualTo(best);
        }
    }

    /** What a position is worth to the side to move: the sooner the game ends, the further from a draw. */
    private int score(long position) {
        int score = 100 - plyOf(position) - withTable.distance(position);
        return switch (withTable.outcome(position)) {
            case WIN -> score;
            case DRAW -> 0;
            case LOSS -> -score;
        };
    }

    private int plyOf(long position) {
        return (int) solver.format(position)
                .chars()
                .filter(c -> c == 'x' || c == 'o')
                .count();
    }

    /**
     * Entries of the last ply, whose values all others follow from, and which end soon: the rest takes seconds each.
     */
    @Test
    void entriesAreWhatTheSolverFinds() {
        List<Long> soon = positions().get(PLIES).stream()
                .filter(position -> withTable.distance(position) <= 29)
                .toList();
        assertThat(soon).hasSizeGreaterThan(20);
        Random random = new Random(7);
        for (int i = 0; i < 12; i++) {
            long position = soon.get(random.nextInt(soon.size()));
            assertThat(solver.outcome(position)).as(solver.format(position)).isEqualTo(withTable.outcome(position));
            assertThat(solver.distance(position)).as(solver.format(position)).isEqualTo(withTable.distance(position));
        }
    }
}
