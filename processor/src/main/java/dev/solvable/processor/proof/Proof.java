package dev.solvable.processor.proof;

import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.RulesInWords;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.board.Thousands;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.InterpretedPieces;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.Rules;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.game.tiles.TakenRules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Proves the result of a game, and compares it with the expected one. */
public final class Proof {
    /** The default budget of positions: so few that a build is hardly slower. */
    public static final long DEFAULT_BUDGET = 20_000;

    /** A play needs distances, too; it is shown only if the build fails anyway or a report is asked for. */
    private static final long PLAY_FACTOR = 20;

    /**
     * A move of a play and the board after it.
     *
     * @param name the name of the move, such as {@code b2}
     * @param byFirst whether the first player makes it
     * @param cells the cells that it fills, or the origin and destination of a piece; cell i as bit i
     * @param board the cells of each kind of marks after the move, or of each plane of pieces, or all taken cells
     */
    public record Ply(String name, boolean byFirst, long cells, List<Long> board) {}

    private Proof() {}

    /**
     * The result of a game; {@link Expectation#UNSTATED} where it is not proved.
     *
     * @param budget the most positions to visit, at least 0
     * @param problems gets an error if the result is not the expected one, and a note if that was not checked
     */
    public static Expectation of(Game game, Symmetries symmetries, long budget, Problems problems) {
        boolean stated = game.expect() != Expectation.UNSTATED;
        boolean tries = canPlay(game) && (stated || mayBeInReach(game, symmetries, budget));
        Optional<Expectation> result = tries ? result(game, symmetries, budget) : Optional.empty();
        Place place = Place.of("SolvableGame", "expect");
        if (stated && result.isEmpty()) {
            problems.add(
                    Message.NOT_PROVED,
                    place,
                    game.expect(),
                    Thousands.grouped(game.states()),
                    Thousands.grouped(budget));
        } else if (stated && result.get() != game.expect()) {
            problems.add(
                    Message.WRONG_EXPECTATION,
                    place,
                    game.expect(),
                    RulesInWords.result(result.get()),
                    play(perfectPlay(game, symmetries, budget), isEndless(game, result.get())),
                    result.get());
        }
        return result.orElse(Expectation.UNSTATED);
    }

    /**
     * A line of perfect play from the start: the fastest win against the slowest loss, a draw up to its end or until a
     * position repeats. Empty if the game cannot be played at compile time, or if that takes too many positions.
     *
     * @param budget the most positions to visit for the result; a play may take more, as it needs distances
     */
    public static List<Ply> perfectPlay(Game game, Symmetries symmetries, long budget) {
        if (!canPlay(game)) {
            return List.of();
        }
        return Playable.engine(game, symmetries, Playable.times(budget, PLAY_FACTOR))
                .map(Proof::play)
                .orElse(List.of());
    }

    /** Whether a game can be played at compile time: its solver calls no method of the declaration. */
    private static boolean canPlay(Game game) {
        return game.rules().calledMethods().isEmpty();
    }

    /** The result of a game; empty if it takes more positions than the budget. */
    private static Optional<Expectation> result(Game game, Symmetries symmetries, long budget) {
        if (game.noMoves() == Ending.DRAWS && game.rules().endsOnlyWithoutMoves()) {
            return Optional.of(Expectation.DRAW);
        }
        return Playable.engine(game, symmetries, budget).flatMap(Proof::result);
    }

    private static Optional<Expectation> result(Engine engine) {
        try {
            return Optional.of(
                    switch (engine.outcome(engine.rules().initial())) {
                        case WIN -> Expectation.FIRST_WINS;
                        case LOSS -> Expectation.SECOND_WINS;
                        case DRAW -> Expectation.DRAW;
                    });
        } catch (Playable.ExceededException e) {
            return Optional.empty();
        }
    }

    /** A perfect play up to its end, or until a position repeats. */
    private static List<Ply> play(Engine engine) {
        Rules rules = engine.rules();
        List<Ply> plies = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        try {
            long position = rules.initial();
            boolean byFirst = true;
            int move = engine.bestMove(position);
            while (move >= 0 && seen.add(position)) {
                long after = rules.after(position, move);
                plies.add(ply(rules, move, byFirst, after));
                byFirst ^= !(rules.hasMovesInARow() && rules.keepsTurn(position, after));
                position = after;
                move = engine.bestMove(position);
            }
        } catch (Playable.ExceededException e) {
            return List.of();
        }
        return plies;
    }

    private static Ply ply(Rules rules, int move, boolean byFirst, long after) {
        List<Long> board;
        if (rules instanceof MarksRules marks) {
            MarksCode code = marks.code;
            board = List.of(code.cells(code.first(after)), code.cells(code.second(after)));
        } else if (rules instanceof InterpretedPieces pieces) {
            board = pieces.planes(after);
        } else {
            board = List.of(((TakenRules) rules).taken(after));
        }
        return new Ply(rules.nameOf(move), byFirst, rules.cellsOf(move), board);
    }

    /**
     * Whether a proof is likely to stay within the budget; if no result is stated, others are not tried. Alpha-beta
     * seldom visits less than a fiftieth of all positions. If play may return to a position, all reachable positions
     * are visited up to symmetry: seldom less than an eighth of the possible ones.
     */
    private static boolean mayBeInReach(Game game, Symmetries symmetries, long budget) {
        boolean mayReturn = game.pieces().filter(DeclaredPieces::mayReturn).isPresent();
        long share = mayReturn ? 8L * (symmetries.order() + symmetries.exchanges()) : 50;
        return game.states().compareTo(BigInteger.valueOf(budget).multiply(BigInteger.valueOf(share))) <= 0;
    }

    /** Whether a drawn game of pieces goes on forever, because no end of play is a draw. */
    public static boolean isEndless(Game game, Expectation result) {
        return game.pieces().isPresent() && result == Expectation.DRAW && game.noMoves() != Ending.DRAWS;
    }

    /** Such as {@code : 1. b2 2. a1}, or an empty string if no play is known. */
    private static String play(List<Ply> plies, boolean endless) {
        return plies.isEmpty()
                ? ""
                : IntStream.range(0, plies.size())
                        .mapToObj(ply -> (ply + 1) + ". " + plies.get(ply).name())
                        .collect(Collectors.joining(" ", ": ", endless ? " and so on" : ""));
    }
}
