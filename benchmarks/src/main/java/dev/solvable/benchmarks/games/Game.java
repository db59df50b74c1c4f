package dev.solvable.benchmarks.games;

import dev.solvable.GameFacts;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.benchmarks.interpreter.Rules;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A game, and the position from which it is solved.
 *
 * @param name as in tables
 * @param solvers makes a new generated solver, which knows nothing yet, for a number of threads
 * @param rules the rules as data
 * @param moves what was played from the start, columns from 1 where marks fall, else names or, after {@code #}, indices
 *     of moves between spaces; empty for the start itself
 */
public record Game(String name, IntFunction<Solver> solvers, Function<GameFacts, Rules> rules, String moves) {
    /** A new generated solver, which knows nothing yet and uses one thread. */
    public Solver solver() {
        return solvers.apply(1);
    }

    /** The text of the position. */
    public String board() {
        Solver fresh = solver();
        return fresh.format(position(fresh));
    }

    /** Who is to move in the position. */
    public Player toMove() {
        Solver fresh = solver();
        return fresh.toMove(position(fresh));
    }

    /** The rules, read from the facts of the game. */
    public Rules interpreted() {
        return rules.apply(solver().facts());
    }

    /** The position, as one of the game's solvers writes it. */
    public long position(Solver fresh) {
        long position = fresh.initial();
        boolean columns = moves.chars().allMatch(Character::isDigit);
        for (String move : columns ? moves.split("") : moves.split(" ")) {
            if (!move.isEmpty()) {
                position = fresh.play(position, index(fresh, position, move, columns));
            }
        }
        return position;
    }

    private static int index(Solver fresh, long position, String move, boolean columns) {
        for (int index : fresh.moves(position)) {
            String name = fresh.moveName(index);
            boolean meant = columns
                    ? name.charAt(0) - 'a' + 1 == Integer.parseInt(move)
                    : move.equals(name) || move.equals("#" + index);
            if (meant) {
                return index;
            }
        }
        throw new IllegalStateException(move + " is no legal move in\n" + fresh.format(position));
    }
}
