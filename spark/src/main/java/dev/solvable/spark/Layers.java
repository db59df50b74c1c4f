package dev.solvable.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;

/**
 * The result of an analysis: positions in layers, by the number of plies from the start. For each part a layer has a
 * file of sorted positions and a file of their values.
 */
final class Layers implements Serializable {
    private static final long serialVersionUID = 1;

    private final ArrayList<long[]> sizes = new ArrayList<>();

    /** The stage with the positions of a layer. */
    static String keys(int layer) {
        return name("keys", layer);
    }

    /** The stage with their values, in the same order. */
    static String values(int layer) {
        return name("values", layer);
    }

    static String name(String what, int number) {
        return String.format(Locale.ROOT, "%s-%05d", what, number);
    }

    void add(long[] sizesOfParts) {
        sizes.add(sizesOfParts);
    }

    /** The number of parts. */
    int parts() {
        return sizes.get(0).length;
    }

    int count() {
        return sizes.size();
    }

    /** The number of positions of a layer in each part. */
    long[] sizes(int layer) {
        return sizes.get(layer);
    }

    /** The number of positions in each part of all layers before this one. */
    long[] before(int layer) {
        long[] sums = new long[parts()];
        for (long[] earlier : sizes.subList(0, layer)) {
            Arrays.setAll(sums, part -> sums[part] + earlier[part]);
        }
        return sums;
    }
}
