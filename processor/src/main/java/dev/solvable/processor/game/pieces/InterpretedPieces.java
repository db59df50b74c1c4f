package dev.solvable.processor.game.pieces;

import dev.solvable.Ending;
import dev.solvable.Solver;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.game.pieces.PieceSymmetries;
import dev.solvable.runtime.game.pieces.PieceUnmoves;
import dev.solvable.runtime.game.pieces.PieceWay;
import dev.solvable.runtime.game.pieces.PiecesGame;
import dev.solvable.runtime.game.pieces.PiecesRules;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The runtime's rules of a declared game of pieces. Moves, goals and quotas are interpreted from the model; a generated
 * solver has straight-line code instead.
 */
public final class InterpretedPieces extends PiecesRules {
    private final DeclaredPieces rules;
    private final PieceMovesPlan moves;

    /** Whether a plane holds all pieces of its player. */
    private final boolean[] isWhole;

    /** How moves are taken back; empty where they are not. */
    private final Optional<PieceUnmovesPlan> unmoves;

    /** How many more positions may be expanded. */
    private long budget = Long.MAX_VALUE;

    private static final class BudgetExceededException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private InterpretedPieces(
            DeclaredPieces rules, PieceMovesPlan moves, Optional<PieceUnmovesPlan> unmoves, PiecesGame game) {
        super(game);
        this.unmoves = unmoves;
        this.rules = rules;
        this.isWhole = new boolean[rules.set().planes()];
        for (int plane = 0; plane < isWhole.length; plane++) {
            isWhole[plane] = rules.set().planesOf(rules.set().isFirst(plane)).length == 1;
        }
        this.moves = moves;
    }

    /**
     * The rules of a game whose positions fit a {@code long}.
     *
     * @param noMoves the result for a player to move who has no move
     * @param symmetries the symmetries of the game; positions that are images of each other are solved once
     */
    public static InterpretedPieces of(String name, DeclaredPieces rules, Ending noMoves, Symmetries symmetries) {
        Symmetries folded =
                PieceEncoding.of(rules.set()).folded(symmetries, rules.set().board());
        return of(name, rules, noMoves, folded, PieceMovesPlan.of(rules), Optional.empty());
    }

    /**
     * The same with the choices of a plan.
     *
     * @param folded the symmetries under which images of a position are solved once
     * @param moves how moves are listed
     * @param unmoves how moves are taken back; empty where they are not
     */
    public static InterpretedPieces of(
            String name,
            DeclaredPieces rules,
            Ending noMoves,
            Symmetries folded,
            PieceMovesPlan moves,
            Optional<PieceUnmovesPlan> unmoves) {
        PiecesGame game = new PiecesGame(
                name,
                PieceEncoding.of(rules.set()).code(rules.set()),
                rules.lines().completes(),
                noMoves,
                moves.most(),
                moves.ways().toArray(PieceWay[]::new),
                folded(folded),
                unmoves.map(PieceUnmovesPlan::material).orElse(PieceUnmoves.NONE),
                rules.lineMasks().stream().mapToLong(Long::longValue).toArray());
        return new InterpretedPieces(rules, moves, unmoves, game);
    }

    private static PieceSymmetries folded(Symmetries folded) {
        PieceSymmetries kept = PieceSymmetries.of(folded.images().toArray(int[][]::new));
        return folded.exchange()
                .map(exchange -> kept.exchanging(exchange.letters(), exchange.cells()))
                .orElse(kept);
    }

    /**
     * Runs work that uses these rules, and aborts it when it has expanded too many positions.
     *
     * @param most the most positions that it may expand
     * @return whether the work finished
     */
    public boolean within(long most, Runnable work) {
        budget = most;
        try {
            work.run();
            return true;
        } catch (BudgetExceededException e) {
            return false;
        } finally {
            budget = Long.MAX_VALUE;
        }
    }

    /** A search reports each position, so that a budget is exact. */
    @Override
    protected int statesBetweenReports() {
        return 1;
    }

    @Override
    public int pliesLeft(long position) {
        return rules.potential().map(falls -> pliesLeft(position, falls)).orElse(Solver.ENDLESS);
    }

    private int pliesLeft(long position, PiecePotential falls) {
        int moves = falls.of(plane -> plane(position, plane), plane -> hand(position, plane));
        return 2 * moves + (isFirstToMove(position) == falls.byFirst() ? 0 : 1);
    }

    @Override
    public int successors(long position, long[] into) {
        budget--;
        if (budget < 0) {
            throw new BudgetExceededException();
        }
        return super.successors(position, into);
    }

    /** The pieces of each plane in a position. */
    public List<Long> planes(long position) {
        return IntStream.range(0, rules.set().planes())
                .mapToObj(plane -> plane(position, plane))
                .toList();
    }

