package dev.solvable.processor.proof;

import dev.solvable.Ending;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.PieceMove;
import dev.solvable.processor.game.pieces.PiecePlay;
import dev.solvable.processor.game.pieces.PieceRules;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Solves a game of pieces from its start by retrograde analysis (Thompson 1986): the positions that play can reach are
 * listed, symmetric ones taken for one, as long as they are not more than a budget; then values spread from the ends of
 * the game backwards, and what no value reaches is drawn.
 */
final class PieceAnalysis {
    /** The distance of a draw from which no drawn play comes to an end. */
    static final int ENDLESS = -1;

    /** More symmetries than this take longer to try than they save. */
    private static final int MAX_SYMMETRIES = 16;

    private final Game game;
    private final PiecePlay play;
    private final List<Symmetries.OfPieces> symmetries;
    private final PieceTable table;

    /** The successors of all positions one after the other, and where those of each begin. */
    private int[] successors = new int[1 << 10];

    private int[] begins = new int[1 << 8];
    private int links;

    private Ending[] values = new Ending[0];
    private int[] distances = new int[0];

    private PieceAnalysis(Game game, Symmetries symmetries) {
        this.game = game;
        this.play = new PiecePlay((PieceRules) game.rules());
        List<Symmetries.OfPieces> all = symmetries.ofPieces();
        this.symmetries = all.size() <= MAX_SYMMETRIES ? all.subList(1, all.size()) : List.of();
        this.table = new PieceTable(play.length());
    }

    /** The analysis; empty where it takes more positions than the budget. */
    static Optional<PieceAnalysis> of(Game game, Symmetries symmetries, long budget) {
        PieceAnalysis analysis = new PieceAnalysis(game, symmetries);
        if (!analysis.list(budget)) {
            return Optional.empty();
        }
        analysis.spread();
        return Optional.of(analysis);
    }

    /** What a position that was reached is worth to the player to move. */
    Ending value(long[] position) {
        return values[table.add(representative(position))];
    }

    /** How many plies the end is away, or {@link #ENDLESS}. */
    int distance(long[] position) {
        return distances[table.add(representative(position))];
    }

    /** Whether no move follows. */
    boolean isOver(long[] position) {
        return play.endedByMove(position).isPresent() || play.moves(position).isEmpty();
    }

    private boolean list(long budget) {
        table.add(representative(play.start()));
        for (int number = 0; number < table.size(); number++) {
            if (number + 1 >= begins.length) {
                begins = Arrays.copyOf(begins, 2 * begins.length);
            }
            long[] position = table.get(number);
            if (play.endedByMove(position).isEmpty()) {
                for (PieceMove move : play.moves(position)) {
                    if (links == successors.length) {
                        successors = Arrays.copyOf(successors, 2 * links);
                    }
                    successors[links++] = table.add(representative(play.after(move, position)));
                }
            }
            begins[number + 1] = links;
            if (table.size() > budget) {
                return false;
            }
        }
        return true;
    }

    /** The least of all positions symmetric to this one. */
    private long[] representative(long[] position) {
        long[] least = position;
        for (Symmetries.OfPieces symmetry : symmetries) {
            long[] image = play.image(position, symmetry);
            if (Arrays.compare(image, least) < 0) {
                least = image;
            }
        }
        return least;
    }

    private void spread() {
        int size = table.size();
        values = new Ending[size];
        Arrays.fill(values, Ending.DRAWS);
        distances = new int[size];
        Arrays.fill(distances, ENDLESS);
        int[] open = new int[size];
        int[] queue = new int[size];
        int queued = 0;
        for (int number = 0; number < size; number++) {
            open[number] = begins[number + 1] - begins[number];
            if (open[number] == 0) {
                values[number] = play.endedByMove(table.get(number)).orElse(game.noMoves());
                distances[number] = 0;
                queue[queued++] = number;
            }
        }
        Predecessors predecessors = predecessors();
        for (int next = 0; next < queued; next++) {
            int number = queue[next];
            for (int before : predecessors.of(number)) {
                if (distances[before] == ENDLESS && decides(values[number], before, open)) {
                    values[before] = values[number] == Ending.LOSES ? Ending.WINS : Ending.LOSES;
                    distances[before] = distances[number] + 1;
                    queue[queued++] = before;
                }
            }
        }
        spreadDraws(predecessors, queue);
    }

    /** Whether a successor of a value settles a position: a lost one does, and the last of those that are won. */
    private static boolean decides(Ending value, int before, int[] open) {
        return value == Ending.LOSES || (value == Ending.WINS && --open[before] == 0);
    }

    /** How far drawn positions are from the nearest drawn end, where there is one. */
    private void spreadDraws(Predecessors predecessors, int[] queue) {
        int queued = 0;
        for (int number = 0; number < values.length; number++) {
            if (values[number] == Ending.DRAWS && distances[number] == 0) {
                queue[queued++] = number;
            }
        }
        for (int next = 0; next < queued; next++) {
            for (int before : predecessors.of(queue[next])) {
                if (values[before] == Ending.DRAWS && distances[before] == ENDLESS) {
                    distances[before] = distances[queue[next]] + 1;
                    queue[queued++] = before;
                }
            }
        }
    }

    /** For each position those that lead to it, one after the other, and where they begin. */
    private static final class Predecessors {
        private final int[] all;
        private final int[] begins;

        Predecessors(int[] all, int[] begins) {
            this.all = all;
            this.begins = begins;
        }

        int[] of(int number) {
            return Arrays.copyOfRange(all, begins[number], begins[number + 1]);
        }
    }

    private Predecessors predecessors() {
        int size = table.size();
        int[] from = new int[size + 1];
        for (int link = 0; link < links; link++) {
            from[successors[link] + 1]++;
        }
        for (int number = 0; number < size; number++) {
            from[number + 1] += from[number];
        }
        int[] all = new int[links];
        int[] next = from.clone();
        for (int number = 0; number < size; number++) {
            for (int link = begins[number]; link < begins[number + 1]; link++) {
                all[next[successors[link]]++] = number;
            }
        }
        return new Predecessors(all, from);
    }
}
