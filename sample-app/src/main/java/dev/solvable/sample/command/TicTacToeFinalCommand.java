package dev.solvable.sample.command;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.sample.judge.Problem;
import dev.solvable.sample.judge.TicTacToeFinalProblem;
import dev.solvable.tool.terminal.Streams;
import picocli.CommandLine.Command;

/** {@code tictactoe-final [FILE]}: which boards can end a game. */
@Command(
        name = "tictactoe-final",
        description = {
            "Whether a board can be the end of a game of tic-tac-toe that X started: valid or invalid.",
            "Reads a line of nine (X, O, .) a case, until a line says end."
        })
public final class TicTacToeFinalCommand extends JudgeCommand {
    /** The command, reading and writing these streams. */
    public TicTacToeFinalCommand(Streams streams) {
        super(streams);
    }

    @Override
    Problem problem() {
        return new TicTacToeFinalProblem(GameCatalog.ticTacToe());
    }
}
