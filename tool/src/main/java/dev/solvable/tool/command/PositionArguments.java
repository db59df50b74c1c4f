package dev.solvable.tool.command;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that name a game and a position of it. */
final class PositionArguments {
    @Parameters(index = "0", paramLabel = "GAME", description = GameName.MEANING)
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "BOARD",
            description =
                    "The rows of the board, with white space or / between them as you like, and after a | the pieces in hand"
                            + " where the game has any; without it, the start.")
    private @Nullable String board;

    @Option(
            names = "--to-move",
            paramLabel = "first|second",
            converter = SideConverter.class,
            completionCandidates = SideConverter.class,
            description =
                    "Who is to move, where the board does not say: in a game whose players have different tiles, or whose"
                            + " pieces move.")
    private @Nullable Player toMove;

    /** A new solver of the game. */
    Solver solver(Games games) {
        return GameName.solver(games, game);
    }

    /** The position, which is valid. */
    long position(Solver solver) {
        if (board == null && toMove == null) {
            return solver.initial();
        }
        try {
            return BoardText.parse(solver, board == null ? BoardText.of(solver, solver.initial()) : board, toMove);
        } catch (BoardText.SideMissingException e) {
            throw new BadInputException(e.getMessage() + "; add --to-move first or --to-move second");
        } catch (IllegalArgumentException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        }
    }
}
