package dev.solvable.processor.game.board;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * All permutations of cells that take one set of relations between cells to another, by backtracking: the automorphism
 * group of a hypergraph, where the relations are lines.
 *
 * <p>Cells first get colours by their relations, and by the colours of the cells in these, until no colour splits any
 * more (colour refinement). A partial permutation is dropped as soon as a relation whose cells are all placed is no
 * relation of the other set. Colours and relations are compared by hashes: two that are the same by chance cost time
 * only, as every permutation is looked at in the end.
 */
public final class RelationPermutations {
    /** The cells that are tried before the search is given up. */
    private static final int MOST_TRIED = 200_000;

    /** Cells in their roles. */
    public static final class Relation {
        private final long kind;
        private final long[] roles;

        /**
         * Ties cells together.
         *
         * @param kind which relations are alike
         * @param roles for each role the cells that have it, cell i as bit i
         */
        public Relation(long kind, long... roles) {
            this.kind = kind;
            this.roles = roles.clone();
        }

        /** Its highest cell; it has one at least. */
        private int highest() {
            long all = Arrays.stream(roles).reduce(0, (some, more) -> some | more);
            return Long.SIZE - 1 - Long.numberOfLeadingZeros(all);
        }
    }

    private final int cells;
    private final Predicate<int[]> keeps;
    private final long[] colours;
    private final long[] imageColours;
    private final long[][] pairs;
    private final long[][] imagePairs;

    /** For each cell the relations of which it is the highest: those that are complete once it is placed. */
    private final List<List<Relation>> completedAt = new ArrayList<>();

    /** The hashes of the relations that the others are to be taken to. */
    private final Set<Long> images = new HashSet<>();

    private final List<int[]> found = new ArrayList<>();
    private int tried;

    /**
     * Looks for the permutations that take {@code from} to {@code to}.
     *
     * @param keeps whether a permutation really does; it is asked of each that seems to
     */
    public RelationPermutations(List<Relation> from, List<Relation> to, int cells, Predicate<int[]> keeps) {
        this.cells = cells;
        this.keeps = keeps;
        this.colours = new long[cells];
        this.imageColours = new long[cells];
        int distinct = 1;
        boolean refined = true;
        while (refined) {
            refine(from, colours);
            refine(to, imageColours);
            int now = (int) Arrays.stream(imageColours).distinct().count();
            refined = now > distinct;
            distinct = now;
        }
        this.pairs = pairs(from);
        this.imagePairs = pairs(to);
        int[] identity = IntStream.range(0, cells).toArray();
        to.forEach(relation -> images.add(hash(relation, identity)));
        for (int cell = 0; cell < cells; cell++) {
            completedAt.add(new ArrayList<>());
        }
        for (Relation relation : from) {
            completedAt.get(relation.highest()).add(relation);
        }
    }

    private static long hash(Relation relation, int[] permutation) {
        long hash = relation.kind;
        for (long role : relation.roles) {
            hash = mix(hash) + Symmetries.image(permutation, role);
        }
        return mix(hash);
    }

    /**
     * The permutations in ascending order of images, so the identity first; empty where there are more than the limit.
     */
    public Optional<List<int[]>> all(int most) {
        place(0, new int[cells], 0, most);
        return found.size() > most || tried > MOST_TRIED ? Optional.empty() : Optional.of(List.copyOf(found));
    }

    private void place(int cell, int[] permutation, long taken, int most) {
        if (cell == cells) {
            if (keeps.test(permutation)) {
                found.add(permutation.clone());
            }
            return;
        }
        for (int image = 0; image < cells && found.size() <= most && tried <= MOST_TRIED; image++) {
            if ((taken >>> image & 1) == 0 && fits(cell, image, permutation)) {
                tried++;
                place(cell + 1, permutation, taken | 1L << image, most);
            }
        }
    }

    private boolean fits(int cell, int image, int[] permutation) {
        if (colours[cell] != imageColours[image]) {
            return false;
        }
        for (int before = 0; before < cell; before++) {
            if (pairs[cell][before] != imagePairs[image][permutation[before]]
                    || pairs[before][cell] != imagePairs[permutation[before]][image]) {
                return false;
            }
        }
        permutation[cell] = image;
        return completedAt.get(cell).stream().allMatch(relation -> images.contains(hash(relation, permutation)));
    }

    /** A round of refinement: each cell's colour takes in the colours of the cells that it has relations with. */
    private static void refine(List<Relation> relations, long[] colours) {
        long[] next = new long[colours.length];
        for (int cell = 0; cell < colours.length; cell++) {
            next[cell] = mix(colours[cell] + 1);
        }
        for (Relation relation : relations) {
            long known = mix(relation.kind);
            for (int role = 0; role < relation.roles.length; role++) {
                for (long rest = relation.roles[role]; rest != 0; rest &= rest - 1) {
                    known += mix(colours[Long.numberOfTrailingZeros(rest)] + role + 2);
                }
            }
            for (int role = 0; role < relation.roles.length; role++) {
                for (long rest = relation.roles[role]; rest != 0; rest &= rest - 1) {
                    next[Long.numberOfTrailingZeros(rest)] += mix(mix(known) + role);
                }
            }
        }
        System.arraycopy(next, 0, colours, 0, next.length);
    }

    /** For each two cells what they are to each other. */
    private long[][] pairs(List<Relation> relations) {
        long[][] all = new long[cells][cells];
        for (Relation relation : relations) {
            for (int role = 0; role < relation.roles.length; role++) {
                for (int other = 0; other < relation.roles.length; other++) {
                    if (relation.roles[role] != 0 && relation.roles[other] != 0) {
                        tie(relation, role, other, all);
                    }
                }
            }
        }
        return all;
    }

    private static void tie(Relation relation, int role, int other, long[][] pairs) {
        long tie = mix(mix(relation.kind) + 64L * role + other);
        for (int cell : Board.cellsOf(relation.roles[role])) {
            for (long rest = relation.roles[other]; rest != 0; rest &= rest - 1) {
                pairs[cell][Long.numberOfTrailingZeros(rest)] += tie;
            }
        }
    }

    /** Spreads a number over all bits: Stafford's variant 13 of the finisher of MurmurHash3. */
    private static long mix(long number) {
        long mixed = number + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
