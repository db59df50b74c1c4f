package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.Ending;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.PieceRows;
import dev.solvable.processor.game.marks.Lines;
import dev.solvable.processor.game.pieces.EndReader.DeclaredGoal;
import dev.solvable.processor.game.pieces.MoveReader.DeclaredMove;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PiecePromotion;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the rules of a game of pieces, and unrolls its moves. */
public final class PieceReader {
    /** Placings first, then by plane and origin; off the board after other moves of an origin. */
    private static final Comparator<PieceMove> ORDER = Comparator.comparing((PieceMove move) -> !move.places())
            .thenComparing(PieceMove::plane)
            .thenComparing(PieceMove::from)
            .thenComparing(PieceMove::leaves)
            .thenComparing(PieceMove::to);

    private final MovingDeclaration moving;
    private final MovingDeclaration.Pieces pieces;
    private final Optional<Board> board;
    private final List<Character> kinds;
    private final Problems problems;

    private PieceReader(MovingDeclaration moving, Optional<Board> board, Problems problems) {
        this.moving = moving;
        this.pieces = moving.pieces().orElseThrow();
        this.board = board;
        this.kinds = SetupReader.kinds(
                pieces, moving.goal().map(MovingDeclaration.Goal::becomes).orElse(""));
        this.problems = problems;
    }

    /**
     * The rules; empty where there is a problem, or no valid board to move on.
     *
     * @param lines the lines, empty if they have a problem, which is already reported
     */
    public static Optional<DeclaredRules> read(
            GameDeclaration declaration, Optional<Board> board, Optional<Lines> lines, Problems problems) {
        PieceReader reader = new PieceReader(declaration.moving(), board, problems);
        boolean rows = board.isPresent()
                && (declaration.board().isEmpty() || new PieceRows(reader.pieces.rows(), problems).areOn(board.get()));
        Optional<DeclaredPieces> rules = reader.rules(rows, lines.orElse(Lines.NONE));
        if (rules.isEmpty() || lines.isEmpty()) {
            return Optional.empty();
        }
        PieceStart.check(declaration.type().name(), rules.get(), problems);
        return Optional.of(rules.get());
    }

    private Optional<DeclaredPieces> rules(boolean rows, Lines lines) {
        boolean hand = SetupReader.handIsRight(pieces.hand(), problems);
        boolean both = rows && hand && SetupReader.bothHavePieces(pieces, problems);
        boolean forward = forwardIsRight();
        // The kinds are reliable only if all rows are valid.
        Optional<Board> clear = rows ? board : Optional.empty();
        Optional<List<DeclaredMove>> moves = moves(clear);
        Optional<DeclaredGoal> goal = moving.goal().isEmpty()
                ? Optional.of(DeclaredGoal.NONE)
                : EndReader.goal(moving.goal().get(), kinds, clear, problems);
        if (!both) {
            return Optional.empty();
        }
        PieceSet atStart = SetupReader.set(pieces, kinds, List.of(), clear.orElseThrow());
        Optional<Set<Character>> counted = moving.fewer().isEmpty()
                ? Optional.of(Set.of())
                : EndReader.counted(moving.fewer().get(), kinds, atStart, problems);
        if (!forward || moves.isEmpty() || goal.isEmpty() || counted.isEmpty()) {
            return Optional.empty();
        }
        List<Long> lastAhead = pieces.forward().stream()
                .map(ahead -> MoveUnroller.lastAhead(atStart.board(), ahead))
                .toList();
        List<PiecePromotion> promotions = goal.get().promotions(atStart, lastAhead);
        PieceSet set = promotions.isEmpty() ? atStart : SetupReader.set(pieces, kinds, promotions, atStart.board());
        Set<Integer> moved = new LinkedHashSet<>();
        List<PieceMove> unrolled = unrolled(set, moves.get(), goal.get(), lastAhead, moved);
        return Optional.of(new DeclaredPieces(
                losing(set, unrolled, lines),
                unrolled,
                PiecePotential.of(set, unrolled),
                goal.get().goals(set, lastAhead),
                quotas(counted.get(), set),
                lines,
                sentences(moves.get(), goal.get(), counted.get()),
                Set.copyOf(moved)));
    }

