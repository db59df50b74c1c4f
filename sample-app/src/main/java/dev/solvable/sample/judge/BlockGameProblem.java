package dev.solvable.sample.judge;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * Whether the player to move wins BLOCKGAME on a given board, {@code WINNING} or {@code LOSING}. A player who cannot
 * place loses.
 */
public final class BlockGameProblem implements Problem {
    private final Solver blockGame;

    /** The problem, answered by a solver of BLOCKGAME. */
    public BlockGameProblem(Solver blockGame) {
        this.blockGame = blockGame;
    }

    @Override
    public void answer(JudgeInput input, Consumer<String> answers) throws IOException {
        for (long cases = input.count(); cases > 0; cases--) {
            long position = blockGame.parse(input.board(5, 5, ".#").rows().replace("/", ""));
            answers.accept(blockGame.outcome(position) == Outcome.WIN ? "WINNING" : "LOSING");
        }
        input.end();
    }
}
