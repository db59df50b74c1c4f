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
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Notes on games of pieces that are valid and probably not what was meant. */
public final class PieceDoubts {
    private static final Place START = Place.of("Pieces", "value");

    private final GameDeclaration declaration;
    private final PieceRules rules;
    private final Board board;
    private final Problems problems;

    public PieceDoubts(GameDeclaration declaration, PieceRules rules, Board board, Problems problems) {
        this.declaration = declaration;
        this.rules = rules;
        this.board = board;
        this.problems = problems;
    }

    public void add() {
        if (board.isGraph()
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
                .anyMatch(plane -> PieceEncoding.isLost(rules, plane) || rules.promotes(plane));
        if (!rules.quotas().isEmpty() && !lost) {
            problems.add(
                    Message.FEWER_NEVER,
                    Place.of("Fewer"),
                    rules.lineMasks().isEmpty() ? "" : ", write completes = TAKES in @Lines");
        }
    }

    /** The most pieces that a player ever has. */
    public int mostPieces() {
        return Math.max(rules.piecesOf(0), rules.piecesOf(1));
    }

    private void addMoves() {
        List<MovingDeclaration.Move> moves = declaration.moving().moves();
        boolean said = false;
        for (int index = 0; index < moves.size(); index++) {
            if (moves.get(index).whenLeft() > mostPieces()) {
                said = true;
                problems.add(
                        Message.MOVE_OF_NOBODY,
                        new Place(Annotations.MOVE, index, "whenLeft", -1),
                        "no player ever has more than " + count(mostPieces(), "piece"));
            } else if (!rules.said().moved().contains(index)) {
                said = true;
                problems.add(
                        Message.MOVE_OF_NOBODY,
                        Place.of(Annotations.MOVE, index),
                        "on this board no such step leads from one cell to another");
            }
        }
        for (int kind = 0; kind < rules.kinds().size() && !said; kind++) {
            addKind(kind);
        }
    }

    private void addKind(int kind) {
        List<String> unmoved = new ArrayList<>();
        for (int plane = 2 * kind; plane < 2 * kind + 2; plane++) {
            if (rules.most(plane) > 0 && movesOf(plane).isEmpty()) {
                unmoved.add("'" + rules.letter(plane) + "' of " + (plane % 2 == 0 ? Player.FIRST : Player.SECOND));
            }
        }
        if (!unmoved.isEmpty()) {
            problems.add(
                    Message.KIND_WITHOUT_MOVE,
                    START,
                    (unmoved.size() == 1 ? "the piece " : "the pieces ") + list(unmoved),
                    rules.kinds().get(kind));
        }
    }

    /** Said where both players have such pieces, as in checkers; hounds that hunt a fox go ahead on one side alone. */
    private void addPromotion() {
        List<Integer> stuck =
                IntStream.range(0, rules.planes()).filter(this::isStuck).boxed().toList();
        boolean both = stuck.stream().map(plane -> plane % 2).distinct().count() == 2;
        if (both && declaration.expect().equals(Expectation.UNSTATED.name())) {
            List<String> letters =
                    stuck.stream().map(plane -> quote(rules.letter(plane))).toList();
            problems.add(Message.NO_PROMOTION, START, list(letters));
        }
    }

    /**
     * Whether pieces come to the far side, have no goal there and cannot move on, as men do that are to be promoted.
     */
    private boolean isStuck(int plane) {
        Direction ahead = Direction.valueOf(
                declaration.moving().pieces().orElseThrow().forward().get(plane % 2));
        long farSide = MoveUnroller.lastAhead(board, ahead);
        return rules.pieces(plane) > 0
                && (reach(plane) & farSide) != 0
                && rules.goals().stream().noneMatch(goal -> goal.plane() == plane)
                && !rules.promotes(plane)
                && movesOf(plane).stream().noneMatch(move -> (farSide >>> move.from() & 1) != 0);
    }

    private List<PieceMove> movesOf(int plane) {
        return rules.moves().stream()
                .filter(move -> move.plane() == plane && !move.places())
                .toList();
    }

    /** Whether a player whose pieces have a goal can come to one, whatever stands in the way. */
    private void addGoal(Player player) {
        boolean wanted = false;
        boolean reached = false;
        boolean leave = declaration.moving().goal().isPresent()
                && declaration.moving().goal().get().leave();
        for (int plane = player == Player.FIRST ? 0 : 1; plane < rules.planes(); plane += 2) {
            int thisPlane = plane;
            long cells = reach(plane);
            boolean leaves =
                    movesOf(plane).stream().anyMatch(move -> move.leaves() && (cells >>> move.from() & 1) != 0);
            List<PieceRules.Goal> goals = rules.goals().stream()
                    .filter(goal -> goal.plane() == thisPlane)
                    .toList();
            List<PieceRules.Promotion> promotions = rules.promotions().stream()
                    .filter(promotion -> promotion.plane() == thisPlane)
                    .toList();
            wanted |=
                    !goals.isEmpty() || !promotions.isEmpty() || (leave && rules.pieces(plane) > 0 && mayLeave(plane));
            reached |= promotions.stream().anyMatch(promotion -> (promotion.cells() & cells) != 0);
            reached |= leaves || goals.stream().anyMatch(goal -> (goal.cells() & cells) != 0);
        }
        if (wanted && !reached) {
            problems.add(
                    Message.GOAL_OUT_OF_REACH, Place.of("Goal"), player, leave ? "leave the board" : "get onto a goal");
        }
    }

    private boolean mayLeave(int plane) {
        String of = declaration.moving().goal().orElseThrow().of();
        return of.isEmpty() || of.toUpperCase(Locale.ROOT).indexOf(rules.kinds().get(plane / 2)) >= 0;
    }

    /** The cells that a piece of a plane may come to if nothing stands in its way, or what it needs does. */
    private long reach(int plane) {
        long reach = rules.hand().get(plane) > 0 ? board.mask() : rules.start().get(plane);
        for (PieceRules.Promotion promotion : rules.promotions()) {
            reach |= promotion.becomes() == plane ? promotion.cells() : 0;
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
