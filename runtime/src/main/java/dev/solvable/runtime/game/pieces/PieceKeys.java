package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The least images of positions under the symmetries of a game. Where players are exchanged, they have the first player
 * to move.
 */
final class PieceKeys implements PositionKeys {
    private final PieceCode code;
    private final PieceSymmetries symmetries;
    private final long start;

    /** Null until it is asked for; two threads may make the same. */
    private volatile @Nullable Tables tables;

    PieceKeys(PieceCode code, PieceSymmetries symmetries, long start) {
        this.code = code;
        this.symmetries = symmetries;
        this.start = start;
    }

    /**
     * The images of positions.
     *
     * @param ofFirst those of positions with the first player to move
     * @param ofSecond those of positions with the second player to move
     * @param fromStart the keys under symmetries that keep the start
     */
    private record Tables(PositionKeys ofFirst, PositionKeys ofSecond, PositionKeys fromStart) {}

    private Tables tables() {
        Tables made = tables;
        if (made == null) {
            made = newTables();
            tables = made;
        }
        return made;
    }

    private Tables newTables() {
        if (symmetries.isEmpty()) {
            return new Tables(ITSELF, ITSELF, this);
        }
        List<long[]> all = new ArrayList<>();
        List<long[]> exchanged = new ArrayList<>();
        List<long[]> keepingStart = new ArrayList<>();
        for (int[] cells : symmetries.permutations(code.set.board().cells())) {
            long[] images = imagesOfBits(cells, false);
            all.add(images);
            exchanged.add(symmetries.exchanges() ? imagesOfBits(cells, true) : images);
            if (symmetries.image(code, start, cells, false) == start) {
                keepingStart.add(images);
            }
        }
        boolean keepStart = !symmetries.exchanges() && keepingStart.size() == all.size();
        Images fromStart = new Images(keepingStart, code.side());
        return new Tables(
                new Images(all, code.side()), new Images(exchanged, code.side()), keepStart ? this : fromStart);
    }

    private long[] imagesOfBits(int[] cells, boolean exchanged) {
        long[] images = new long[Long.SIZE];
        for (int bit = 0; bit < Long.SIZE; bit++) {
            images[bit] = symmetries.image(code, 1L << bit, cells, exchanged);
        }
        return images;
    }

    @Override
    public long key(long position) {
        Tables made = tables();
        return (code.secondMoves(position) ? made.ofSecond() : made.ofFirst()).key(position);
    }

    /** Successors of keys have the second player to move where players are exchanged. */
    @Override
    public OfSuccessors ofSuccessors() {
        return tables().ofSecond().ofSuccessors();
    }

    /** The keys under symmetries that keep the start; these where all do. */
    PositionKeys fromStart() {
        return tables().fromStart();
    }
}
