package dev.solvable.processor.game.pieces;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The proof that play cannot return to a position: a number that every move of one player lowers, and that no move of
 * the other player raises. It is the sum of the steps that this player's pieces still have ahead, and of a worth for
 * each piece that the player may take. The worth makes up for the steps that a capture gains.
 *
 * @param byFirst whether the first player's moves lower it
 * @param steps for each plane and cell the most steps that a piece there has ahead; 0 for planes of the other player
 * @param inHand for each plane the same of a piece in hand; at least 1 where pieces of this player can be placed
 * @param worth what each piece that the player may take adds, at least 0
 * @param taken the planes whose pieces the player may take; empty if their worth is 0
 */
public record PiecePotential(
        boolean byFirst, List<List<Integer>> steps, List<Integer> inHand, int worth, List<Integer> taken) {
    /** The potential with the lower value at the start; empty if both players have pieces that can move in a cycle. */
    static Optional<PiecePotential> of(PieceSet set, List<PieceMove> moves) {
        Optional<PiecePotential> first = of(set, moves, true);
        Optional<PiecePotential> second = of(set, moves, false);
        if (first.isPresent() && second.isPresent()) {
            return first.get().atStart(set) <= second.get().atStart(set) ? first : second;
        }
        return first.or(() -> second);
    }

    private static Optional<PiecePotential> of(PieceSet set, List<PieceMove> moves, boolean byFirst) {
        PieceSteps ahead = new PieceSteps(set, moves);
        List<PieceMove> own = moves.stream()
                .filter(move -> set.isFirst(move.plane()) == byFirst)
                .toList();
        List<List<Integer>> steps = new ArrayList<>();
        List<Integer> inHand = new ArrayList<>();
        for (int plane = 0; plane < set.planes(); plane++) {
            int thisPlane = plane;
            boolean isOwn = set.isFirst(plane) == byFirst;
            steps.add(IntStream.range(0, Long.SIZE)
                    .mapToObj(cell -> isOwn ? ahead.most(thisPlane, cell) : 0)
                    .toList());
            inHand.add(own.stream()
                    .filter(move -> move.plane() == thisPlane && move.places())
                    .mapToInt(move -> 1 + ahead.mostAfter(move))
                    .max()
                    .orElse(0));
        }
        if (ahead.circle().isPresent()) {
            return Optional.empty();
        }
        List<PieceMove> captures = own.stream().filter(PieceMove::takes).toList();
        int worth = captures.stream().mapToInt(move -> worth(move, ahead)).max().orElse(0);
        List<Integer> taken = IntStream.range(0, worth > 0 ? set.planes() : 0)
                .filter(plane -> captures.stream().anyMatch(move -> move.mayTake(set.isFirst(plane) == byFirst)))
                .boxed()
                .toList();
        return Optional.of(new PiecePotential(byFirst, List.copyOf(steps), List.copyOf(inHand), worth, taken));
    }

    /** The least worth of a taken piece with which a capture lowers the sum. */
    private static int worth(PieceMove capture, PieceSteps ahead) {
        int gained = 1 + ahead.mostAfter(capture) - ahead.most(capture.plane(), capture.from());
        int pieces = Long.bitCount(capture.taken());
        return Math.max(0, (gained + pieces - 1) / pieces);
    }

    /** The potential at the start: the most moves that the player can make. */
    public int atStart(PieceSet set) {
        long[] start = set.cellsAtStart();
        return of(plane -> start[plane], set::inHand);
    }

    /**
     * The potential of a position.
     *
     * @param onBoard the pieces of each plane
     * @param hand the number of a plane's pieces in hand
     */
    int of(IntToLongFunction onBoard, IntUnaryOperator hand) {
        int sum = 0;
        for (int plane = 0; plane < steps.size(); plane++) {
            long pieces = onBoard.applyAsLong(plane);
            for (int cell : Board.cellsOf(pieces)) {
                sum += steps.get(plane).get(cell);
            }
            int placed = hand.applyAsInt(plane);
            sum += placed * inHand.get(plane);
            sum += taken.contains(plane) ? worth * (Long.bitCount(pieces) + placed) : 0;
        }
        return sum;
    }

    /** An upper bound on the plies of any play from the start. */
    public int pliesAtStart(PieceSet set) {
        return 2 * atStart(set) + (byFirst ? 0 : 1);
    }
}
