package dev.solvable.processor.comparison;

import dev.solvable.ImpartialSolver;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.Position;
import dev.solvable.processor.reference.Reference;
import dev.solvable.processor.reference.Rules;
import dev.solvable.processor.reference.Rules.Result;
import dev.solvable.runtime.GameGraph;
import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Asks a solver everything about a game and holds each answer against the interpreter's: of all fillings of the board
 * up to {@link Fillings#WHOLE} of them, else of a sample with few empty cells and of random play.
 */
final class SolverComparison {
    /** Every move index is tried in every position up to so many fillings; beyond, only some illegal ones. */
    private static final int EVERY_MOVE = 3_000;

    private static final int SAMPLED_FILLINGS = 300;
    private static final int SAMPLED_PLAYS = 10;

    /** Several engines solve the same games: what the interpreter found out of the latest of these is asked again. */
    private static final Map<Declaration, SoftReference<Reference>> LATEST = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Declaration, SoftReference<Reference>> eldest) {
            return size() > 24;
        }
    };

    private final Declaration game;
    private final Solver solver;
    private final Reference reference;
    private final Rules rules;
    private final Random random;
    private final boolean whole;
    private final Answers answers;
    private long compared;

    private SolverComparison(Declaration game, Solver solver, long seed) {
        this.game = game;
        this.solver = solver;
        reference = reference(game);
        rules = reference.rules();
        random = new Random(seed);
        whole = Fillings.count(game) <= Fillings.WHOLE;
        answers = new Answers(game);
    }

    private static Reference reference(Declaration game) {
        synchronized (LATEST) {
            SoftReference<Reference> known = LATEST.get(game);
            Reference reference = known == null ? null : known.get();
            if (reference == null) {
                reference = new Reference(game);
                LATEST.put(game, new SoftReference<>(reference));
            }
            return reference;
        }
    }

    /** Compares with a fixed seed; the number of positions compared. */
    static long compare(Declaration game, Solver solver) {
        return compare(game, solver, 1);
    }

    /**
     * Compares a solver with the interpreter.
     *
     * @param seed what the sample is drawn from where there are too many fillings
     * @return the number of positions compared
     * @throws AssertionError at the first disagreement, with the declaration, the board and both answers
     */
    static long compare(Declaration game, Solver solver, long seed) {
        SolverComparison comparison = new SolverComparison(game, solver, seed);
        new FactsComparison(comparison.rules, solver, comparison.answers).compare();
        comparison.texts();
        if (comparison.whole) {
            Fillings.forEach(game, comparison::filling);
        } else {
            comparison.sample();
        }
        new ForeignNumbers(comparison.rules, solver, comparison.answers, comparison.random).compare();
        comparison.answers.solvesAhead(solver);
        return comparison.compared;
    }

    private void texts() {
        String empty = rules.start().board();
        answers.at("the start");
        answers.equal("initial", parse(rules.start()), solver.initial());
        for (String wrong : List.of("", empty.substring(1), empty + empty.charAt(0), "w" + empty.substring(1))) {
            answers.at("the text \"" + wrong + "\"");
            answers.refuses("parse", () -> solver.parse(wrong));
            answers.refuses("parse with the side", () -> solver.parse(wrong, Player.FIRST));
        }
    }

    private void sample() {
        int cells = game.grid().cells();
        for (int i = 0; i < SAMPLED_FILLINGS; i++) {
            filling(Fillings.random(game, random.nextInt(Math.min(cells, fewEmpty()) + 1), random));
        }
        for (int i = 0; i < SAMPLED_PLAYS; i++) {
            Position position = rules.start();
            position(position);
            for (int ply = 0; !rules.terminal(position); ply++) {
                List<Integer> legal = rules.legalMoves(position);
                position = rules.play(position, legal.get(random.nextInt(legal.size())));
                position(position);
                // That a late position of a large game of tiles can be reached may take the solver for ever to find.
                if (ply < 6 || game.rule() instanceof Marks marks && !marks.gravity()) {
                    answers.equal("isReachable", true, solver.isReachable(parse(position)));
                }
            }
        }
    }

    /** From so few empty cells on, the interpreter solves a position of a large game. */
    private int fewEmpty() {
        return game.rule().alphabet().length() == 3 ? 7 : 12;
    }

    private void filling(String board) {
        if (!rules.settled(board)) {
            answers.at("a mark hanging in the air:\n" + game.grid().picture(board));
            answers.refuses("parse", () -> solver.parse(board));
            answers.refuses("parse with the side", () -> solver.parse(board, Player.FIRST));
        } else {
            rules.positions(board).forEach(this::position);
        }
    }

    private void position(Position position) {
        compared++;
        String picture = game.grid().picture(position.board());
        answers.at(picture + "\n" + position.toMove() + " to move");
        long number = parse(position);
        answers.equal("parse of the picture", number, parse(new Position(picture, position.toMove())));
        answers.equal("format", picture, solver.format(number));
        if (!rules.makesSense(position.board())) {
            answers.equal("isReachable", false, solver.isReachable(number));
            answers.refusesAll(solver, number);
            return;
        }
        if (whole) {
            boolean reachable = reference.reachable().contains(position);
            answers.equal("isReachable", reachable, solver.isReachable(number));
        }
        sides(position, number);
        moves(position, number);
        long empty = position.board()
                .chars()
                .filter(c -> c == game.rule().alphabet().charAt(0))
                .count();
        if (whole || empty <= fewEmpty()) {
            values(position, number);
        }
    }

    private long parse(Position position) {
        if (!rules.sideIsStated()) {
            return solver.parse(position.board());
        }
        answers.refuses("parse without the side", () -> solver.parse(position.board()));
        return solver.parse(position.board(), Player.valueOf(position.toMove().name()));
    }

    private void sides(Position position, long number) {
        answers.equal("toMove", Player.valueOf(position.toMove().name()), solver.toMove(number));
        for (Player side : List.of(Player.FIRST, Player.SECOND)) {
            boolean right = position.toMove() == Side.EITHER
                    || side.name().equals(position.toMove().name());
            if (right) {
                answers.equal("parse with " + side, number, solver.parse(position.board(), side));
            } else if (!rules.sideIsStated()) {
                answers.refuses("parse with " + side, () -> solver.parse(position.board(), side));
            }
        }
    }

    private void moves(Position position, long number) {
        List<Integer> legal = rules.legalMoves(position);
        answers.equal("isTerminal", rules.terminal(position), solver.isTerminal(number));
        answers.equal(
                "moves", legal, Arrays.stream(solver.moves(number)).boxed().toList());
        for (int move : legal) {
            long successor = parse(rules.play(position, move));
            answers.equal("play " + move, successor, solver.play(number, move));
            if (rules.scores() && solver instanceof GameGraph graph) {
                answers.equal("gain " + move, rules.gain(position, move), graph.gain(number, successor));
                answers.equal("keepsTurn " + move, rules.keepsTurn(position, move), graph.keepsTurn(number, successor));
            }
        }
        int all = rules.moves().size();
        for (int move : new int[] {-1, all, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            answers.refuses("play " + move, () -> solver.play(number, move));
        }
        boolean every = Fillings.count(game) <= EVERY_MOVE;
        for (int tries = every ? all : 1; tries > 0; tries--) {
            int move = every ? tries - 1 : random.nextInt(all);
            if (!legal.contains(move)) {
                answers.refuses("play " + move, () -> solver.play(number, move));
            }
        }
    }

    private void values(Position position, long number) {
        Reference.Value value = reference.value(position);
        answers.equal(
                "outcome", value.result(), Result.valueOf(solver.outcome(number).name()));
        answers.equal("distance", value.distance(), solver.distance(number));
        answers.equal("bestMove", reference.bestMove(position), solver.bestMove(number));
        if (solver instanceof ScoreSolver scored && rules.scores()) {
            answers.equal("score", reference.score(position), scored.score(number));
        }
        if (solver instanceof ImpartialSolver impartial && game.rule().impartial()) {
            answers.equal("nimber", reference.nimber(position), impartial.nimber(number));
        }
    }
}
