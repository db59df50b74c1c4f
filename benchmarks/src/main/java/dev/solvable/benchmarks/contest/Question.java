package dev.solvable.benchmarks.contest;

import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Position;

/** What is asked about a position. */
enum Question {
    OUTCOME {
        @Override
        String ask(Solver solver, long position) {
            return solver.outcome(position).toString();
        }

        @Override
        String ask(Interpreter interpreter, Position position) {
            return interpreter.outcome(position).toString();
        }
    },
    VALUE {
        @Override
        String ask(Solver solver, long position) {
            return solver.outcome(position) + " in " + solver.distance(position);
        }

        @Override
        String ask(Interpreter interpreter, Position position) {
            return interpreter.value(position);
        }
    },
    NIMBER {
        @Override
        String ask(Solver solver, long position) {
            return "nimber " + ((ImpartialSolver) solver).nimber(position);
        }

        @Override
        String ask(Interpreter interpreter, Position position) {
            return "nimber " + interpreter.nimber(position);
        }
    };

    abstract String ask(Solver solver, long position);

    abstract String ask(Interpreter interpreter, Position position);
}
