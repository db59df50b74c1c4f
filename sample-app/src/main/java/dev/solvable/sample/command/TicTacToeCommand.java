package dev.solvable.sample.command;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.sample.judge.Problem;
import dev.solvable.sample.judge.TicTacToeProblem;
import dev.solvable.tool.terminal.Streams;
import picocli.CommandLine.Command;

/** {@code tictactoe [FILE]}: who wins from each board. */
@Command(
        name = "tictactoe",
        description = {
            "Who wins at tic-tac-toe under perfect play, x moving first: x, o or TIE.",
            "Reads the number of cases, then three rows of three (x, o, .) a case."
        })
public final class TicTacToeCommand extends JudgeCommand {
    /** The command, reading and writing these streams. */
    public TicTacToeCommand(Streams streams) {
        super(streams);
    }

    @Override
    Problem problem() {
        return new TicTacToeProblem(GameCatalog.ticTacToe());
    }
}
