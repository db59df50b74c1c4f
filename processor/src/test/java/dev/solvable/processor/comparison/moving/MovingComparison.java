package dev.solvable.processor.comparison.moving;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.comparison.Answers;
import dev.solvable.processor.reference.Rules.Result;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.MovingReference;
import dev.solvable.processor.reference.moving.MovingReference.TooManyPositions;
import dev.solvable.processor.reference.moving.MovingReference.Value;
import dev.solvable.processor.reference.moving.MovingRules;
import dev.solvable.processor.reference.moving.MovingRules.Move;
import dev.solvable.processor.reference.moving.MovingRules.Position;
import dev.solvable.processor.reference.moving.RandomMovingGames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Asks a solver everything about a game of moving pieces, in all positions that can be reached and in some others of as
 * many pieces, and holds each answer against the interpreter's.
 */
final class MovingComparison {
    private static final int UNREACHABLE = 12;
    private static final int FOREIGN = 200;

    private final MovingGame game;
    private final Solver solver;
    private final MovingReference reference;
    private final MovingRules rules;
    private final Random random;
    private final Answers answers;
    private long compared;

    private MovingComparison(MovingGame game, Solver solver, long seed) {
        this.game = game;
        this.solver = solver;
        reference = new MovingReference(game, 10 * RandomMovingGames.MOST_POSITIONS);
        rules = reference.rules();
        random = new Random(seed);
        answers = new Answers(game::source);
    }

    /**
     * Compares a solver with the interpreter.
     *
     * @param seed what unreachable positions are drawn from, and whether the solver solves ahead
     * @return the number of positions compared
     * @throws AssertionError at the first disagreement, with the declaration, the board and both answers
     */
    static long compare(MovingGame game, Solver solver, long seed) {
        MovingComparison comparison = new MovingComparison(game, solver, seed);
        comparison.start();
        comparison.names();
        if (seed % 2 == 0) {
            comparison.answers.solvesAhead(solver);
        }
        List<Position> reachable = new ArrayList<>(comparison.reference.reachable());
        Collections.shuffle(reachable, comparison.random);
        reachable.forEach(comparison::position);
        for (int i = 0; i < UNREACHABLE; i++) {
            comparison.position(comparison.shuffled(reachable.get(comparison.random.nextInt(reachable.size()))));
        }
        comparison.foreignNumbers();
        comparison.answers.solvesAhead(solver);
        return comparison.compared;
    }

    private void start() {
        Position start = rules.start();
        answers.at("the start");
        answers.equal("initial", parse(start), solver.initial());
        String board = start.board();
        String hand = game.hand().isEmpty() ? "" : "\n|" + start.hand();
        for (String wrong : List.of("", board.substring(1), board + ".", "?" + board.substring(1))) {
            answers.at("the text \"" + wrong + hand + "\"");
            answers.refuses("parse", () -> solver.parse(wrong + hand, Player.FIRST));
        }
        List<String> wrongHands = game.hand().isEmpty()
                ? List.of("\n|" + game.kinds())
                : List.of("", "\n|" + start.hand() + start.hand(), "\n|?", hand + hand);
        for (String wrong : wrongHands) {
            answers.at("the text \"" + board + wrong + "\"");
            answers.refuses("parse", () -> solver.parse(board + wrong, Player.FIRST));
        }
        answers.refuses("parse for either", () -> solver.parse(board + hand, Player.EITHER));
    }

    /** Of moves that read the same all but the first are numbered, where a solver tells what its moves do. */
    private void names() {
        answers.at("the list of moves");
        Map<String, Integer> numbers = new HashMap<>();
        int moves = solver.facts().moveSteps().size();
        for (int move = 0; move < moves; move++) {
            String name = solver.moveName(move);
            int number = numbers.merge(bareName(name), 1, Integer::sum);
            answers.equal("moveName " + move, bareName(name) + (number == 1 ? "" : "~" + number), name);
        }
    }

    private static String bareName(String name) {
        int number = name.indexOf('~');
        return number < 0 ? name : name.substring(0, number);
    }

    /** The pieces of a position anywhere on the board, and anybody to move. */
    private Position shuffled(Position position) {
        List<String> cells = new ArrayList<>(List.of(position.board().split("")));
        Collections.shuffle(cells, random);
        return new Position(String.join("", cells), position.hand(), random.nextBoolean());
    }

    private static Player toMove(Position position) {
        return position.first() ? Player.FIRST : Player.SECOND;
    }

    private String text(Position position) {
        String board = game.grid().picture(position.board());
        return game.hand().isEmpty() ? board : board + "\n|" + position.hand();
    }

