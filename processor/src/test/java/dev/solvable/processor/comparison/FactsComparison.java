package dev.solvable.processor.comparison;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Fillings;
import dev.solvable.processor.reference.Rules;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a solver says of its game before any position: its facts, its type and the names of its moves. */
record FactsComparison(Rules rules, Solver solver, Answers answers) {
    void compare() {
        answers.at("the facts");
        Declaration game = rules.game();
        GameFacts facts = solver.facts();
        answers.equal("name", game.name(), facts.name());
        answers.equal("rows", game.grid().rows(), facts.rows());
        answers.equal("columns", game.grid().columns(), facts.columns());
        answers.equal("cells", game.grid().cells(), facts.cells());
        answers.equal("map", game.grid().map(), facts.map());
        answers.equal(
                "cellNames",
                IntStream.range(0, facts.cells()).mapToObj(game.grid()::name).toList(),
                facts.cellNames());
        answers.equal("whether the encoding was chosen", true, facts.encoding() != Encoding.AUTO);
        if (game.encoding() != Encoded.AUTO) {
            answers.equal("encoding", game.encoding().name(), facts.encoding().name());
        }
        if (game.cacheEntries() > 0) {
            answers.equal("cacheEntries", game.cacheEntries(), facts.cacheEntries());
        }
        boolean plain = !rules.sideIsStated() && !(game.rule() instanceof Marks marks && marks.gravity());
        if (plain) {
            answers.equal("states", Fillings.count(game), facts.states());
        }
        answers.equal("lines", rules.lines().size(), facts.lines());
        answers.equal(
                "lineCells",
                rules.lines().stream().map(FactsComparison::mask).collect(Collectors.toSet()),
                facts.lineCells().stream().collect(Collectors.toSet()));
        moves(facts);
        if (facts.proved() != Expectation.UNSTATED) {
            answers.equal("proved", result(solver.outcome(solver.initial())), facts.proved());
        }
        answers.equal("being an ImpartialSolver", game.rule().impartial(), solver instanceof ImpartialSolver);
        answers.equal("being a ScoreSolver", rules.scores(), solver instanceof ScoreSolver);
    }

    /**
     * What an outcome for the player who starts says of the game; outcomes are compared with the interpreter elsewhere.
     */
    private static Expectation result(Outcome start) {
        return switch (start) {
            case WIN -> Expectation.FIRST_WINS;
            case LOSS -> Expectation.SECOND_WINS;
            case DRAW -> Expectation.DRAW;
        };
    }

    private void moves(GameFacts facts) {
        int count = rules.moves().size();
        answers.equal("moves", count, facts.moves());
        answers.equal(
                "moveCells",
                rules.moves().stream().map(move -> mask(move.filled())).toList(),
                facts.moveCells());
        for (int move = 0; move < count; move++) {
            answers.equal("moveName " + move, rules.moves().get(move).name(), solver.moveName(move));
        }
        answers.refuses("moveName -1", () -> solver.moveName(-1));
        answers.refuses("moveName " + count, () -> solver.moveName(count));
    }

    static long mask(List<Integer> cells) {
        return cells.stream().mapToLong(cell -> 1L << cell).reduce(0, (a, b) -> a | b);
    }
}
