package dev.solvable.table;

import dev.solvable.GameFacts;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.ValueCode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * A digest of the rules of a game, whatever its name and engine: of the board, the moves and the lines, of who wins
 * where no move is left, of some plays from the start, and of samples of the methods that a declaration has. It is the
 * same on every machine.
 */
public final class RulesDigest {
    private static final int PLAYS = 100;

    /** The positions on plays by rules that are a program, at least: nothing else tells one program from another. */
    private static final int MIN_LISTED = 20_000;

    /** The ranks whose positions are looked at: all where there are not more. */
    private static final int RANKS = 1 << 14;

    /** Plays may have no end. */
    private static final int MAX_PLIES = 200;

    private static final long SEED = 14;

    private final MessageDigest digest = sha256();
    private final ByteBuffer eight = ByteBuffer.allocate(Long.BYTES);

    /** Whether the points of moves are rules, too. */
    private final boolean isScored;

    private RulesDigest(boolean isScored) {
        this.isScored = isScored;
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has it", e);
        }
    }

    /** The graph of a solver that the processor wrote; no other has tables. */
    static GameGraph graph(Solver solver) {
        if (solver instanceof GameGraph graph) {
            return graph;
        }
        throw new IllegalArgumentException(
                "tables are of generated solvers, and " + solver.getClass().getName() + " is none");
    }

    /**
     * The digest of a game's rules, SHA-256 in hexadecimal digits. Nothing is solved for it.
     *
     * @throws IllegalArgumentException where the solver is not a generated one
     */
    public static String of(Solver solver) {
        return new RulesDigest(solver instanceof ScoreSolver).digest(solver, graph(solver));
    }

    /**
     * The digest of ranks, SHA-256 in hexadecimal digits, of their number and of the positions of 16,384 of them at
     * equal distances. It tells whether two solvers give the same positions the same ranks.
     */
    static String ofRanks(PositionRanks ranks) {
        RulesDigest digest = new RulesDigest(false);
        PositionRanks.OfThread walk = ranks.ofThread();
        digest.add(ranks.count());
        int samples = Math.min(RANKS, ranks.count());
        for (int i = 0; i < samples; i++) {
            digest.add(walk.position((int) ((long) i * ranks.count() / samples)));
        }
        return HexFormat.of().formatHex(digest.digest.digest());
    }

    private String digest(Solver solver, GameGraph graph) {
        GameFacts facts = solver.facts();
        String board = facts.map() + "\n" + facts.encoding() + "\n" + facts.moveCells() + "\n" + facts.lineCells();
        digest.update(board.getBytes(StandardCharsets.UTF_8));
        // What no move and a line mean is no affair of chance. Rules that are a program, whose moves have no cells, say
        // what an end means only where there is one; in other games no player has a line at the start.
        boolean isProgram = facts.moveCells().stream().allMatch(cells -> cells == 0);
        if (!isProgram) {
            add(ValueCode.of(graph.atEnd(solver.initial()), 0));
            playForLines(solver, graph, facts);
        }
        long[] into = new long[graph.mostMoves()];
        long random = SEED;
        int listed = 0;
        for (int play = 0; play < PLAYS || isProgram && listed < MIN_LISTED; play++) {
            long position = solver.initial();
            int count = list(graph, position, into);
            for (int ply = 0; ply < MAX_PLIES && count > 0; ply++) {
                random += TableParts.GOLDEN;
                position = into[(int) Math.floorMod(TableParts.mix(random), (long) count)];
                count = list(graph, position, into);
                listed++;
            }
            listed++;
        }
        graph.sampleMethods(this::add);
        return HexFormat.of().formatHex(digest.digest());
    }

    /** For each line a play of each player who goes for it while the other keeps off: chance rarely completes some. */
    private void playForLines(Solver solver, GameGraph graph, GameFacts facts) {
        for (long line : facts.lineCells()) {
            for (Player player : List.of(Player.FIRST, Player.SECOND)) {
                long position = solver.initial();
                for (int ply = 0; ply < MAX_PLIES && !solver.isTerminal(position); ply++) {
                    boolean goesForIt = solver.toMove(position) == player;
                    int move = chosen(solver.moves(position), facts.moveCells(), line, goesForIt);
                    position = solver.play(position, move);
                }
                add(position);
                add(solver.isTerminal(position) ? ValueCode.of(graph.atEnd(position), 0) : ValueCode.NONE);
            }
        }
    }

    /** The first move of some onto a line or off it, the first of all where there is none. */
    private static int chosen(int[] moves, List<Long> cells, long line, boolean onto) {
        for (int move : moves) {
            if ((cells.get(move) & line) != 0 == onto) {
                return move;
            }
        }
        return moves[0];
    }

    /** Lists what follows a position, each once and in ascending order, and takes note of it. */
    private int list(GameGraph graph, long position, long[] into) {
        int listed = graph.successors(position, into);
        Arrays.sort(into, 0, listed);
        int count = Math.min(listed, 1);
        for (int i = 1; i < listed; i++) {
            if (into[i] != into[i - 1]) {
                into[count] = into[i];
                count++;
            }
        }
        add(position);
        add(count);
        for (int i = 0; i < count; i++) {
            add(into[i]);
            if (isScored) {
                add(graph.gain(position, into[i]));
                add(graph.keepsTurn(position, into[i]) ? 1 : 0);
            }
        }
        if (count == 0) {
            add(ValueCode.of(graph.atEnd(position), 0));
        }
        return count;
    }

    private void add(long number) {
        digest.update(eight.putLong(0, number).array());
    }
}
