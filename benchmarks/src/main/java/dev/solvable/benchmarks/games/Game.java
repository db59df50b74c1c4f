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
 * @param name the name in tables
 * @param solvers creates a new generated solver for a number of threads
 * @param rules the rules as data
 * @param moves the moves from the start: digits of columns from 1 if marks fall, otherwise names, or indices after
 *     {@code #}, separated by spaces; empty for the start itself
 */
public record Game(String name, IntFunction<Solver> solvers, Function<GameFacts, Rules> rules, String moves) {
    /** A new generated solver that uses one thread. */
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

    /** The position, in the encoding of a solver of the game. */
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
