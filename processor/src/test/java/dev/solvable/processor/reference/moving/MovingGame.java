package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of pieces that stand and move as its author would declare it, in the tests' own terms.
 *
 * @param name the simple name of the declared class
 * @param grid the board; whether it is stated beside the pieces is part of it
 * @param links paths of cell numbers, {@code 0-1-2}
 * @param start the character of each cell at the start: {@code .}, a capital letter of the first player, a small one of
 *     the second
 * @param hand the pieces beside the board at the start
 * @param forward where the first player's pieces head, then where the second's do
 * @param steps how pieces move
 * @param goal where pieces want to go
 * @param fewer how few pieces lose
 * @param lines what lines of one owner's pieces end the game
 * @param noMoves the ending stated for a player without a move, empty for the default
 * @param mills whether lines take instead, and end nothing
 */
public record MovingGame(
        String name,
        Grid grid,
        List<String> links,
        String start,
        String hand,
        List<Heading> forward,
        List<Step> steps,
        Optional<Goal> goal,
        Optional<Fewer> fewer,
        Optional<Lines> lines,
        Optional<Ends> noMoves,
        boolean mills) {
    /** {@code dev.solvable.Direction}: one square in that direction. */
    public enum Heading {
        NORTH(-1, 0),
        EAST(0, 1),
        SOUTH(1, 0),
        WEST(0, -1);

        final int down;
        final int right;

        Heading(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    /** {@code dev.solvable.Onto}. */
    public enum Onto {
        EMPTY,
        ENEMY,
        EITHER
    }

    /** {@code dev.solvable.Over}. */
    public enum Over {
        NOTHING,
        ENEMY,
        FRIEND,
        ANYONE
    }

    /** One {@code @Move}. */
    public record Step(
            String way,
            String of,
            int far,
            boolean toTheEnd,
            Onto onto,
            Over over,
            boolean takes,
            List<Integer> to,
            boolean besideEnemy,
            int whenLeft) {
        public static Step of(String way) {
            return new Step(way, "", 1, false, Onto.EMPTY, Over.NOTHING, false, List.of(), false, 0);
        }

        public Step by(String kinds) {
            return new Step(way, kinds, far, toTheEnd, onto, over, takes, to, besideEnemy, whenLeft);
        }

        public Step far(int steps, boolean onlyToTheEnd) {
            return new Step(way, of, steps, onlyToTheEnd, onto, over, takes, to, besideEnemy, whenLeft);
        }

        public Step onto(Onto what) {
            return new Step(way, of, far, toTheEnd, what, over, takes, to, besideEnemy, whenLeft);
        }

        public Step over(Over whom, boolean taken) {
            return new Step(way, of, far, toTheEnd, onto, whom, taken, to, besideEnemy, whenLeft);
        }

        public Step to(Integer... cells) {
            return new Step(way, of, far, toTheEnd, onto, over, takes, List.of(cells), besideEnemy, whenLeft);
        }

        public Step besideAnEnemy() {
            return new Step(way, of, far, toTheEnd, onto, over, takes, to, true, whenLeft);
        }

        public Step whenLeft(int pieces) {
            return new Step(way, of, far, toTheEnd, onto, over, takes, to, besideEnemy, pieces);
        }
    }

    /** {@code @Goal}. */
    public record Goal(String of, List<Integer> cells, boolean farSide, boolean leave, String becomes) {
        public Goal(String of, List<Integer> cells, boolean farSide, boolean leave) {
            this(of, cells, farSide, leave, "");
        }

        public Goal becoming(String kind) {
            return new Goal(of, cells, farSide, leave, kind);
        }
    }

    /** {@code @Fewer}. */
    public record Fewer(int than, String of) {}

    /** A game whose pieces give the board, their rows from the top. */
    public static MovingGame of(String name, List<String> rows, Step... steps) {
        List<String> map = rows.stream().map(row -> row.replaceAll("[^ ]", ".")).toList();
        Grid grid = new Grid(rows.size(), rows.get(0).length(), map, false);
        String start = String.join("", rows).replace(" ", "");
        return new MovingGame(
                name,
                grid,
                List.of(),
                start,
                "",
                List.of(Heading.NORTH, Heading.SOUTH),
                List.of(steps),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    public MovingGame named(String newName) {
        return new MovingGame(newName, grid, links, start, hand, forward, steps, goal, fewer, lines, noMoves, mills);
    }

    public MovingGame on(Grid board, String... paths) {
        return new MovingGame(
                name, board, List.of(paths), start, hand, forward, steps, goal, fewer, lines, noMoves, mills);
    }

    public MovingGame hand(String pieces) {
        return new MovingGame(name, grid, links, start, pieces, forward, steps, goal, fewer, lines, noMoves, mills);
    }

    public MovingGame forward(Heading first, Heading second) {
        return new MovingGame(
                name, grid, links, start, hand, List.of(first, second), steps, goal, fewer, lines, noMoves, mills);
    }

    public MovingGame goal(Goal newGoal) {
        return new MovingGame(
                name, grid, links, start, hand, forward, steps, Optional.of(newGoal), fewer, lines, noMoves, mills);
    }

    public MovingGame fewer(Fewer newFewer) {
        return new MovingGame(
                name, grid, links, start, hand, forward, steps, goal, Optional.of(newFewer), lines, noMoves, mills);
    }

    public MovingGame lines(Lines newLines) {
        return new MovingGame(
                name, grid, links, start, hand, forward, steps, goal, fewer, Optional.of(newLines), noMoves, mills);
    }

    public MovingGame noMoves(Ends ending) {
        return new MovingGame(
                name, grid, links, start, hand, forward, steps, goal, fewer, lines, Optional.of(ending), mills);
    }

    /** The same with lines that take. */
    public MovingGame withMills() {
        return new MovingGame(name, grid, links, start, hand, forward, steps, goal, fewer, lines, noMoves, true);
    }

    /** The letters of the kinds, capital, in order of appearance on the board, then in the hand. */
    public String kinds() {
        StringBuilder kinds = new StringBuilder();
        for (char c : (start + hand).toCharArray()) {
            char kind = Character.toUpperCase(c);
            if (c != '.' && kinds.indexOf(String.valueOf(kind)) < 0) {
                kinds.append(kind);
            }
        }
        return kinds.toString();
    }

    /** The rows at the start as {@code @Pieces} gives them. */
    List<String> rows() {
        return new ArrayList<>(List.of(grid.picture(start).split("\n", -1)));
    }

    /** The declaration in Java. */
    public String source() {
        return MovingSource.of(this);
    }
}
