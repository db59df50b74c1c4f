package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Line;
import dev.solvable.processor.reference.Rules.Result;
import dev.solvable.processor.reference.moving.MovingGame.Fewer;
import dev.solvable.processor.reference.moving.MovingGame.Goal;
import dev.solvable.processor.reference.moving.MovingGame.Onto;
import dev.solvable.processor.reference.moving.MovingGame.Over;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The rules of one declared game of moving pieces, read off the contract's text one move at a time. */
public final class MovingRules {
    /**
     * Where everything stands.
     *
     * @param board the character of each cell
     * @param hand the pieces beside the board, in order of their characters
     * @param first whether the first player is to move
     */
    public record Position(String board, String hand, boolean first) {}

    /** A legal move: what it is called and where it leads. */
    public record Move(String name, Position after) {}

    private final MovingGame game;
    private final MovingBoard board;
    private final Set<List<Integer>> lines;

    public MovingRules(MovingGame game) {
        this.game = game;
        board = new MovingBoard(game);
        lines = game.lines().map(declared -> Line.all(game.grid(), declared)).orElse(Set.of());
    }

    MovingGame game() {
        return game;
    }

    public Position start() {
        return new Position(game.start(), sorted(game.hand()), true);
    }

    /** Whether a piece is of one of the kinds and a player's. */
    private static boolean isOf(char piece, String kinds, boolean first) {
        return piece != '.'
                && Character.isUpperCase(piece) == first
                && (kinds.isEmpty() || kinds.indexOf(Character.toUpperCase(piece)) >= 0);
    }

    private static long count(String pieces, String kinds, boolean first) {
        long count = 0;
        for (int i = 0; i < pieces.length(); i++) {
            count += isOf(pieces.charAt(i), kinds, first) ? 1 : 0;
        }
        return count;
    }