    @Override
    public int moves(long position, boolean first, long own, long other, long from, long[] to) {
        int count = 0;
        for (PieceShape shape : moves.of(first)) {
            long movers = movers(shape, position, from, own, other);
            count = list(position, movers, shape, to, count);
        }
        return moves.repeats() ? lists.distinct(to, count) : count;
    }

    @Override
    public long targets(long position, boolean first, long own, long other, long from) {
        return cells(moves.of(first), position, own, other, from);
    }

    @Override
    public long origins(long position, boolean first, long own, long other, long from) {
        return cells(unmoves.orElseThrow().steps().of(first), position, own, other, from);
    }

    private long cells(List<PieceShape> shapes, long position, long own, long other, long from) {
        long cells = 0;
        for (PieceShape shape : shapes) {
            cells |= Long.rotateLeft(movers(shape, position, from, own, other), shape.to());
        }
        return cells;
    }

    @Override
    public int untakes(long position, boolean first, long own, long other, long from, long[] to) {
        PieceMovesPlan losses = unmoves.orElseThrow().losses();
        int count = 0;
        for (PieceShape shape : losses.of(first)) {
            if (shape.to() == 0) {
                count = lists.unleave(position, shape.plane(), possible(shape, shape.from(), own, other), to, count);
            } else {
                count = untake(position, movers(shape, position, from, own, other), shape, to, count);
            }
        }
        return losses.repeats() ? lists.distinct(to, count) : count;
    }

    /** The cells in {@code from} whose pieces can make a move of this shape. */
    private long movers(PieceShape shape, long position, long from, long own, long other) {
        if (shape.whenLeft() != 0 && shape.whenLeft() != Long.bitCount(own)) {
            return 0;
        }
        long pieces = isWhole[shape.plane()] ? from : from & plane(position, shape.plane());
        return possible(shape, shape.from() & pieces, own, other);
    }

    private int untake(long position, long movers, PieceShape shape, long[] to, int count) {
        List<Integer> taken = shape.taken();
        return taken.size() == 1
                ? lists.untake(position, shape.plane(), movers, shape.to(), taken.get(0), to, count)
                : lists.untake(position, shape.plane(), movers, shape.to(), taken.get(0), taken.get(1), to, count);
    }

    /** The cells in {@code from} for which the shape's conditions on other cells hold. */
    private static long possible(PieceShape shape, long from, long own, long other) {
        long movers = all(all(from, ~(own | other), shape.free()), other, shape.enemies());
        movers = all(all(movers, own, shape.friends()), own | other, shape.anyone());
        if (movers == 0 || shape.besideAny().isEmpty()) {
            return movers;
        }
        long beside = 0;
        for (int offset : shape.besideAny()) {
            beside |= PieceShape.shifted(other, -offset);
        }
        return movers & beside;
    }

    /** Those of {@code cells} from which the cells at all these offsets are in {@code set}. */
    private static long all(long cells, long set, List<Integer> offsets) {
        long left = cells;
        // Without an iterator: most lists are empty, and this runs in a compiler that is not warm yet.
        for (int i = 0; left != 0 && i < offsets.size(); i++) {
            left &= PieceShape.shifted(set, -offsets.get(i));
        }
        return left;
    }

    private int list(long position, long movers, PieceShape shape, long[] to, int count) {
        int plane = shape.plane();
        List<Integer> taken = shape.taken();
        if (shape.to() == 0) {
            return lists.leave(position, plane, movers, to, count);
        }
        return taken.isEmpty()
                ? lists.step(position, plane, movers, shape.to(), to, count)
                : lists.take(position, plane, movers, shape.to(), taken.get(0), taken.get(taken.size() - 1), to, count);
    }

    @Override
    public boolean hasLine(long pieces) {
        for (long line : rules.lineMasks()) {
            if (holds(pieces, line)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long inLines(long pieces) {
        long cells = 0;
        for (long line : rules.lineMasks()) {
            cells |= held(pieces, line);
        }
        return cells;
    }

    @Override
    public boolean hasGoal(long position, boolean first) {
        for (int plane = 0; plane < isWhole.length; plane++) {
            long goal = rules.goals().get(plane);
            if (goal != 0 && rules.set().isFirst(plane) == first && (plane(position, plane) & goal) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean hasTooFew(long position, boolean first) {
        for (DeclaredPieces.Quota quota : rules.quotas()) {
            if (quota.ofFirst() == first) {
                int pieces = 0;
                for (int plane : quota.planes()) {
                    pieces += Long.bitCount(plane(position, plane)) + hand(position, plane);
                }
                return pieces < quota.than();
            }
        }
        return false;
    }
}