    private long parse(Position position) {
        return solver.parse(text(position), toMove(position));
    }

    /** What a text says, its pieces in hand in order. */
    private Position read(String text, boolean first) {
        int bar = text.indexOf('|');
        answers.equal("a row for the hand", !game.hand().isEmpty(), bar >= 0);
        String board = bar < 0 ? text : text.substring(0, bar - 1);
        String cells = board.replace("\n", "").replace(" ", "");
        answers.equal("format", game.grid().picture(cells), board);
        return new Position(cells, bar < 0 ? "" : MovingRules.sorted(text.substring(bar + 1)), first);
    }

    private void position(Position position) {
        compared++;
        answers.at(text(position) + "\n" + toMove(position) + " to move");
        long number = parse(position);
        answers.equal("format", position, read(solver.format(number), position.first()));
        answers.equal("parse of format", number, solver.parse(solver.format(number), toMove(position)));
        answers.equal("parse without white space", number, solver.parse(bare(position), toMove(position)));
        answers.refuses("parse without the side", () -> solver.parse(text(position)));
        answers.equal("toMove", toMove(position), solver.toMove(number));
        answers.equal("isReachable", reference.reachable().contains(position), solver.isReachable(number));
        moves(position, number);
        Value value;
        try {
            value = reference.value(position);
        } catch (TooManyPositions e) {
            return;
        }
        answers.equal(
                "outcome", value.result(), Result.valueOf(solver.outcome(number).name()));
        answers.equal("distance", value.distance(), solver.distance(number));
        bestMove(position, number, value);
    }

    private String bare(Position position) {
        return game.hand().isEmpty() ? position.board() : position.board() + "|" + position.hand();
    }

    private void moves(Position position, long number) {
        Set<Move> right = rules.moves(position);
        int[] moves = solver.moves(number);
        answers.equal("isTerminal", right.isEmpty(), solver.isTerminal(number));
        answers.equal("ascending moves", true, isAscending(moves));
        Set<String> given = new TreeSet<>();
        for (int move : moves) {
            Position after = read(solver.format(solver.play(number, move)), !position.first());
            answers.equal("toMove after " + move, toMove(after), solver.toMove(solver.play(number, move)));
            given.add(story(bareName(solver.moveName(number, move)), after));
        }
        answers.equal("number of moves", right.size(), moves.length);
        answers.equal(
                "moves",
                right.stream()
                        .map(move -> story(move.name(), move.after()))
                        .collect(Collectors.toCollection(TreeSet::new)),
                given);
        int all = solver.facts().moves();
        for (int move : new int[] {-1, all, Integer.MIN_VALUE, Integer.MAX_VALUE, random.nextInt(all)}) {
            if (Arrays.stream(moves).noneMatch(legal -> legal == move)) {
                answers.refuses("play " + move, () -> solver.play(number, move));
            }
        }
    }

    private String story(String name, Position after) {
        return name + " to " + bare(after);
    }

    private static boolean isAscending(int[] moves) {
        for (int i = 1; i < moves.length; i++) {
            if (moves[i - 1] >= moves[i]) {
                return false;
            }
        }
        return true;
    }

    /** The least index among the fastest wins, the slowest losses or all drawing moves; -1 at the end. */
    private void bestMove(Position position, long number, Value value) {
        int right = -1;
        for (int move : solver.moves(number)) {
            Value after = reference.value(read(solver.format(solver.play(number, move)), !position.first()));
            boolean keeps = after.result() == value.result().forOther();
            if (keeps && (value.result() == Result.DRAW || after.distance() == value.distance() - 1)) {
                right = move;
                break;
            }
        }
        answers.equal("bestMove", right, solver.bestMove(number));
    }

    /** A number that the solver can put into text is what the text is read as; another is refused. */
    private void foreignNumbers() {
        for (int i = 0; i < FOREIGN; i++) {
            long number = i == 0 ? -1 : random.nextLong() >>> random.nextInt(64);
            answers.at("the number " + number);
            String text;
            try {
                text = solver.format(number);
            } catch (IllegalArgumentException e) {
                answers.refuses("isReachable", () -> solver.isReachable(number));
                answers.refusesAll(solver, number);
                continue;
            }
            boolean same = Arrays.stream(new Player[] {Player.FIRST, Player.SECOND})
                    .anyMatch(side -> isRead(text, side, number));
            answers.equal("parse of format\n" + text, true, same);
        }
    }

    private boolean isRead(String text, Player side, long number) {
        try {
            return solver.parse(text, side) == number;
        } catch (IllegalArgumentException e) {
            // What is not even well formed must be refused by all but format.
            answers.refusesAll(solver, number);
            return true;
        }
    }
}
