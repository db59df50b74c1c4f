package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The canonical positions: least images under the symmetries of a game. If a symmetry exchanges the players, canonical
 * positions have the first player to move.
 */
final class PieceKeys implements PositionKeys {
    private final PieceCode code;
    private final PieceSymmetries symmetries;
    private final long start;

    /** Null until first use; two threads may make equal ones. */
    private volatile @Nullable Tables tables;

    PieceKeys(PieceCode code, PieceSymmetries symmetries, long start) {
        this.code = code;
        this.symmetries = symmetries;
        this.start = start;
    }

    /**
     * The images of positions.
     *
     * @param ofFirst the keys of positions with the first player to move
     * @param ofSecond the keys of positions with the second player to move
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

    /** If players are exchanged, keys have the first player to move, and their successors the second. */
    @Override
    public OfSuccessors ofSuccessors() {
        return tables().ofSecond().ofSuccessors();
    }

    /** The keys under symmetries that keep the start; this object if all do. */
    PositionKeys fromStart() {
        return tables().fromStart();
    }

    /**
     * The least images of positions under symmetries that permute the bits of a position. An image of a position is the
     * exclusive or of the images of its bits. The image of a successor differs in the few bits that a move changes.
     */
    static final class Images implements PositionKeys {
        private final int count;

        private final long side;

        /** Image i of bit b is at b x count + i; bit 64 means no bit and has images 0. */
        private final long[] ofBits;

        /**
         * The images under some symmetries.
         *
         * @param symmetries for each of them the image of each bit
         * @param side the bit that changes with every move
         */
        Images(List<long[]> symmetries, long side) {
            this.side = side;
            count = symmetries.size();
            ofBits = new long[(Long.SIZE + 1) * count];
            for (int i = 0; i < count; i++) {
                for (int bit = 0; bit < Long.SIZE; bit++) {
                    ofBits[bit * count + i] = symmetries.get(i)[bit];
                }
            }
        }

        /** The least image of a position. */
        @Override
        public long key(long position) {
            long least = Long.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                least = Math.min(least, image(i, position));
            }
            return least;
        }

        private long image(int i, long bits) {
            long image = 0;
            for (long rest = bits; rest != 0; rest &= rest - 1) {
                image ^= ofBits[Long.numberOfTrailingZeros(rest) * count + i];
            }
            return image;
        }

        @Override
        public OfSuccessors ofSuccessors() {
            long[] before = new long[count];
            return (position, successors, moves) -> {
                long base = position ^ side;
                for (int i = 0; i < count; i++) {
                    before[i] = image(i, base);
                }
                for (int move = 0; move < moves; move++) {
                    successors[move] = least(before, base ^ successors[move]);
                }
            };
        }

        /** The least image of a position that differs in some bits from the one with these images. */
        private long least(long[] before, long changed) {
            long all = changed & changed - 1;
            int first = Long.numberOfTrailingZeros(changed) * count; // 64 means no bit
            int second = Long.numberOfTrailingZeros(all) * count;
            long others = all & all - 1;
            long least = Long.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                long image = before[i] ^ ofBits[first + i] ^ ofBits[second + i];
                least = Math.min(least, others == 0 ? image : image ^ image(i, others));
            }
            return least;
        }
    }
}
