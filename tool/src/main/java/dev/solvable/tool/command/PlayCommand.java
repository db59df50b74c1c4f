package dev.solvable.tool.command;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.input.InputLines;
import dev.solvable.tool.play.Match;
import dev.solvable.tool.terminal.Streams;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code play GAME [BOARD]}: a game against the perfect player. */
@Command(
        name = "play",
        description = {
            "Plays a game against you, perfectly.",
            "Type a move by its name, such as b2 or a1-a2-b1, or one of: values, hint, undo, resign, help.",
            "In a pipe every line of the input is a move or such a word; one that is wrong ends the game."
        },
        footer = {"", "  solvable play TicTacToe", "  solvable play ConnectFour5x4 --as second --values"})
public final class PlayCommand implements Runnable {
    private final Streams streams;
    private final Supplier<Games> games;

    @Mixin
    private final PositionArguments arguments = new PositionArguments();

    @Option(
            names = "--as",
            paramLabel = "first|second",
            converter = SideConverter.class,
            completionCandidates = SideConverter.class,
            description = "Which player you are; by default the first, who begins.")
    private Player human = Player.FIRST;

    @Option(names = "--values", description = "Shows what every move is worth before each of yours.")
    private boolean values;

    @Mixin
    private final ColorOption color = new ColorOption();

    /** The command, reading and writing these streams. */
    public PlayCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        Solver solver = arguments.solver(games.get());
        Match match = new Match(solver, arguments.position(solver));
        Solves.check(solver);
        try {
            InputLines input =
                    new InputLines(new InputStreamReader(streams.input(), StandardCharsets.UTF_8), streams.out());
            new PlayDialog(streams, input, solver, match, human, color.paint(streams.terminal()), values).run();
        } catch (IOException e) {
            throw new BadInputException("cannot read standard input: " + e.getMessage());
        }
    }
}
