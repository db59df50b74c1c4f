package dev.solvable.tool.play;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.analysis.MoveNames;
import dev.solvable.tool.analysis.Scoring;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The moves of a game played so far. */
public final class Match {
    private final Solver solver;
    private final MoveNames names;
    private final Player starter;
    /** The start, and the position after each move. */
    private final List<Long> positions = new ArrayList<>();

    private final List<Integer> moves = new ArrayList<>();
    private final GameKind kind;

    /**
     * A move that got the mover less than the best move.
     *
     * @param number the move, 1 for the first of the match
     * @param points the points that were given away; 0 where the game is not played for points
     */
    public record Mistake(int number, String move, Outcome had, Outcome got, int points, String better) {}

    /** A match that begins at a position. If the side to move makes no difference there, the first player begins. */
    public Match(Solver solver, long start) {
        this.solver = solver;
        this.names = MoveNames.of(solver);
        this.kind = GameKind.of(solver);
        this.starter = solver.toMove(start) == Player.SECOND ? Player.SECOND : Player.FIRST;
        positions.add(start);
    }

    /** The position that is on the board. */
    public long position() {
        return positions.get(moves.size());
    }

    /** What the game's moves are called. */
    public MoveNames names() {
        return names;
    }

    /** Who is to move, {@link Player#FIRST} or {@link Player#SECOND}. */
    public Player toMove() {
        return mover(moves.size());
    }

    /** If a position does not hold the side to move, the players alternate, unless a move keeps the turn. */
    private Player mover(int ply) {
        Player mover = solver.toMove(positions.get(ply));
        if (mover != Player.EITHER) {
            return mover;
        }
        mover = starter;
        for (int made = 0; made < ply; made++) {
            boolean again = Scoring.keepsTurn(solver, positions.get(made), positions.get(made + 1));
            mover = again ? mover : other(mover);
        }
        return mover;
    }

    private static Player other(Player player) {
        return player == Player.FIRST ? Player.SECOND : Player.FIRST;
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return solver.isTerminal(position());
    }

    /** Makes a move that is legal. */
    public void play(int move) {
        positions.add(solver.play(position(), move));
        moves.add(move);
    }

    /** How often the current position has occurred, this time included: in some games play can go on for ever. */
    public int repetitions() {
        return (int)
                positions.stream().filter(position -> position == position()).count();
    }

    /** The cells that the last move filled or otherwise changed, cell i as bit i; none at the start. */
    public long lastCells() {
        if (moves.isEmpty()) {
            return 0;
        }
        return kind == GameKind.FILLING
                ? solver.facts().moveCells().get(moves.get(moves.size() - 1))
                : changed(cells(positions.get(moves.size() - 1)), cells(position()));
    }

    private String cells(long position) {
        return solver.format(position).replaceAll("\\s", "");
    }

    private long changed(String before, String after) {
        long changed = 0;
        for (int cell = 0; cell < solver.facts().cells(); cell++) {
            changed |= before.charAt(cell) == after.charAt(cell) ? 0 : 1L << cell;
        }
        return changed;
    }

    /** Takes back a player's last move and those after it; returns whether there was one. */
    public boolean undo(Player player) {
        int ply = moves.size() - 1;
        while (ply >= 0 && mover(ply) != player) {
            ply--;
        }
        if (ply < 0) {
            return false;
        }
        moves.subList(ply, moves.size()).clear();
        positions.subList(ply + 1, positions.size()).clear();
        return true;
    }

    /** Whether the game is played for points. */
    public boolean hasPoints() {
        return solver instanceof ScoreSolver;
    }

    /** The points that a player has scored in this match; 0 where the game is not played for points. */
    public int points(Player player) {
        int points = 0;
        for (int ply = 0; ply < moves.size() && solver instanceof ScoreSolver scores; ply++) {
            int gain = Scoring.gain(scores, positions.get(ply), positions.get(ply + 1));
            points += mover(ply) == player ? Math.max(0, gain) : Math.max(0, -gain);
        }
        return points;
    }

    /** Who has won the finished game; empty where it is drawn. */
    public Optional<Player> winner() {
        if (hasPoints()) {
            int lead = points(Player.FIRST) - points(Player.SECOND);
            return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Player.FIRST : Player.SECOND);
        }
        return switch (solver.outcome(position())) {
            case WIN -> Optional.of(toMove());
            case LOSS -> Optional.of(other(toMove()));
            case DRAW -> Optional.empty();
        };
    }

    /** A player's mistakes, in the order in which they were made. */
    public List<Mistake> mistakes(Player player) {
        List<Mistake> mistakes = new ArrayList<>();
        for (int ply = 0; ply < moves.size(); ply++) {
            long before = positions.get(ply);
            long after = positions.get(ply + 1);
            Outcome had = solver.outcome(before);
            Outcome got = Scoring.outcomeOf(solver, before, after);
            int points = solver instanceof ScoreSolver scores
                    ? scores.score(before) - Scoring.scoreOf(scores, before, after)
                    : 0;
            if (mover(ply) == player && (had != got || points > 0)) {
                mistakes.add(new Mistake(
                        ply + 1,
                        names.of(before, moves.get(ply)),
                        had,
                        got,
                        points,
                        names.of(before, solver.bestMove(before))));
            }
        }
        return mistakes;
    }
}
