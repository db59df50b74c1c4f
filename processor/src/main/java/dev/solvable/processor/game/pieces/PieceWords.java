package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.Over;
import dev.solvable.processor.game.board.CellNames;
import dev.solvable.processor.game.pieces.EndReader.DeclaredGoal;
import dev.solvable.processor.game.pieces.MoveReader.DeclaredMove;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Words the moves, the goal and the quota of a declaration, a sentence each. */
final class PieceWords {
    private final Board board;
    private final List<Character> kinds;

    PieceWords(Board board, List<Character> kinds) {
        this.board = board;
        this.kinds = kinds;
    }

    String move(DeclaredMove move) {
        String steps = move.way().steps().stream()
                .map(step -> steps(step, move))
                .distinct()
                .collect(Collectors.joining(", or "));
        StringBuilder words = new StringBuilder(subject(move.kinds()))
                .append(jumps(move) ? " jumps " : " moves ")
                .append(steps)
                .append(jumps(move) ? over(move) : "");
        words.append(
                switch (move.said().onto()) {
                    case EMPTY -> "";
                    case ENEMY -> ", only onto an enemy, which it takes";
                    case EITHER -> ", and takes an enemy there";
                });
        if (!move.anywhere()) {
            words.append(", only to ").append(CellNames.of(board, move.to()));
        }
        if (move.said().besideEnemy()) {
            words.append(", only from beside an enemy");
        }
        if (move.said().whenLeft() > 0) {
            words.append(", only while its player has ")
                    .append(count(move.said().whenLeft(), "piece"));
        }
        return words.append('.').toString();
    }

    private static boolean jumps(DeclaredMove move) {
        return move.said().over() != Over.NOTHING;
    }

    private static String steps(Way.Step step, DeclaredMove move) {
        return switch (step.letter()) {
            case ANYWHERE -> "to any cell";
            case LINK -> number(move) + " along a link";
            case N -> jumps(move) ? "as a knight leaps" + kept(step) : leaps(move) + kept(step);
            default -> (jumps(move) ? "" : number(move) + " ") + along(step.letter()) + kept(step);
        };
    }

    private static String along(Way.Letter letter) {
        return switch (letter) {
            case W -> "along its row or column";
            case F -> "along a diagonal";
            default -> "in any of eight directions";
        };
    }

    private static String number(DeclaredMove move) {
        return move.said().toTheEnd() ? "as far as it can" : move.far() == 1 ? "a step" : far(move.far());
    }

    private static String leaps(DeclaredMove move) {
        return move.far() == 1 && !move.said().toTheEnd() ? "a knight's leap" : number(move) + " by knight's leaps";
    }

    /** Such as {@code , over an enemy, which it takes, onto the cell behind}. */
    private static String over(DeclaredMove move) {
        String who = switch (move.said().over()) {
            case ENEMY -> "an enemy";
            case FRIEND -> "a friend";
            default -> "any piece";
        };
        String where = move.far() == 1
                ? ""
                : move.far() == Integer.MAX_VALUE ? " at any distance" : " up to " + move.far() + " steps away";
        return ", over " + who + where + (move.said().takes() ? ", which it takes," : "") + " onto the cell behind";
    }

    private static String far(int far) {
        return far == Integer.MAX_VALUE ? "any number of steps" : "up to " + count(far, "step");
    }

    /** Such as {@code , forward or sideways}. */
    private static String kept(Way.Step step) {
        List<String> kept = new ArrayList<>();
        if (step.forward()) {
            kept.add("forward");
        }
        if (step.backward()) {
            kept.add("backward");
        }
        if (step.sideways()) {
            kept.add("sideways");
        }
        return kept.isEmpty() ? "" : ", " + String.join(" or ", kept);
    }

    String goal(DeclaredGoal goal) {
        String subject = subject(goal.kinds());
        if (goal.leave()) {
            return subject + " may leave the board on the far side.";
        }
        String cells = goal.cells() == 0 ? "" : "onto " + CellNames.of(board, goal.cells());
        String side = goal.farSide() ? "onto the far side" : "";
        String gains = goal.becomes().map(kind -> " becomes a piece " + kind).orElse(" wins");
        return subject + gains + " by getting " + cells + (cells.isEmpty() || side.isEmpty() ? "" : " or ") + side
                + ".";
    }

    String fewer(int than, Set<Character> of) {
        String what = of.containsAll(kinds) ? "" : " " + letters(of);
        return than == 1
                ? "A player without a piece" + what + " loses."
                : "A player with fewer than " + than + " pieces" + what + " loses.";
    }

    private String subject(Set<Character> of) {
        return of.containsAll(kinds) ? "A piece" : "A piece " + letters(of);
    }

    private static String letters(Set<Character> of) {
        return of.stream().sorted().map(String::valueOf).collect(Collectors.joining(" or "));
    }
}
