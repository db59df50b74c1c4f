package dev.solvable.runtime.game.pieces.ranks;

/** Permutations of cells, applied to sets of cells eight cells at a time. */
final class CellMaps {
    private static final int VALUES = 1 << Byte.SIZE;

    private final int chunks;

    /** For each permutation, each group of eight cells and each set of these their images. */
    private final long[] images;

    /** The maps of some permutations: for each of them where each cell goes. */
    CellMaps(int[][] permutations, int cells) {
        chunks = (cells + Byte.SIZE - 1) / Byte.SIZE;
        images = new long[permutations.length * chunks * VALUES];
        for (int map = 0; map < permutations.length; map++) {
            for (int cell = 0; cell < cells; cell++) {
                int first = (map * chunks + cell / Byte.SIZE) * VALUES;
                for (int value = 0; value < VALUES; value++) {
                    if ((value >>> cell % Byte.SIZE & 1) != 0) {
                        images[first + value] |= 1L << permutations[map][cell];
                    }
                }
            }
        }
    }

    /** The bytes of its table. */
    long bytes() {
        return (long) images.length * Long.BYTES;
    }

    /** The image of a set of cells. */
    long image(int map, long cells) {
        long image = 0;
        int first = map * chunks * VALUES;
        for (long rest = cells; rest != 0; rest >>>= Byte.SIZE) {
            image |= images[first + ((int) rest & VALUES - 1)];
            first += VALUES;
        }
        return image;
    }
}
