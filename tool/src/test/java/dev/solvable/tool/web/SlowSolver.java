package dev.solvable.tool.web;

import dev.solvable.GameFacts;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** A solver that hangs at some positions until it is released or interrupted. */
final class SlowSolver implements Solver {
    private final Solver real;
    private final Set<String> hanging = ConcurrentHashMap.newKeySet();
    private final CountDownLatch hangs = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    final AtomicInteger interruptions = new AtomicInteger();
    private volatile Runnable beforeAnswers = () -> {};
    private volatile String failing = "";
    private volatile String exhausting = "";
    private volatile int statesSearched;

    SlowSolver(Solver real) {
        this.real = real;
    }

    void hang(String board) {
        hanging.add(board);
    }

    void fail(String board) {
        failing = board;
    }

    void exhaust(String board) {
        exhausting = board;
    }

    /** Has this done before every answer. */
    void beforeAnswers(Runnable task) {
        beforeAnswers = task;
    }

    /** Reports so many states for every position that is to be solved. */
    void pretendToSearch(int states) {
        statesSearched = states;
    }

    boolean isHanging() {
        return hangs.getCount() == 0;
    }

    void awaitHanging() throws InterruptedException {
        hangs.await();
    }

    void release() {
        released.countDown();
    }

    @Override
    public Outcome outcome(long position) {
        beforeAnswers.run();
        String board = real.format(position).replace("\n", "");
        if (board.equals(failing)) {
            throw new ArithmeticException("as asked");
        }
        if (board.equals(exhausting)) {
            throw new OutOfMemoryError("as asked");
        }
        if (hanging.contains(board)) {
            hangs.countDown();
            try {
                released.await();
            } catch (InterruptedException e) {
                interruptions.incrementAndGet();
                Thread.currentThread().interrupt();
                throw new CancellationException();
            }
        }
        return real.outcome(position);
    }

    @Override
    public GameFacts facts() {
        return real.facts();
    }

    @Override
    public long initial() {
        return real.initial();
    }

    @Override
    public long parse(String board) {
        return real.parse(board);
    }

    @Override
    public long parse(String board, Player toMove) {
        return real.parse(board, toMove);
    }

    @Override
    public String format(long position) {
        return real.format(position);
    }

    @Override
    public Player toMove(long position) {
        return real.toMove(position);
    }

    @Override
    public boolean isTerminal(long position) {
        return real.isTerminal(position);
    }

    @Override
    public boolean isReachable(long position) {
        return real.isReachable(position);
    }

    @Override
    public int distance(long position) {
        return real.distance(position);
    }

    @Override
    public int[] moves(long position) {
        return real.moves(position);
    }

    @Override
    public long play(long position, int move) {
        return real.play(position, move);
    }

    @Override
    public int bestMove(long position) {
        return real.bestMove(position);
    }

    @Override
    public String moveName(int move) {
        return real.moveName(move);
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        real.solve(listener);
    }

    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        listener.progress(statesSearched, 0);
        real.solve(position, listener);
    }
}
