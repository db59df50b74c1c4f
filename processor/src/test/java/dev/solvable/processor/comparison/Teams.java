package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Solver;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.DeclarationSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Solvers with several threads, and what their tests ask them. */
final class Teams {
    /** What makes the rules, and the beginning of their own body where they have one. */
    private static final Pattern RULES = Pattern.compile("(new (?:Marks|Taken)Rules\\(GAME, PLAN\\.encoding\\(\\)"
            + "(?:, (?:new RunsKey\\([^)]*\\)|[\\w.]+))?\\))( \\{)?");

    private Teams() {}

    /**
     * The solver of a game with helpers that are called early, and share all states: small games would otherwise be
     * solved before a helper is called. Else it is the same.
     */
    static Compilation eager(Declaration game, Algorithm engine) {
        return eager(game, engine, UnaryOperator.identity());
    }

    /** The same with a change to the source of the declaration, which the compiler of the solver does not see. */
    static Compilation eager(Declaration game, Algorithm engine, UnaryOperator<String> change) {
        String source = GameCompiler.compile(List.of(game), engine)
                .sources()
                .get(DeclarationSource.PACKAGE + "." + game.name() + "Solver");
        Matcher rules = RULES.matcher(source.replaceFirst("SPLIT_DEPTH = \\d+;", "SPLIT_DEPTH = 64;"));
        String eager = rules.replaceFirst(match -> match.group(1)
                + " { @Override protected int statesBetweenReports() { return 16; }"
                + (match.group(2) == null ? " }" : ""));
        assertThat(eager).contains("SPLIT_DEPTH = 64;").contains("statesBetweenReports()");
        Compilation compilation = GameCompiler.compile(
                Map.of(game.name(), change.apply(game.source()), game.name() + "Solver", eager), List.of());
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }

    /** The names of the threads that help a solver now. */
    static List<String> helpers(Solver solver) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(Thread::isAlive)
                .map(Thread::getName)
                .filter(name -> name.startsWith(solver.getClass().getSimpleName() + " helper"))
                .toList();
    }

    /** Positions on random plays from the start. */
    static List<Long> positions(Solver solver, int plays) {
        Random random = new Random(11);
        List<Long> positions = new ArrayList<>();
        for (int play = 0; play < plays; play++) {
            for (long position = solver.initial(); !solver.isTerminal(position); ) {
                positions.add(position);
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
            }
        }
        return positions;
    }

    /** What a solver says of positions. */
    static Map<Long, String> answers(Solver solver, List<Long> positions) {
        Map<Long, String> answers = new TreeMap<>();
        for (long position : positions) {
            answers.put(
                    position,
                    solver.outcome(position) + " " + solver.distance(position) + " " + solver.bestMove(position));
        }
        return answers;
    }
}
