package dev.solvable.processor.game.pieces;

import dev.solvable.runtime.game.pieces.PieceWay;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How the moves of a game of pieces are listed.
 *
 * @param ofFirst the moves of the first player's pieces on the board, by their shapes
 * @param ofSecond those of the second player's
 * @param repeats whether a position may have two moves with the same effect
 * @param most an upper bound on the moves of a position, at least 1
 */
public record PieceMovesPlan(List<PieceShape> ofFirst, List<PieceShape> ofSecond, boolean repeats, int most) {
    /** The plan for the moves of a game. */
    public static PieceMovesPlan of(DeclaredPieces rules) {
        List<List<PieceMove>> alike = withOneEffect(rules.moves());
        // Special cases are possible only if another move with the same effect is.
        Set<PieceMove> special = alike.stream()
                .flatMap(some -> some.stream().filter(move -> isSpecialCase(move, some)))
                .collect(Collectors.toSet());
        List<PieceMove> moves = without(special, rules.moves());
        return new PieceMovesPlan(
                shapes(rules, moves, true),
                shapes(rules, moves, false),
                alike.stream().anyMatch(some -> doNotExcludeEachOther(without(special, some))),
                Math.max(most(rules, moves, true), most(rules, moves, false)));
    }

    private static List<PieceShape> shapes(DeclaredPieces rules, List<PieceMove> moves, boolean first) {
        return PieceShape.of(moves.stream()
                .filter(move -> rules.set().isFirst(move.plane()) == first)
                .toList());
    }

    List<PieceShape> of(boolean first) {
        return first ? ofFirst : ofSecond;
    }

    /** Whether no piece on the board ever moves. */
    public boolean isEmpty() {
        return ofFirst.isEmpty() && ofSecond.isEmpty();
    }

    /** Whether these are the moves of another plan, in whatever order. */
    public boolean isSameAs(PieceMovesPlan moves) {
        return Set.copyOf(ofFirst).equals(Set.copyOf(moves.ofFirst))
                && Set.copyOf(ofSecond).equals(Set.copyOf(moves.ofSecond));
    }

    /** The ways of all moves on the board, whatever their conditions, in the order in which they first appear. */
    public List<PieceWay> ways() {
        Map<List<Integer>, PieceWay> ways = new LinkedHashMap<>();
        Stream.concat(ofFirst.stream(), ofSecond.stream())
                .map(shape ->
                        new PieceWay(shape.from(), shape.to(), shape.taken().size()))
                .forEach(way -> ways.merge(
                        List.of(way.to(), way.taken()),
                        way,
                        (one, other) -> new PieceWay(one.from() | other.from(), way.to(), way.taken())));
        return List.copyOf(ways.values());
    }

    /** The planes of a player whose pieces move, in the order of their moves. */
    public List<Integer> planesOf(boolean first) {
        return of(first).stream().map(PieceShape::plane).distinct().toList();
    }

    /** Whether both players' pieces move alike: each plane of one player moves as a plane of the other. */
    public boolean sameForBoth() {
        List<Integer> first = planesOf(true);
        List<Integer> second = planesOf(false);
        return first.size() == second.size()
                && ofSecond.equals(ofFirst.stream()
                        .map(shape -> shape.of(second.get(first.indexOf(shape.plane()))))
                        .toList());
    }

    /** The groups of two or more moves with the same effect. */
    private static List<List<PieceMove>> withOneEffect(List<PieceMove> moves) {
        return moves.stream().collect(Collectors.groupingBy(PieceMovesPlan::effect)).values().stream()
                .filter(alike -> alike.size() > 1)
                .toList();
    }

    private static List<PieceMove> without(Set<PieceMove> special, List<PieceMove> moves) {
        return special.isEmpty()
                ? moves
                : moves.stream().filter(move -> !special.contains(move)).toList();
    }

    /** Whether a move is a special case of another one; of equivalent moves the first is not. */
    private static boolean isSpecialCase(PieceMove move, List<PieceMove> alike) {
        int place = alike.indexOf(move);
        for (int i = 0; i < alike.size(); i++) {
            boolean isWider = i != place && isSpecialCase(move, alike.get(i));
            if (isWider && (i < place || !isSpecialCase(alike.get(i), move))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSpecialCase(PieceMove move, PieceMove general) {
        return isWithin(general.free(), move.free())
                && isWithin(general.enemies(), move.enemies())
                && isWithin(general.friends(), move.friends())
                && isWithin(general.anyone(), move.anyone() | move.enemies() | move.friends())
                && (general.besideAny() == 0
                        || (general.besideAny() & move.enemies()) != 0
                        || move.besideAny() != 0 && isWithin(move.besideAny(), general.besideAny()))
                && (general.whenLeft() == 0 || general.whenLeft() == move.whenLeft());
    }

    private static boolean isWithin(long part, long whole) {
        return (part & ~whole) == 0;
    }

    /**
     * What a move does: the piece, from where to where, and what it takes. A list: in a compiler that has just started,
     * a record's first hash code takes longer than all of these.
     */
    private static List<Number> effect(PieceMove move) {
        return List.of(move.plane(), move.from(), move.to(), move.taken());
    }

    private static boolean doNotExcludeEachOther(List<PieceMove> moves) {
        for (int i = 0; i < moves.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (!excludeEachOther(moves.get(i), moves.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean excludeEachOther(PieceMove one, PieceMove other) {
        return (one.free() & taken(other)) != 0
                || (other.free() & taken(one)) != 0
                || (one.enemies() & other.friends()) != 0
                || (other.enemies() & one.friends()) != 0
                || one.whenLeft() != 0 && other.whenLeft() != 0 && one.whenLeft() != other.whenLeft();
    }

    private static long taken(PieceMove move) {
        return move.enemies() | move.friends() | move.anyone();
    }

    /** An upper bound: all pieces stand on the cells with the most moves, or all pieces in hand may be placed. */
    private static int most(DeclaredPieces rules, List<PieceMove> moves, boolean first) {
        PieceSet set = rules.set();
        int cells = set.board().cells();
        int[][] moved = new int[set.planes()][cells];
        for (PieceMove move : moves) {
            if (!move.places()) {
                moved[move.plane()][move.from()]++;
            }
        }
        int[] ofCell = new int[cells];
        int kindsInHand = 0;
        for (int plane : set.planesOf(first)) {
            kindsInHand += set.inHand(plane) > 0 ? 1 : 0;
            for (int cell = 0; cell < cells; cell++) {
                ofCell[cell] = Math.max(ofCell[cell], moved[plane][cell]);
            }
        }
        int onBoard = IntStream.of(ofCell)
                .map(count -> -count)
                .sorted()
                .limit(rules.piecesOf(first))
                .map(count -> -count)
                .sum();
        int most = Math.max(1, Math.max(onBoard, kindsInHand * cells));
        return rules.linesTake() ? most * Math.min(cells - 1, rules.piecesOf(!first)) : most;
    }
}
