package dev.solvable.runtime.game.pieces.ranks;

import dev.solvable.runtime.ForGeneratedCode;
import java.util.Arrays;

/**
 * The symmetries under which ranks are the same, as maps of sets of cells: those that leave the players alone, a group;
 * then each of them after the exchange of the players. To exchange them twice is one of the group.
 */
@ForGeneratedCode
public final class RankSymmetries {
    private final int count;
    private final CellMaps maps;

    /** At g x count + h the symmetry that is g after h. */
    private final byte[] products;

    private final byte[] inverses;
    private final boolean exchanges;

    /** For each plane the one that it becomes as the players are exchanged, and the one that becomes it. */
    private final int[] becomes;

    private final int[] comesFrom;

    /**
     * The symmetries of a game.
     *
     * @param group those that leave the players alone, the identity first: for each of them where each cell goes
     * @param exchange where each cell goes as the players are exchanged; empty where they cannot be
     * @param exchanged for each plane the one that it becomes then
     */
    public RankSymmetries(int[][] group, int[] exchange, int[] exchanged) {
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

    /** The bytes of its tables. */
    public long bytes() {
        return maps.bytes() + products.length + inverses.length;
    }

    /** The number of symmetries that leave the players alone, the identity included. */
    public int count() {
        return count;
    }

    /** Whether positions with the players exchanged have the same rank. */
    public boolean exchanges() {
        return exchanges;
    }

    /** One symmetry after another one. */
    public int product(int g, int h) {
        return products[g * count + h];
    }

    /** The symmetry that takes one back. */
    public int inverse(int g) {
        return inverses[g];
    }

    /** The image of a set of cells under a symmetry, or one of the maps below. */
    public long image(int map, long cells) {
        return map == 0 ? cells : maps.image(map, cells);
    }

    /** The map that exchanges the players, and then does what a symmetry does. */
    public int exchanged(int symmetry) {
        return count + symmetry;
    }

    /** The plane that a plane becomes as the players are exchanged. */
    public int becomes(int plane) {
        return becomes[plane];
    }

    /** The plane that becomes a plane as the players are exchanged. */
    public int comesFrom(int plane) {
        return comesFrom[plane];
    }

    /** Permutations of cells, applied to sets of cells eight cells at a time. */
    static final class CellMaps {
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
}
