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
 * A digest of the rules of a game, independent of its name and engine. It covers the board, the moves, the lines, the
 * values at the end of play, some plays from the start, and samples of the declaration's methods. It is the same on
 * every machine.
 */
public final class RulesDigest {
    private static final int PLAYS = 100;

    /** The least number of positions on the plays of a program, which only plays tell from another program. */
    private static final int MIN_LISTED = 20_000;

    /** The maximum number of ranks whose positions enter a digest. */
    private static final int RANKS = 1 << 14;

    /** The maximum length of a play, which might not end. */
    private static final int MAX_PLIES = 200;

    private static final long SEED = 14;

    private final MessageDigest digest = sha256();
    private final ByteBuffer eight = ByteBuffer.allocate(Long.BYTES);
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

    /** The graph of a generated solver; other solvers have no tables. */
    static GameGraph graph(Solver solver) {
        if (solver instanceof GameGraph graph) {
            return graph;
        }
        throw new IllegalArgumentException(
                "tables are of generated solvers, and " + solver.getClass().getName() + " is none");
    }

    /**
     * The digest of a game's rules, SHA-256 in hexadecimal digits. It needs no solving.
     *
     * @throws IllegalArgumentException if the solver is not a generated one
     */
    public static String of(Solver solver) {
        return new RulesDigest(solver instanceof ScoreSolver).digest(solver, graph(solver));
    }

    /**
     * The digest of ranks, SHA-256 in hexadecimal digits: of their number, and of the positions of up to 16,384 evenly
     * spaced ranks. It shows whether two solvers rank positions in the same way.
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
        // Random play might never show the value of an end without moves, or of a line. Programs, whose moves have no
        // cells, define values only at ends of play; in other games no player has a line at the start.
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

    /** For each line and player a play toward that line, which the opponent avoids: random play rarely completes it. */
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

    /** The first move onto a line, or off it; the first of all moves if there is none. */
    private static int chosen(int[] moves, List<Long> cells, long line, boolean onto) {
        for (int move : moves) {
            if ((cells.get(move) & line) != 0 == onto) {
                return move;
            }
        }
        return moves[0];
    }

    /** Lists the distinct successors of a position in ascending order, and adds them to the digest. */
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
            boolean keepsTurn = graph.keepsTurn(position, into[i]);
            if (isScored) {
                add(graph.gain(position, into[i]));
                add(keepsTurn ? 1 : 0);
            } else if (keepsTurn) {
                add(1); // in most games no move keeps the turn: their digests are as they were before
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
