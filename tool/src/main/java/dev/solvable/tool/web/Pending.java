package dev.solvable.tool.web;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.analysis.MoveValue;
import dev.solvable.tool.analysis.Progress;
import dev.solvable.tool.analysis.Scoring;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A position that is still being solved: the facts that need no solving, and the values found so far.
 *
 * @param game the name of the game
 * @param board the board
 * @param toMove who is to move
 * @param terminal whether the game is over
 * @param reply the name of the move that the perfect player makes; null where that is not known yet
 * @param moves every legal move
 * @param solving the progress
 */
record Pending(
        String game,
        String board,
        Player toMove,
        boolean terminal,
        @Nullable String reply,
        List<Move> moves,
        Solving solving) {
    /**
     * A legal move.
     *
     * @param outcome null where it is not known yet, as are {@code distance} and {@code score}
     * @param gain the points that it gets the mover; null where the game is not played for points
     * @param again true where the mover moves again; else null
     */
    record Move(
            int move,
            String name,
            @Nullable Outcome outcome,
            @Nullable Integer distance,
            @Nullable Integer score,
            @Nullable Integer gain,
            @Nullable Boolean again,
            String board,
            Player toMove) {}

    /**
     * The progress of a question.
     *
     * @param stage {@code waiting} for another question of the same game, {@code states} or {@code moves}
     * @param done how many states or moves are done
     * @param total how many there are, 0 where nothing is counted
     * @param searched how many states were searched so far to value the moves
     * @param seconds since it was asked first
     */
    record Solving(String stage, long done, long total, long searched, long seconds) {
        static String stage(Progress progress) {
            return progress.stage().name().toLowerCase(Locale.ROOT);
        }
    }

    static Pending of(
            Solver solver,
            long position,
            MoveNames names,
            List<MoveValue> values,
            @Nullable String reply,
            Solving solving) {
        Map<Integer, MoveValue> known = values.stream().collect(Collectors.toMap(MoveValue::move, Function.identity()));
        List<Move> moves = new ArrayList<>();
        names.at(position).forEach((move, name) -> {
            long next = solver.play(position, move);
            MoveValue value = known.get(move);
            moves.add(new Move(
                    move,
                    name,
                    value == null ? null : value.outcome(),
                    value == null ? null : value.distance(),
                    value == null ? null : value.score(),
                    solver instanceof ScoreSolver scores ? (Integer) Scoring.gain(scores, position, next) : null,
                    Scoring.keepsTurn(solver, position, next) ? true : null,
                    BoardText.of(solver, next),
                    solver.toMove(next)));
        });
        return new Pending(
                solver.facts().name(),
                BoardText.of(solver, position),
                solver.toMove(position),
                solver.isTerminal(position),
                reply,
                List.copyOf(moves),
                solving);
    }
}
