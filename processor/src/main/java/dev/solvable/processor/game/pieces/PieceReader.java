package dev.solvable.processor.game.pieces;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.Direction;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.Constants;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.PieceRows;
import dev.solvable.processor.game.marks.Lines;
import dev.solvable.processor.game.pieces.GoalReader.DeclaredGoal;
import dev.solvable.processor.game.pieces.MoveReader.DeclaredMove;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads the rules of a game of pieces, and unrolls its moves. */
public final class PieceReader {
    /** Placings first, then from cell to cell, off the board last. */
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
        this.kinds = PieceSetup.kinds(
                pieces, moving.goal().map(MovingDeclaration.Goal::becomes).orElse(""));
        this.problems = problems;
    }

    /**
     * The rules; empty where there is a problem, or no clear board to move on.
     *
     * @param lines the lines, empty where they have a problem that is already known
     */
    public static Optional<DeclaredRules> read(
            GameDeclaration declaration, Optional<Board> board, Optional<Lines> lines, Problems problems) {
        PieceReader reader = new PieceReader(declaration.moving(), board, problems);
        boolean rows = declaration.board().isEmpty()
                ? board.isPresent()
                : board.isPresent() && new PieceRows(reader.pieces.rows(), problems).areOn(board.get());
        Optional<PieceRules> rules = reader.rules(rows, lines.orElse(Lines.NONE));
        if (rules.isEmpty() || lines.isEmpty()) {
            return Optional.empty();
        }
        PieceStart.check(declaration.type().name(), rules.get(), board.orElseThrow(), problems);
        return Optional.of(rules.get());
    }

    private Optional<PieceRules> rules(boolean rows, Lines lines) {
        boolean hand = PieceSetup.handIsRight(pieces.hand(), problems);
        boolean both = rows && hand && PieceSetup.bothHavePieces(pieces, problems);
        Optional<List<Direction>> forward = forward();
        // Kinds are those that are meant where all letters can be told.
        Optional<Board> clear = rows ? board : Optional.empty();
        Optional<List<DeclaredMove>> moves = moves(clear);
        Optional<DeclaredGoal> goal = moving.goal().isEmpty()
                ? Optional.of(DeclaredGoal.NONE)
                : GoalReader.read(moving.goal().get(), kinds, clear, problems);
        if (!both) {
            return Optional.empty();
        }
        PieceSetup setup = PieceSetup.of(pieces, kinds);
        Optional<Set<Character>> counted = moving.fewer().isEmpty()
                ? Optional.of(Set.of())
                : FewerReader.read(moving.fewer().get(), setup, problems);
        if (forward.isEmpty() || moves.isEmpty() || goal.isEmpty() || counted.isEmpty()) {
            return Optional.empty();
        }
        List<Long> lastAhead = forward.get().stream()
                .map(ahead -> MoveUnroller.lastAhead(clear.orElseThrow(), ahead))
                .toList();
        List<PieceRules.Promotion> promotions = goal.get().promotions(setup, lastAhead);
        Set<Integer> moved = new LinkedHashSet<>();
        List<PieceMove> unrolled =
                unrolled(promotions, setup, moves.get(), goal.get(), forward.get(), lastAhead, moved);
        return Optional.of(new PieceRules(
                kinds,
                setup.start(),
                setup.hand(),
                unrolled,
                goal.get().goals(setup, lastAhead),
                promotions,
                quotas(counted.get(), setup, promotions),
                lines,
                new PieceRules.Said(sentences(moves.get(), goal.get()), moved)));
    }

    private List<String> sentences(List<DeclaredMove> moves, DeclaredGoal goal) {
        PieceWords words = new PieceWords(board.orElseThrow(), kinds);
        List<String> sentences = new ArrayList<>(moves.stream().map(words::move).toList());
        moving.goal().ifPresent(stated -> sentences.add(words.goal(goal)));
        moving.fewer().map(words::fewer).ifPresent(sentences::add);
        return sentences;
    }

    private Optional<List<Direction>> forward() {
        Place place = Place.of("Pieces", "forward");
        List<Direction> directions = new ArrayList<>();
        for (int index = 0; index < pieces.forward().size(); index++) {
            Constants.read(Direction.class, pieces.forward().get(index), place.at(index), problems)
                    .ifPresent(directions::add);
        }
        if (pieces.forward().size() != 2) {
            problems.add(Message.FORWARD_OF_TWO, place, count(pieces.forward().size(), "direction"));
        }
        return directions.size() == 2 && pieces.forward().size() == 2 ? Optional.of(directions) : Optional.empty();
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

    /** What each player needs who has such pieces at the start; those count, too, that have become such. */
    private List<PieceRules.Quota> quotas(
            Set<Character> counted, PieceSetup setup, List<PieceRules.Promotion> promotions) {
        List<PieceRules.Quota> quotas = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            if (!setup.planes(player, counted).isEmpty()) {
                quotas.add(new PieceRules.Quota(
                        planes(player, counted, setup, promotions),
                        moving.fewer().orElseThrow().than()));
            }
        }
        return quotas;
    }

    /** The planes of one player that ever have pieces of some kinds. */
    private static List<Integer> planes(
            int player, Set<Character> of, PieceSetup setup, List<PieceRules.Promotion> promotions) {
        Set<Integer> planes = new TreeSet<>(setup.planes(player, of));
        for (PieceRules.Promotion promotion : promotions) {
            if (promotion.becomes() % 2 == player && of.contains(setup.kinds().get(promotion.becomes() / 2))) {
                planes.add(promotion.becomes());
            }
        }
        return List.copyOf(planes);
    }

    private List<PieceMove> unrolled(
            List<PieceRules.Promotion> promotions,
            PieceSetup setup,
            List<DeclaredMove> declared,
            DeclaredGoal goal,
            List<Direction> forward,
            List<Long> lastAhead,
            Set<Integer> moved) {
        Board cells = board.orElseThrow();
        Set<PieceMove> moves = new LinkedHashSet<>();
        for (int plane = 0; plane < setup.start().size(); plane++) {
            if (setup.hand().get(plane) > 0) {
                for (int cell = 0; cell < cells.cells(); cell++) {
                    moves.add(new PieceMove(plane, -1, cell, 1L << cell, 0, 0, 0, 0, 0, 0));
                }
            }
        }
        for (int index = 0; index < declared.size(); index++) {
            DeclaredMove move = declared.get(index);
            Set<PieceMove> allowed = new LinkedHashSet<>();
            for (int player = 0; player < 2; player++) {
                for (int plane : planes(player, move.kinds(), setup, promotions)) {
                    boolean leaves = goal.leave() && goal.kinds().contains(kinds.get(plane / 2));
                    long last = leaves ? lastAhead.get(player) : 0;
                    new MoveUnroller(cells, move, plane, forward.get(player), from -> (last >>> from & 1) != 0, allowed)
                            .unroll();
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
