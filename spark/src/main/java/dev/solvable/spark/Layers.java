package dev.solvable.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;

/**
 * What an analysis leaves: layers of positions, by how soon play can lead to them, with a file of sorted positions and
 * a file of their values for each part.
 */
final class Layers implements Serializable {
    private static final long serialVersionUID = 1;

    private final ArrayList<long[]> sizes = new ArrayList<>();

    /** Where the positions of a layer are. */
    static String keys(int layer) {
        return name("keys", layer);
    }

    /** Where their values are, in the same order. */
    static String values(int layer) {
        return name("values", layer);
    }

    static String name(String what, int number) {
        return String.format(Locale.ROOT, "%s-%05d", what, number);
    }

    void add(long[] sizesOfParts) {
        sizes.add(sizesOfParts);
    }

    /** In how many parts positions are kept. */
    int parts() {
        return sizes.get(0).length;
    }

    int count() {
        return sizes.size();
    }

    /** How many positions of a layer each part has. */
    long[] sizes(int layer) {
        return sizes.get(layer);
    }

    /** How many positions each part has in the layers before one. */
    long[] before(int layer) {
        long[] sums = new long[parts()];
        for (long[] earlier : sizes.subList(0, layer)) {
            Arrays.setAll(sums, part -> sums[part] + earlier[part]);
        }
        return sums;
    }
}
