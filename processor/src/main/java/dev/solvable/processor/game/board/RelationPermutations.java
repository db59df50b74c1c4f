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
 * All permutations of cells that map one set of relations between cells to another, by backtracking. If the relations
 * are lines, this is the automorphism group of a hypergraph.
 *
 * <p>Cells are first coloured by colour refinement: by their relations and by the colours of the cells in these, until
 * no colour splits any more. A partial permutation is dropped as soon as the image of a completely placed relation is
 * not in the other set. Colours and relations are compared by hashes. A collision costs only time, as every permutation
 * is verified in the end.
 */
public final class RelationPermutations {
    /** The most placements of a cell that are tried before the search is given up. */
    private static final int MOST_TRIED = 200_000;

    /**
     * A relation between cells.
     *
     * @param kind the kind; only relations of one kind are mapped to each other
     * @param roles for each role the cells that have it, cell i as bit i
     */
    @SuppressWarnings("ArrayRecordComponent") // relations are not compared
    public record Relation(long kind, long... roles) {
        /** Its highest cell; it has at least one. */
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

    /** For each cell the relations whose highest cell it is: they are complete once it is placed. */
    private final List<List<Relation>> completedAt = new ArrayList<>();

    /** The hashes of the relations to map to. */
    private final Set<Long> images = new HashSet<>();

    private final List<int[]> found = new ArrayList<>();
    private int tried;

    /**
     * Prepares the search for the permutations that map {@code from} to {@code to}.
     *
     * @param keeps verifies a permutation that passed the comparison by hashes
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
     * The permutations in ascending order of images, so the identity first; empty if there are more than
     * {@link Symmetries#MOST}, or if the search is given up.
     */
    public Optional<List<int[]>> all() {
        place(0, new int[cells], 0);
        return found.size() > Symmetries.MOST || tried > MOST_TRIED
                ? Optional.empty()
                : Optional.of(List.copyOf(found));
    }

    private void place(int cell, int[] permutation, long taken) {
        if (cell == cells) {
            if (keeps.test(permutation)) {
                found.add(permutation.clone());
            }
            return;
        }
        for (int image = 0; image < cells && found.size() <= Symmetries.MOST && tried <= MOST_TRIED; image++) {
            if ((taken >>> image & 1) == 0 && fits(cell, image, permutation)) {
                tried++;
                place(cell + 1, permutation, taken | 1L << image);
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

    /** A round of refinement: the colours of related cells are mixed into each cell's colour. */
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

    /** For each pair of cells a hash of the relations between them. */
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
