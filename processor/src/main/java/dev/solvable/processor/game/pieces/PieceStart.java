package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.CellNames;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Checks the start of a game of pieces: it is not over, there is a move, and no first move wins by pieces that it does
 * not move. So a line or a piece on a goal is always due to the last move, which a position need not record.
 */
final class PieceStart {
    private PieceStart() {}

    static void check(String name, DeclaredPieces rules, Problems problems) {
        if (!PieceEncoding.of(rules.set()).fits()) {
            return; // EncodingChecker refuses it
        }
        Place place = Place.of("Pieces", "value");
        InterpretedPieces play = InterpretedPieces.of(
                name, rules, Ending.LOSES, Symmetries.none(rules.set().board()));
        long start = play.initial();
        long[] after = new long[play.mostMoves()];
        int moves = play.successors(start, after);
        if (play.hasEnded(start)) {
            problems.add(
                    Message.OVER_AT_THE_START,
                    place,
                    won(rules, false, play.planes(start)).orElseThrow());
        } else if (moves == 0) {
            problems.add(Message.START_WITHOUT_MOVE, place, whyNoMove(rules));
        } else {
            Arrays.stream(after, 0, moves)
                    .mapToObj(position -> unmoved(play.planes(start), play.planes(position)))
                    .flatMap(unmoved -> won(rules, true, unmoved).stream())
                    .findFirst()
                    .ifPresent(why -> problems.add(Message.OVER_AT_THE_START, place, why));
        }
    }

    /** The pieces that stand on the same cells before and after a move. */
    private static List<Long> unmoved(List<Long> before, List<Long> after) {
        return IntStream.range(0, before.size())
                .mapToObj(plane -> before.get(plane) & after.get(plane))
                .toList();
    }

    private static String whyNoMove(DeclaredPieces rules) {
        PieceSet set = rules.set();
        long[] start = set.cellsAtStart();
        List<PieceMove> moves = rules.moves().stream()
                .filter(move ->
                        set.isFirst(move.plane()) && !move.places() && (start[move.plane()] >>> move.from() & 1) != 0)
                .toList();
        int pieces = IntStream.of(set.planesOf(true)).map(set::onBoard).sum();
        if (moves.isEmpty()) {
            return "no @Move leads a piece of FIRST anywhere from where it stands";
        }
        if (moves.stream().allMatch(move -> move.whenLeft() > 0 && move.whenLeft() != pieces)) {
            return "whenLeft allows none while FIRST has " + count(pieces, "piece") + ", as at the start";
        }
        if (moves.stream()
                .allMatch(move -> (move.enemies() | move.friends() | move.anyone() | move.besideAny()) != 0)) {
            return "each needs a piece to take, to jump over, to stop before or to be beside, and none stands there";
        }
        return "every move of FIRST is blocked";
    }

    /** Why a player has won, if so; too few pieces at the start are reported before. */
    private static Optional<String> won(DeclaredPieces rules, boolean first, List<Long> planes) {
        Board board = rules.set().board();
        for (int plane : rules.set().planesOf(first)) {
            long there = planes.get(plane) & rules.goals().get(plane);
            if (there != 0) {
                return Optional.of("the piece '" + rules.letter(plane) + "' on "
                        + board.name(Long.numberOfTrailingZeros(there)) + " stands on its goal");
            }
        }
        long pieces =
                IntStream.of(rules.set().planesOf(first)).mapToLong(planes::get).sum();
        return rules.lineMasks().stream()
                .filter(line -> !rules.linesTake() && (line & ~pieces) == 0)
                .findFirst()
                .map(line -> (first ? Player.FIRST : Player.SECOND) + " has the line " + CellNames.of(board, line));
    }
}
