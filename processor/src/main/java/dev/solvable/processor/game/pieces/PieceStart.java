package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.Player;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Checks that a game of pieces begins: it is not over at the start, there is a move, and no move wins by what stood
 * where it stands before. Afterwards who has a line or stands on a goal has just moved there: a position, which does
 * not say what has moved, need not say it.
 */
final class PieceStart {
    private static final int FIRST = 0;
    private static final int SECOND = 1;

    private PieceStart() {}

    static void check(PieceRules rules, Board board, Problems problems) {
        Place place = Place.of("Pieces", "value");
        PiecePlay play = new PiecePlay(rules);
        long[] start = play.start();
        if (play.endedByMove(start).isPresent()) {
            problems.add(Message.OVER_AT_THE_START, place, why(rules, board, SECOND, start));
        } else if (play.moves(start).isEmpty()) {
            problems.add(Message.START_WITHOUT_MOVE, place, whyNoMove(rules));
        } else {
            play.moves(start).stream()
                    .map(move -> unmoved(start, play.after(move, start)))
                    .filter(unmoved -> play.hasLineOrGoal(unmoved, FIRST))
                    .findFirst()
                    .ifPresent(unmoved ->
                            problems.add(Message.OVER_AT_THE_START, place, why(rules, board, FIRST, unmoved)));
        }
    }

    /** The pieces that stand where they stood before a move. */
    private static long[] unmoved(long[] before, long[] after) {
        long[] unmoved = new long[before.length];
        Arrays.setAll(unmoved, plane -> before[plane] & after[plane]);
        return unmoved;
    }

    private static String whyNoMove(PieceRules rules) {
        List<PieceMove> moves = rules.moves().stream()
                .filter(move ->
                        move.byFirst() && !move.places() && (rules.start().get(move.plane()) >>> move.from() & 1) != 0)
                .toList();
        int pieces = IntStream.range(0, rules.planes())
                .filter(plane -> plane % 2 == 0)
                .map(plane -> Long.bitCount(rules.start().get(plane)))
                .sum();
        if (moves.isEmpty()) {
            return "no @Move leads a piece of FIRST anywhere from where it stands";
        }
        if (moves.stream().allMatch(move -> move.whenLeft() > 0 && move.whenLeft() != pieces)) {
            return "whenLeft allows none while FIRST has " + count(pieces, "piece") + ", as at the start";
        }
        if (moves.stream()
                .allMatch(move -> (move.enemies() | move.friends() | move.anyone() | move.besideAny()) != 0)) {
            return "each needs a piece to take, to jump over or to be beside, and none stands there";
        }
        return "every move of FIRST is blocked";
    }

    /** What has won for a player; too few pieces are told of before. */
    private static String why(PieceRules rules, Board board, int player, long[] planes) {
        for (PieceRules.Goal goal : rules.goals()) {
            long there = planes[goal.plane()] & goal.cells();
            if (goal.plane() % 2 == player && there != 0) {
                return "the piece '" + rules.letter(goal.plane()) + "' on "
                        + board.name(Long.numberOfTrailingZeros(there)) + " stands on its goal";
            }
        }
        long pieces = new PiecePlay(rules).pieces(planes, player);
        return (player == FIRST ? Player.FIRST : Player.SECOND) + " has the line "
                + rules.lines().orElseThrow().masks().stream()
                        .filter(line -> (line & ~pieces) == 0)
                        .findFirst()
                        .map(line ->
                                Board.cellsOf(line).stream().map(board::name).collect(Collectors.joining(" ")))
                        .orElseThrow();
    }
}
