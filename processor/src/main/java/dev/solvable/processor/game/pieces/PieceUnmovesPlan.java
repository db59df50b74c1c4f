package dev.solvable.processor.game.pieces;

import dev.solvable.runtime.game.pieces.PieceUnmoves;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * How the moves of pieces on the board are taken back. An unmove leads a piece back to its origin, so it has a shape as
 * a move has.
 *
 * @param steps the unmoves of moves that cost no piece
 * @param losses the unmoves of moves that take a piece or leave the board
 * @param material the bound on unmoves and the lost pieces, for the runtime
 */
public record PieceUnmovesPlan(PieceMovesPlan steps, PieceMovesPlan losses, PieceUnmoves material) {
    /** The plan for the moves of a game; empty where one of them cannot be taken back. */
    public static Optional<PieceUnmovesPlan> of(DeclaredPieces rules, PieceMovesPlan moves) {
        PieceSet set = rules.set();
        if (set.promotions().length > 0 || rules.linesTake()) {
            return Optional.empty();
        }
        if (Stream.concat(moves.ofFirst().stream(), moves.ofSecond().stream()).anyMatch(shape -> !isTakenBack(shape))) {
            return Optional.empty();
        }
        PieceMovesPlan steps = unmoves(moves, false);
        PieceMovesPlan losses = unmoves(moves, true);
        return Optional.of(new PieceUnmovesPlan(
                steps,
                losses,
                new PieceUnmoves(
                        Math.max(1, Math.max(most(set, steps), most(set, losses))),
                        lost(set, moves.ofFirst()),
                        lost(set, moves.ofSecond()))));
    }

    /** Whether the move takes only enemies and, if it counts the player's own pieces, does not change their number. */
    private static boolean isTakenBack(PieceShape shape) {
        return shape.enemies().containsAll(shape.taken()) && (shape.whenLeft() == 0 || !isLeaving(shape));
    }

    private static boolean isLeaving(PieceShape shape) {
        return shape.to() == 0;
    }

    private static PieceMovesPlan unmoves(PieceMovesPlan moves, boolean ofLosses) {
        return new PieceMovesPlan(
                unmoves(moves.ofFirst(), ofLosses), unmoves(moves.ofSecond(), ofLosses), moves.repeats(), moves.most());
    }

    private static List<PieceShape> unmoves(List<PieceShape> moves, boolean ofLosses) {
        return moves.stream()
                .filter(shape -> ofLosses == (isLeaving(shape) || !shape.taken().isEmpty()))
                .flatMap(shape -> unmove(shape).stream())
                .toList();
    }

    /** The unmove of a move; empty if the move is never possible. */
    private static Optional<PieceShape> unmove(PieceShape move) {
        int to = move.to();
        List<Integer> free = new ArrayList<>(List.of(-to));
        move.free().stream().filter(cell -> cell != to || isLeaving(move)).forEach(cell -> free.add(cell - to));
        move.taken().stream().filter(cell -> cell != to).forEach(cell -> free.add(cell - to));
        Collections.sort(free); // as in a move, so that equal shapes are equal
        List<Integer> enemies = move.enemies().stream()
                .filter(cell -> !move.taken().contains(cell))
                .toList();
        boolean takesBeside = move.besideAny().stream().anyMatch(move.taken()::contains);
        List<Integer> beside = move.besideAny().stream()
                .filter(cell -> !takesBeside && (cell != to || isLeaving(move)))
                .toList();
        if (beside.isEmpty() && !takesBeside && !move.besideAny().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new PieceShape(
                move.plane(),
                PieceShape.shifted(move.from(), to),
                -to,
                List.copyOf(free),
                further(enemies, -to),
                further(move.friends(), -to),
                further(move.anyone(), -to),
                further(move.taken(), -to),
                further(beside, -to),
                move.whenLeft()));
    }

    private static List<Integer> further(List<Integer> offsets, int by) {
        return offsets.stream().map(offset -> offset + by).toList();
    }

    /** An upper bound on the unmoves of a position: each piece of a plane may have made a move of each shape. */
    private static int most(PieceSet set, PieceMovesPlan unmoves) {
        int most = 0;
        for (List<PieceShape> shapes : List.of(unmoves.ofFirst(), unmoves.ofSecond())) {
            int sum = 0;
            for (PieceShape shape : shapes) {
                int pieces = isLeaving(shape) ? Long.SIZE : set.all(shape.plane());
                int kinds = set.planesOf(!set.isFirst(shape.plane())).length;
                int taken = (int) Math.pow(kinds, shape.taken().size());
                sum += Math.min(Long.bitCount(shape.from()), pieces) * taken;
            }
            most = Math.max(most, sum);
        }
        return most;
    }

    /** The sets of pieces that one of these moves can cost, as letters, separated by commas. */
    private static String lost(PieceSet set, List<PieceShape> moves) {
        TreeSet<String> lost = new TreeSet<>();
        for (PieceShape move : moves) {
            int[] enemies = set.planesOf(!set.isFirst(move.plane()));
            List<String> sets =
                    List.of(isLeaving(move) ? String.valueOf(set.letters().charAt(move.plane())) : "");
            for (int i = 0; i < move.taken().size(); i++) {
                sets = sets.stream()
                        .flatMap(gone -> Arrays.stream(enemies)
                                .mapToObj(enemy -> gone + set.letters().charAt(enemy)))
                        .toList();
            }
            lost.addAll(sets);
        }
        return String.join(",", lost);
    }
}
