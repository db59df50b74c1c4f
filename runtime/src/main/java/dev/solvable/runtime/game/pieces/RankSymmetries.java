package dev.solvable.runtime.game.pieces;

import java.util.Arrays;

/**
 * The symmetries under which ranks are the same, as maps of sets of cells. First comes the group of those that keep the
 * players, then each of these applied after the exchange of the players. Exchanging twice is a member of the group.
 */
final class RankSymmetries {
    private final int count;
    private final CellMaps maps;

    /** At g x count + h the product: g after h. */
    private final byte[] products;

    private final byte[] inverses;
    private final boolean exchanges;

    /** For each plane its image under the exchange of the players, and its preimage. */
    final int[] becomes;

    final int[] comesFrom;

    /**
     * The symmetries of a game.
     *
     * @param group the symmetries that keep the players, the identity first: for each the image of each cell
     * @param exchange the image of each cell under the exchange of the players; empty if they cannot be exchanged
     * @param exchanged for each plane its image under this exchange
     */
    RankSymmetries(int[][] group, int[] exchange, int[] exchanged) {
        int cells = group[0].length;
        count = group.length;
        exchanges = exchange.length > 0;
        becomes = exchanged;
        comesFrom = new int[exchanged.length];
        products = new byte[count * count];
        inverses = new byte[count];
        for (int g = 0; g < count; g++) {
            for (int h = 0; h < count; h++) {
                int product = indexOf(group, after(group[g], group[h]));
                products[g * count + h] = (byte) product;
                if (product == 0) {
                    inverses[g] = (byte) h;
                }
            }
        }
        int[][] all = Arrays.copyOf(group, exchanges ? 2 * count : count);
        if (exchanges) {
            for (int g = 0; g < count; g++) {
                all[count + g] = after(group[g], exchange);
            }
            for (int plane = 0; plane < becomes.length; plane++) {
                comesFrom[becomes[plane]] = plane;
            }
        }
        maps = new CellMaps(all, cells);
    }

    private static int[] after(int[] g, int[] h) {
        int[] product = new int[h.length];
        for (int cell = 0; cell < h.length; cell++) {
            product[cell] = g[h[cell]];
        }
        return product;
    }

    private static int indexOf(int[][] group, int[] permutation) {
        for (int i = 0; i < group.length; i++) {
            if (Arrays.equals(group[i], permutation)) {
                return i;
            }
        }
        throw new IllegalArgumentException("the symmetries are no group");
    }

    long bytes() {
        return maps.bytes() + products.length + inverses.length;
    }

    /** The number of symmetries that keep the players, with the identity. */
    int count() {
        return count;
    }

    /** Whether positions with the players exchanged have the same rank. */
    boolean exchanges() {
        return exchanges;
    }

    /** The product of two symmetries: g after h. */
    int product(int g, int h) {
        return products[g * count + h];
    }

    int inverse(int g) {
        return inverses[g];
    }

    /** The image of a set of cells under a symmetry, or one of the maps below. */
    long image(int map, long cells) {
        return map == 0 ? cells : maps.image(map, cells);
    }

    /** The map that exchanges the players, and then applies a symmetry. */
    int exchanged(int symmetry) {
        return count + symmetry;
    }

    /** Permutations of cells, applied to sets of cells eight cells at a time. */
    static final class CellMaps {
        private static final int VALUES = 1 << Byte.SIZE;

        private final int chunks;

        /** The image of each set of cells within a group of eight, for each permutation and group. */
        private final long[] images;

        /** The maps of some permutations: for each the image of each cell. */
        CellMaps(int[][] permutations, int cells) {
            chunks = (cells + Byte.SIZE - 1) / Byte.SIZE;
            images = new long[permutations.length * chunks * VALUES];
            for (int i = 0; i < images.length; i++) {
                int group = i / VALUES;
                int lowest = group % chunks * Byte.SIZE + Integer.numberOfTrailingZeros(i % VALUES);
                if (i % VALUES != 0 && lowest < cells) {
                    images[i] = images[i & i - 1] | 1L << permutations[group / chunks][lowest];
                }
            }
        }

        long bytes() {
            return (long) images.length * Long.BYTES;
        }

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
}
