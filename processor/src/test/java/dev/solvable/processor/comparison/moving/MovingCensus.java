package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Rules;
import dev.solvable.processor.reference.Truth;
import dev.solvable.processor.reference.moving.MovingFact;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingReference;
import dev.solvable.processor.reference.moving.MovingReference.Value;
import dev.solvable.processor.reference.moving.MovingRules.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the positions that can be reached are worth.
 *
 * @param start what the game is worth
 * @param plies the plies of perfect play from the start, negative where it never ends
 * @param mostPlies the plies of the longest win or loss
 */
record MovingCensus(
        Outcome start, int plies, long positions, long ended, long won, long drawn, long lost, int mostPlies) {
    /** The census of the reference. */
    static MovingCensus of(MovingGame game) {
        MovingReference reference = new MovingReference(game);
        List<Value> values = new ArrayList<>();
        long ended = 0;
        for (Position position : reference.reachable()) {
            values.add(reference.value(position));
            ended += reference.rules().terminal(position) ? 1 : 0;
        }
        return of(reference.value(reference.rules().start()), values, ended);
    }

    /** The census of a solver, by playing every move. */
    static MovingCensus of(Solver solver) {
        Set<Long> seen = new HashSet<>(Set.of(solver.initial()));
        List<Long> found = new ArrayList<>(seen);
        List<Value> values = new ArrayList<>();
        long ended = 0;
        for (int i = 0; i < found.size(); i++) {
            long position = found.get(i);
            values.add(value(solver, position));
            int[] moves = solver.moves(position);
            assertThat(moves.length == 0).isEqualTo(solver.isTerminal(position));
            ended += moves.length == 0 ? 1 : 0;
            for (int move : moves) {
                long next = solver.play(position, move);
                if (seen.add(next)) {
                    found.add(next);
                }
            }
        }
        return of(value(solver, solver.initial()), values, ended);
    }

    private static Value value(Solver solver, long position) {
        return new Value(Rules.Result.valueOf(solver.outcome(position).name()), solver.distance(position));
    }

    private static MovingCensus of(Value start, List<Value> values, long ended) {
        return new MovingCensus(
                Outcome.valueOf(start.result().name()),
                start.distance(),
                values.size(),
                ended,
                count(values, Rules.Result.WIN),
                count(values, Rules.Result.DRAW),
                count(values, Rules.Result.LOSS),
                values.stream()
                        .filter(value -> value.result() != Rules.Result.DRAW)
                        .mapToInt(Value::distance)
                        .max()
                        .orElse(0));
    }

    private static long count(List<Value> values, Rules.Result result) {
        return values.stream().filter(value -> value.result() == result).count();
    }

    /** Fails where a published row says otherwise. */
    void assertIs(MovingFact fact) {
        Truth.Row row = fact.row();
        Outcome published = switch (row.text("value")) {
            case "first player wins" -> Outcome.WIN;
            case "second player wins" -> Outcome.LOSS;
            case "draw" -> Outcome.DRAW;
            default -> throw new IllegalArgumentException("no such value: " + row);
        };
        int length = published == Outcome.DRAW ? MovingReference.ENDLESS : row.number("plies_optimal");
        assertThat(this)
                .as("%s%n%s", row, fact.game().source())
                .isEqualTo(new MovingCensus(
                        published,
                        length,
                        fact.positions(),
                        row.number("terminal"),
                        row.number("win_for_side_to_move"),
                        row.number("draw"),
                        row.number("lose_for_side_to_move"),
                        row.number("max_plies")));
    }
}
