package dev.solvable.runtime.forward;

import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameRules;
import dev.solvable.ScoreSolver;
import dev.solvable.ScoredRules;
import dev.solvable.Solver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.PointsEngine;
import dev.solvable.runtime.ScoreShell;
import dev.solvable.runtime.SolverShell;
import dev.solvable.runtime.game.program.ProgramRules;
import java.lang.reflect.Proxy;

/** Solvers of programs. */
final class ForwardSolvers {
    private static final Plan PLAN = new Plan(Encoding.BITMASK, Expectation.UNSTATED, 1, Long.MAX_VALUE, 0, 0);

    private ForwardSolvers() {}

    private static final class Points extends ScoreShell {
        Points(PointsEngine engine) {
            super(PLAN, engine);
        }
    }

    private static final class Outcomes extends SolverShell {
        Outcomes(Engine engine) {
            super(PLAN, engine);
        }
    }

    private static ProgramRules rules(GameRules rules) {
        return new ProgramRules("Program", Board.of("."), () -> rules);
    }

    static ScoreSolver enumerated(ScoredRules rules) {
        return new Points(new PointsTableEngine(rules(rules), 2));
    }

    static ScoreSolver searchedForPoints(ScoredRules rules, int entries, int threads) {
        return new Points(new ForwardPointsEngine(rules(rules), entries, threads));
    }

    /** Points that the rules may have do not count. */
    static Solver searched(GameRules rules, int entries, int threads) {
        GameRules played = rules instanceof ScoredRules ? withoutPoints(rules) : rules;
        return new Outcomes(new ForwardSearchEngine(rules(played), entries, threads));
    }

    private static GameRules withoutPoints(GameRules rules) {
        return (GameRules) Proxy.newProxyInstance(
                GameRules.class.getClassLoader(),
                new Class<?>[] {GameRules.class},
                (proxy, method, arguments) -> method.invoke(rules, arguments));
    }
}
