package dev.solvable.sample.command;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.sample.judge.BlockGameProblem;
import dev.solvable.sample.judge.Problem;
import dev.solvable.tool.terminal.Streams;
import picocli.CommandLine.Command;

/** {@code blockgame [FILE]}: who wins each board of BLOCKGAME. */
@Command(
        name = "blockgame",
        description = {
            "Whether the player to move wins at BLOCKGAME: WINNING or LOSING.",
            "Reads the number of cases, then five rows of five (#, .) a case."
        })
public final class BlockGameCommand extends JudgeCommand {
    /** The command, reading and writing these streams. */
    public BlockGameCommand(Streams streams) {
        super(streams);
    }

    @Override
    Problem problem() {
        return new BlockGameProblem(GameCatalog.blockGame());
    }
}