    /** The same pieces, with those marked as lost that can be taken or leave the board. */
    private static PieceSet losing(PieceSet set, List<PieceMove> moves, Lines lines) {
        StringBuilder lost = new StringBuilder();
        for (int plane = 0; plane < set.planes(); plane++) {
            int thisPlane = plane;
            boolean isLost = lines.completes() == Ending.TAKES
                    || moves.stream()
                            .anyMatch(move -> move.leaves() && move.plane() == thisPlane
                                    || move.mayTake(set.isFirst(move.plane()) == set.isFirst(thisPlane)));
            lost.append(isLost ? set.letters().charAt(plane) : "");
        }
        return new PieceSet(set.board(), set.letters(), set.start(), set.hand(), lost.toString(), set.promotions());
    }

    private List<String> sentences(List<DeclaredMove> moves, DeclaredGoal goal, Set<Character> counted) {
        PieceWords words = new PieceWords(board.orElseThrow(), kinds);
        List<String> sentences = new ArrayList<>(moves.stream().map(words::move).toList());
        moving.goal().ifPresent(stated -> sentences.add(words.goal(goal)));
        moving.fewer().ifPresent(fewer -> sentences.add(words.fewer(fewer.than(), counted)));
        return List.copyOf(sentences);
    }

    private boolean forwardIsRight() {
        int directions = pieces.forward().size();
        if (directions != 2) {
            problems.add(Message.FORWARD_OF_TWO, Place.of("Pieces", "forward"), count(directions, "direction"));
        }
        return directions == 2;
    }

    private Optional<List<DeclaredMove>> moves(Optional<Board> clear) {
        if (moving.moves().isEmpty()) {
            problems.add(Message.NO_MOVE, Place.of("Pieces"));
        }
        List<DeclaredMove> moves = new ArrayList<>();
        for (int index = 0; index < moving.moves().size(); index++) {
            new MoveReader(moving.moves().get(index), index, problems)
                    .read(kinds, clear)
                    .ifPresent(moves::add);
        }
        return moves.isEmpty() || moves.size() < moving.moves().size() ? Optional.empty() : Optional.of(moves);
    }

    /** The quotas of the players with such pieces at the start; promoted pieces of these kinds count, too. */
    private List<DeclaredPieces.Quota> quotas(Set<Character> counted, PieceSet set) {
        List<DeclaredPieces.Quota> quotas = new ArrayList<>();
        for (boolean first : new boolean[] {true, false}) {
            List<Integer> planes = SetupReader.planes(set, first, counted);
            if (planes.stream().anyMatch(plane -> set.all(plane) > 0)) {
                quotas.add(new DeclaredPieces.Quota(
                        first, planes, moving.fewer().orElseThrow().than()));
            }
        }
        return List.copyOf(quotas);
    }

    private List<PieceMove> unrolled(
            PieceSet set, List<DeclaredMove> declared, DeclaredGoal goal, List<Long> lastAhead, Set<Integer> moved) {
        Set<PieceMove> moves = new LinkedHashSet<>();
        for (int plane = 0; plane < set.planes(); plane++) {
            for (int cell = 0; set.inHand(plane) > 0 && cell < set.board().cells(); cell++) {
                moves.add(new PieceMove(plane, -1, cell, 1L << cell, 0, 0, 0, 0, 0, 0));
            }
        }
        for (int index = 0; index < declared.size(); index++) {
            DeclaredMove move = declared.get(index);
            Set<PieceMove> allowed = new LinkedHashSet<>();
            for (int player = 0; player < 2; player++) {
                for (int plane : SetupReader.planes(set, player == 0, move.kinds())) {
                    boolean leaves = goal.leave() && goal.kinds().contains(set.kind(plane));
                    long last = leaves ? lastAhead.get(player) : 0;
                    new MoveUnroller(set.board(), move, plane, pieces.forward().get(player), last, allowed).unroll();
                }
            }
            moves.addAll(allowed);
            if (!allowed.isEmpty()) {
                moved.add(index);
            }
        }
        return moves.stream().sorted(ORDER).toList();
    }
}