    public static String sorted(String pieces) {
        return pieces.chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** The result for the player to move where the last move has ended the game; empty where play goes on. */
    private Optional<Result> decided(Position position) {
        boolean mover = !position.first();
        if (!game.mills() && hasLine(position.board(), mover)) {
            return Optional.of(game.lines().orElseThrow().completes() == Ends.WINS ? Result.LOSS : Result.WIN);
        }
        if (arrived(position.board(), mover)) {
            return Optional.of(Result.LOSS);
        }
        if (tooFew(position, !mover)) {
            return Optional.of(Result.LOSS);
        }
        return tooFew(position, mover) ? Optional.of(Result.WIN) : Optional.empty();
    }

    private boolean hasLine(String pieces, boolean first) {
        for (List<Integer> line : lines) {
            int own = 0;
            while (own < line.size() && isOf(pieces.charAt(line.get(own)), "", first)) {
                own++;
            }
            if (own == line.size()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece of a player stands where it wins. */
    private boolean arrived(String pieces, boolean first) {
        for (int cell = 0; cell < pieces.length(); cell++) {
            if (isOf(pieces.charAt(cell), "", first)
                    && game.goal().isPresent()
                    && game.goal().get().becomes().isEmpty()
                    && isGoal(cell, pieces.charAt(cell))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a cell is where a piece wants to go on the board. */
    private boolean isGoal(int cell, char piece) {
        boolean first = Character.isUpperCase(piece);
        return game.goal()
                .filter(goal -> goal.cells().contains(cell) || goal.farSide() && board.isFarSide(cell, first))
                .filter(goal -> !goal.leave() && isOf(piece, goal.of(), first))
                .isPresent();
    }

    /** The piece that one becomes which comes to a cell. */
    private char promoted(int cell, char piece) {
        String becomes = game.goal().map(Goal::becomes).orElse("");
        if (becomes.isEmpty() || !isGoal(cell, piece)) {
            return piece;
        }
        return Character.isUpperCase(piece)
                ? Character.toUpperCase(becomes.charAt(0))
                : Character.toLowerCase(becomes.charAt(0));
    }

    /** Adds a move after which a piece stands on a cell; where it stands in a line it takes one of the other's. */
    private void add(String name, int to, Position after, Set<Move> moves) {
        boolean mover = !after.first();
        List<Integer> victims = new ArrayList<>();
        if (game.mills() && isInLine(after.board(), to, mover)) {
            for (int cell = 0; cell < board.size(); cell++) {
                if (isOf(after.board().charAt(cell), "", !mover)) {
                    victims.add(cell);
                }
            }
            if (!victims.stream().allMatch(cell -> isInLine(after.board(), cell, !mover))) {
                victims.removeIf(cell -> isInLine(after.board(), cell, !mover));
            }
        }
        if (victims.isEmpty()) {
            moves.add(new Move(name, after));
        }
        for (int cell : victims) {
            moves.add(new Move(
                    name + "x" + game.grid().name(cell),
                    new Position(with(after.board(), cell, '.'), after.hand(), after.first())));
        }
    }

    private boolean isInLine(String pieces, int cell, boolean first) {
        return lines.stream()
                .filter(line -> line.contains(cell))
                .anyMatch(line -> line.stream().allMatch(part -> isOf(pieces.charAt(part), "", first)));
    }

    /** A rule about pieces that a player never has is not about that player. */
    private boolean tooFew(Position position, boolean first) {
        Optional<Fewer> fewer = game.fewer();
        return fewer.isPresent()
                && count(game.start() + game.hand(), fewer.get().of(), first) > 0
                && count(position.board() + position.hand(), fewer.get().of(), first)
                        < fewer.get().than();
    }

    /** Whether somebody has lost before it begins. */
    boolean startsWithTooFew() {
        return tooFew(start(), true) || tooFew(start(), false);
    }

    /** Whether some first move leaves pieces where they were that hold a line or stand on a goal. */
    boolean startsWithWin() {
        return moves(start()).stream().anyMatch(move -> {
            StringBuilder unmoved = new StringBuilder(game.start());
            for (int cell = 0; cell < unmoved.length(); cell++) {
                if (unmoved.charAt(cell) != move.after().board().charAt(cell)) {
                    unmoved.setCharAt(cell, '.');
                }
            }
            String pieces = unmoved.toString();
            return !game.mills() && hasLine(pieces, true) || arrived(pieces, true);
        });
    }

    /** The legal moves; none exactly where the game is over. */
    public Set<Move> moves(Position position) {
        Set<Move> moves = new LinkedHashSet<>();
        if (decided(position).isPresent()) {
            return moves;
        }
        if (count(position.hand(), "", position.first()) > 0) {
            placings(position, moves);
            return moves;
        }
        for (int from = 0; from < board.size(); from++) {
            char piece = position.board().charAt(from);
            if (isOf(piece, "", position.first())) {
                for (Step step : game.steps()) {
                    if (isOf(piece, step.of(), position.first()) && allowed(position, step, from)) {
                        steps(position, step, from, moves);
                    }
                }
                leavings(position, from, moves);
            }
        }
        return moves;
    }

    public boolean terminal(Position position) {
        return moves(position).isEmpty();
    }

    /** The result for the player to move of a game that is over. */
    public Result resultAtEnd(Position position) {
        return decided(position)
                .orElse(
                        switch (game.noMoves().orElse(Ends.LOSES)) {
                            case WINS -> Result.WIN;
                            case DRAWS -> Result.DRAW;
                            case SCORES -> throw new AssertionError("no ending of a game");
                            case LOSES -> Result.LOSS;
                        });
    }

    private void placings(Position position, Set<Move> moves) {
        String hand = position.hand();
        for (char piece : hand.toCharArray()) {
            for (int cell = 0; cell < board.size() && isOf(piece, "", position.first()); cell++) {
                if (position.board().charAt(cell) == '.') {
                    String rest = hand.replaceFirst(String.valueOf(piece), "");
                    String name = (severalKindsInHand() ? Character.toUpperCase(piece) + "@" : "")
                            + game.grid().name(cell);
                    String pieces = with(position.board(), cell, promoted(cell, piece));
                    add(name, cell, new Position(pieces, rest, !position.first()), moves);
                }
            }
        }
    }

    /** Whether a player has several kinds in hand, so that the name of a placing says which. */
    private boolean severalKindsInHand() {
        return kindsInHand(true) > 1 || kindsInHand(false) > 1;
    }

    private long kindsInHand(boolean first) {
        return game.hand()
                .chars()
                .filter(piece -> isOf((char) piece, "", first))
                .distinct()
                .count();
    }

    private boolean allowed(Position position, Step step, int from) {
        boolean first = position.first();
        boolean few = step.whenLeft() == 0 || count(position.board(), "", first) == step.whenLeft();
        boolean beside = !step.besideEnemy()
                || board.beside(step.way(), from, first).stream()
                        .anyMatch(cell -> isOf(position.board().charAt(cell), "", !first));
        return few && beside;
    }

    private void steps(Position position, Step step, int from, Set<Move> moves) {
        for (List<Integer> ray : board.rays(step.way(), from, position.first())) {
            List<List<Integer>> landings =
                    step.over() == Over.NOTHING ? slides(position, step, ray) : jumps(position, step, ray);
            if (step.toTheEnd() && !landings.isEmpty()) {
                landings = List.of(landings.get(landings.size() - 1));
            }
            for (List<Integer> landing : landings) {
                int to = landing.get(0);
                if (step.to().isEmpty() || step.to().contains(to)) {
                    step(position, from, to, new TreeSet<>(landing.subList(1, landing.size())), moves);
                }
            }
        }
    }

    /** Where a piece comes to stand along a ray, the nearest first: the cell, then the cells whose pieces it takes. */
    private static List<List<Integer>> slides(Position position, Step step, List<Integer> ray) {
        List<List<Integer>> landings = new ArrayList<>();
        for (int cell : ray.subList(0, reach(step, ray))) {
            landing(position, step, cell, List.of()).ifPresent(landings::add);
            if (position.board().charAt(cell) != '.') {
                break;
            }
        }
        return landings;
    }

    private static List<List<Integer>> jumps(Position position, Step step, List<Integer> ray) {
        int over = 0;
        int reach = reach(step, ray);
        while (over < reach && position.board().charAt(ray.get(over)) == '.') {
            over++;
        }
        if (over == reach || over + 1 == ray.size()) {
            return List.of();
        }
        boolean enemy = isOf(position.board().charAt(ray.get(over)), "", !position.first());
        boolean may = step.over() == Over.ANYONE || enemy == (step.over() == Over.ENEMY);
        List<Integer> taken = step.takes() ? List.of(ray.get(over)) : List.of();
        return may ? landing(position, step, ray.get(over + 1), taken).stream().toList() : List.of();
    }

    private static int reach(Step step, List<Integer> ray) {
        return step.far() == 0 ? ray.size() : Math.min(step.far(), ray.size());
    }

    private static Optional<List<Integer>> landing(Position position, Step step, int cell, List<Integer> taken) {
        char there = position.board().charAt(cell);
        List<Integer> landing = new ArrayList<>(List.of(cell));
        landing.addAll(taken);
        if (there == '.') {
            return step.onto() == Onto.ENEMY ? Optional.empty() : Optional.of(landing);
        }
        landing.add(cell);
        return step.onto() != Onto.EMPTY && isOf(there, "", !position.first())
                ? Optional.of(landing)
                : Optional.empty();
    }

    private void step(Position position, int from, int to, Set<Integer> taken, Set<Move> moves) {
        String pieces = position.board();
        for (int cell : taken) {
            pieces = with(pieces, cell, '.');
        }
        pieces = with(with(pieces, from, '.'), to, promoted(to, position.board().charAt(from)));
        String name = game.grid().name(from)
                + (taken.isEmpty() ? "-" : "x")
                + game.grid().name(to);
        add(name, to, new Position(pieces, position.hand(), !position.first()), moves);
    }

    /** A piece on the last cell ahead may step off the board, as a step of its own leads. */
    private void leavings(Position position, int from, Set<Move> moves) {
        char piece = position.board().charAt(from);
        Optional<Goal> goal = game.goal().filter(Goal::leave);
        if (goal.isPresent()
                && isOf(piece, goal.get().of(), position.first())
                && board.isFarSide(from, position.first())
                && game.steps().stream()
                        .anyMatch(step -> isOf(piece, step.of(), position.first())
                                && allowed(position, step, from)
                                && leaves(step, from, position.first()))) {
            moves.add(new Move(
                    game.grid().name(from) + "-",
                    new Position(with(position.board(), from, '.'), position.hand(), !position.first())));
        }
    }

    private boolean leaves(Step step, int from, boolean first) {
        return step.onto() != Onto.ENEMY
                && step.over() == Over.NOTHING
                && step.to().isEmpty()
                && board.stepsOff(step.way(), from, first);
    }

    private static String with(String board, int cell, char piece) {
        return board.substring(0, cell) + piece + board.substring(cell + 1);
    }
}
