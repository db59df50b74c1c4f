package dev.solvable.processor.game;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.stream.Collectors;

/** Checks that a game of pieces begins: it is not over at the start, and there is a move. */
final class PieceStart {
    private PieceStart() {}

    static void check(PieceRules rules, Board board, Problems problems) {
        Place place = Place.of("Pieces", "value");
        PiecePlay play = new PiecePlay(rules);
        long[] start = play.start();
        if (play.endedByMove(start).isPresent()) {
            problems.add(Message.OVER_AT_THE_START, place, why(rules, board));
        } else if (play.moves(start).isEmpty()) {
            boolean blocked = rules.moves().stream().anyMatch(PieceMove::byFirst);
            problems.add(
                    Message.START_WITHOUT_MOVE,
                    place,
                    blocked ? "every move of FIRST is blocked" : "no @Move leads a piece of FIRST anywhere");
        }
    }

    /** Too few pieces are told of before. */
    private static String why(PieceRules rules, Board board) {
        for (PieceGoal goal : rules.goals()) {
            long there = rules.start().get(goal.plane()) & goal.cells();
            if (goal.plane() % 2 == 1 && there != 0) {
                return "the piece '" + rules.letter(goal.plane()) + "' on "
                        + board.name(Long.numberOfTrailingZeros(there)) + " stands on its goal";
            }
        }
        long second = 0;
        for (int plane = 1; plane < rules.planes(); plane += 2) {
            second |= rules.start().get(plane);
        }
        long pieces = second;
        return "SECOND has the line "
                + rules.lines().orElseThrow().masks().stream()
                        .filter(line -> (line & ~pieces) == 0)
                        .findFirst()
                        .map(line ->
                                Board.cellsOf(line).stream().map(board::name).collect(Collectors.joining(" ")))
                        .orElseThrow();
    }
}
