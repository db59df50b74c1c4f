package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;
import java.util.stream.IntStream;

/** A game whose positions are the numbers of the nodes of a graph, and whose moves are its edges. */
public final class GraphRules extends EndlessRules {
    private final Graph game;

    /** The rules of a graph. */
    public GraphRules(Graph game) {
        super("Graph", Board.of("."));
        this.game = game;
    }

    @Override
    public long initial() {
        return game.start();
    }

    @Override
    public int mostMoves() {
        return game.mostMoves();
    }

    @Override
    public int successors(long position, long[] into) {
        long[] successors = game.successors(position);
        System.arraycopy(successors, 0, into, 0, successors.length);
        return successors.length;
    }

    @Override
    public Outcome atEnd(long position) {
        return game.atEnd(position);
    }

    @Override
    public PositionKeys keys() {
        return PositionKeys.ITSELF;
    }

    @Override
    public PositionKeys keysFromStart() {
        return PositionKeys.ITSELF;
    }

    @Override
    public int moveCount() {
        return mostMoves();
    }

    @Override
    public void check(long position) {
        if (!game.exists(position)) {
            throw noPosition(position);
        }
    }

    @Override
    public boolean makesSense(long position) {
        return game.exists(position);
    }

    @Override
    public int[] movesOf(long position) {
        return IntStream.range(0, game.successors(position).length).toArray();
    }

    @Override
    public boolean fits(long position, int move) {
        return move < game.successors(position).length;
    }

    @Override
    public long after(long position, int move) {
        return game.successors(position)[move];
    }

    @Override
    public String nameOf(int move) {
        return "move " + move;
    }

    @Override
    public long cellsOf(int move) {
        return 0;
    }

    @Override
    public String text(long position) {
        return Long.toString(position);
    }

    @Override
    public String format(long position) {
        return text(position);
    }

    @Override
    protected long parse(String text, boolean first) {
        return Long.parseLong(text);
    }

    @Override
    public boolean isFirstToMove(long position) {
        return game.isFirstToMove(position);
    }

    @Override
    public boolean hasMovesInARow() {
        return true;
    }

    @Override
    public boolean keepsTurn(long position, long successor) {
        return game.isFirstToMove(position) == game.isFirstToMove(successor);
    }
}
