package dev.solvable.tool.book;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;

/**
 * What tells the rules of two games apart, however their solvers are written: the board, the moves and the lines, and
 * some games played at random to their ends.
 */
final class RulesDigest {
    private static final int GAMES = 64;
    private static final int SEED = 4;

    private final MessageDigest digest;

    private RulesDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has it", e);
        }
    }

    /** The digest of a game's rules, in hexadecimal digits. */
    static String of(Solver solver) {
        return new RulesDigest().digest(solver);
    }

    private String digest(Solver solver) {
        GameFacts facts = solver.facts();
        add(facts.map(), facts.moveCells(), facts.lineCells());
        Random random = new Random(SEED);
        for (int game = 0; game < GAMES; game++) {
            long position = solver.initial();
            while (!solver.isTerminal(position)) {
                int[] moves = solver.moves(position);
                add(BoardText.of(solver, position), solver.toMove(position), Arrays.toString(moves));
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
            add(BoardText.of(solver, position), solver.toMove(position), solver.outcome(position));
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private void add(Object... parts) {
        for (Object part : parts) {
            digest.update((part + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
