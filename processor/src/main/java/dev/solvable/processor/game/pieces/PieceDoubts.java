package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;
import static dev.solvable.processor.diagnostic.Wording.list;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.Direction;
import dev.solvable.Expectation;
import dev.solvable.Player;
import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Notes on games of pieces that are valid but probably not what was meant. */
public final class PieceDoubts {
    private static final Place START = Place.of("Pieces", "value");

    private final GameDeclaration declaration;
    private final DeclaredPieces rules;
    private final PieceSet set;
    private final Problems problems;

    public PieceDoubts(GameDeclaration declaration, DeclaredPieces rules, Problems problems) {
        this.declaration = declaration;
        this.rules = rules;
        this.set = rules.set();
        this.problems = problems;
    }

    public void add() {
        if (set.board().isGraph()
                && declaration.moving().moves().stream()
                        .noneMatch(move -> move.way().contains("L"))) {
            problems.add(Message.LINKS_UNUSED, Place.of("Board", "links"));
        }
        addMoves();
        addPromotion();
        addGoal(Player.FIRST);
        addGoal(Player.SECOND);
        boolean lost = rules.quotas().stream()
                .flatMap(quota -> quota.planes().stream())
                .anyMatch(plane -> set.isLost(plane) || set.promoted(plane) != plane);
        if (!rules.quotas().isEmpty() && !lost) {
            problems.add(
                    Message.FEWER_NEVER,
                    Place.of("Fewer"),
                    rules.lineMasks().isEmpty() ? "" : ", write completes = TAKES in @Lines");
        }
    }

    /** The most pieces that a player ever has. */
    public int mostPieces() {
        return Math.max(rules.piecesOf(true), rules.piecesOf(false));
    }

    private void addMoves() {
        List<MovingDeclaration.Move> moves = declaration.moving().moves();
        boolean said = false;
        for (int index = 0; index < moves.size(); index++) {
            if (moves.get(index).whenLeft() > mostPieces()) {
                said = true;
                problems.add(
                        Message.MOVE_OF_NOBODY,
                        Place.of(Annotations.MOVE, index).in("whenLeft"),
                        "no player ever has more than " + count(mostPieces(), "piece"));
            } else if (!rules.moved().contains(index)) {
                said = true;
                problems.add(
                        Message.MOVE_OF_NOBODY,
                        Place.of(Annotations.MOVE, index),
                        "on this board no such step leads from one cell to another");
            }
        }
        if (!said) {
            IntStream.range(0, set.planes()).map(set::kind).distinct().forEach(kind -> addKind((char) kind));
        }
    }

    private void addKind(char kind) {
        List<String> unmoved = new ArrayList<>();
        for (int plane = 0; plane < set.planes(); plane++) {
            if (set.kind(plane) == kind && movesOf(plane).isEmpty()) {
                unmoved.add("'" + rules.letter(plane) + "' of " + (set.isFirst(plane) ? Player.FIRST : Player.SECOND));
            }
        }
        if (!unmoved.isEmpty()) {
            problems.add(
                    Message.KIND_WITHOUT_MOVE,
                    START,
                    (unmoved.size() == 1 ? "the piece " : "the pieces ") + list(unmoved),
                    kind);
        }
    }

    /** Reported only if both players have such pieces, as in checkers; in fox and hounds only the hounds are stuck. */
    private void addPromotion() {
        List<Integer> stuck =
                IntStream.range(0, set.planes()).filter(this::isStuck).boxed().toList();
        boolean both = stuck.stream().map(set::isFirst).distinct().count() == 2;
        if (both && declaration.expect() == Expectation.UNSTATED) {
            List<String> letters =
                    stuck.stream().map(plane -> quote(rules.letter(plane))).toList();
            problems.add(Message.NO_PROMOTION, START, list(letters));
        }
    }

    /** Whether pieces reach the far side, have no goal and cannot move on, so that promotion was probably meant. */
    private boolean isStuck(int plane) {
        Direction ahead = declaration.moving().pieces().orElseThrow().forward().get(set.isFirst(plane) ? 0 : 1);
        long farSide = MoveUnroller.lastAhead(set.board(), ahead);
        return set.all(plane) > 0
                && (reach(plane) & farSide) != 0
                && rules.goals().get(plane) == 0
                && set.promoted(plane) == plane
                && movesOf(plane).stream().noneMatch(move -> (farSide >>> move.from() & 1) != 0);
    }

    private List<PieceMove> movesOf(int plane) {
        return rules.moves().stream()
                .filter(move -> move.plane() == plane && !move.places())
                .toList();
    }

    /** Reports a player whose pieces have a goal that none can reach, even with all conditions of moves ignored. */
    private void addGoal(Player player) {
        boolean wanted = false;
        boolean reached = false;
        boolean leave = declaration
                .moving()
                .goal()
                .filter(MovingDeclaration.Goal::leave)
                .isPresent();
        for (int plane : set.planesOf(player == Player.FIRST)) {
            long cells = reach(plane);
            boolean leaves =
                    movesOf(plane).stream().anyMatch(move -> move.leaves() && (cells >>> move.from() & 1) != 0);
            long goal = rules.goals().get(plane) | set.promotedOn(plane);
            wanted |= goal != 0 || (leave && set.all(plane) > 0 && mayLeave(plane));
            reached |= leaves || (goal & cells) != 0;
        }
        if (wanted && !reached) {
            String cannot = leave ? "leave the board" : "get onto a goal";
            String where = leave
                    ? "forward onto empty cells by W, F or K without over and to, as leaps and jumps do not leave"
                    : "there";
            problems.add(Message.GOAL_OUT_OF_REACH, Place.of("Goal"), player, cannot, where);
        }
    }

    private boolean mayLeave(int plane) {
        String of = declaration.moving().goal().orElseThrow().of();
        return of.isEmpty() || of.toUpperCase(Locale.ROOT).indexOf(set.kind(plane)) >= 0;
    }

    /** The cells that a plane's pieces can reach if all conditions of moves are ignored. */
    private long reach(int plane) {
        long reach = set.inHand(plane) > 0 ? set.board().mask() : set.cellsAtStart()[plane];
        for (int promoted : set.promotedTo(plane)) {
            reach |= set.promotedOn(promoted);
        }
        List<PieceMove> moves = movesOf(plane);
        long before = 0;
        while (reach != before) {
            before = reach;
            for (PieceMove move : moves) {
                if (!move.leaves() && (reach >>> move.from() & 1) != 0) {
                    reach |= 1L << move.to();
                }
            }
        }
        return reach;
    }
}
