package dev.solvable.runtime.game.pieces.code;

/** Ranks of sets of cells, see {@link PieceCode#subsets}. Sets with fewer cells come first. */
final class SubsetCode extends WideCode {
    private final int cells;

    /** The binomial coefficients: at [k][n] the number of sets of k out of n cells. */
    private final long[][] choices;

    /** The place value of each plane's rank, and one more. */
    private final long[] weights;

    /** For each plane and possible number of pieces, the rank of the first set with this number. */
    private final long[][] firstRanks;

    /** The least number of pieces of each plane on the board. */
    private final int[] fewest;

    SubsetCode(PieceSet set) {
        super(set);
        cells = set.board().cells();
        int planes = set.planes();
        choices = choices(cells);
        weights = new long[planes + 1];
        firstRanks = new long[planes][];
        fewest = new int[planes];
        weights[0] = 1;
        for (int plane = 0; plane < planes; plane++) {
            fewest[plane] = set.fewestOnBoard(plane);
            int mostHere = Math.min(cells, set.most(plane));
            firstRanks[plane] = new long[mostHere + 1];
            long sets = 0;
            for (int count = fewest[plane]; count <= mostHere; count++) {
                firstRanks[plane][count] = sets;
                sets += choices[count][cells];
            }
            weights[plane + 1] = weights[plane] * sets;
        }
    }

    /** Pascal's triangle. */
    private static long[][] choices(int cells) {
        long[][] choices = new long[cells + 1][cells + 1];
        for (int n = 0; n <= cells; n++) {
            choices[0][n] = 1;
            for (int k = 1; k <= n; k++) {
                choices[k][n] = choices[k - 1][n - 1] + choices[k][n - 1];
            }
        }
        return choices;
    }

    @Override
    public long boards() {
        return weights[weights.length - 1];
    }

    @Override
    public boolean holds(long[] masks) {
        for (int plane = 0; plane < masks.length; plane++) {
            int count = Long.bitCount(masks[plane]);
            if (count < fewest[plane] || count >= firstRanks[plane].length) {
                return false;
            }
        }
        return true;
    }

    @Override
    public long board(long[] masks) {
        long board = 0;
        for (int plane = 0; plane < masks.length; plane++) {
            board += weights[plane] * rank(plane, masks[plane]);
        }
        return board;
    }

    private long rank(int plane, long mask) {
        long rank = firstRanks[plane][Long.bitCount(mask)];
        int count = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            count++;
            rank += choices[count][Long.numberOfTrailingZeros(rest)];
        }
        return rank;
    }

    @Override
    public long difference(long position, int plane, long from, long to) {
        long before = plane(position, plane);
        return weights[plane] * (rank(plane, before & ~from | to) - rank(plane, before));
    }

    @Override
    public long plane(long position, int plane) {
        long rank = boardOf(position) / weights[plane] % (weights[plane + 1] / weights[plane]);
        long[] ranks = firstRanks[plane];
        int count = ranks.length - 1;
        while (count > fewest[plane] && ranks[count] > rank) {
            count--;
        }
        long rest = rank - ranks[count];
        long mask = 0;
        int cell = cells;
        for (; count > 0; count--) {
            do {
                cell--;
            } while (choices[count][cell] > rest);
            rest -= choices[count][cell];
            mask |= 1L << cell;
        }
        return mask;
    }
}
