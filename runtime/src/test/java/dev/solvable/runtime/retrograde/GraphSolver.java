package dev.solvable.runtime.retrograde;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Plan;

/** A game whose positions are the numbers of the nodes of a graph, and whose moves are its edges. */
class GraphSolver extends RetrogradeSolver {
    final Graph game;

    GraphSolver(Graph game, int threads) {
        super("Graph", Board.of("."), new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, 0, 0, 0), threads);
        this.game = game;
    }

    /** Positions and moves, none of which a solver has seen. */
    interface Graph {
        long start();

        int mostMoves();

        long[] successors(long position);

        Outcome atEnd(long position);

        default long canonical(long position) {
            return position;
        }

        boolean exists(long position);
    }

    @Override
    protected long start() {
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
    public long canonical(long position) {
        return game.canonical(position);
    }

    @Override
    protected int moveCount() {
        return mostMoves();
    }

    @Override
    protected void check(long position) {
        if (!game.exists(position)) {
            throw noPosition(position);
        }
    }

    @Override
    protected boolean isOver(long position) {
        return game.successors(position).length == 0;
    }

    @Override
    protected boolean fits(long position, int move) {
        return move < game.successors(position).length;
    }

    @Override
    protected long after(long position, int move) {
        return game.successors(position)[move];
    }

    @Override
    protected String nameOf(int move) {
        return "move " + move;
    }

    @Override
    protected long cellsOf(int move) {
        return 0;
    }

    @Override
    protected String text(long position) {
        return Long.toString(position);
    }

    @Override
    public String format(long position) {
        return text(position);
    }

    @Override
    public long parse(String board) {
        return Long.parseLong(board);
    }

    @Override
    public long parse(String board, Player toMove) {
        return parse(board);
    }

    @Override
    public Player toMove(long position) {
        check(position);
        return Player.EITHER;
    }
}
