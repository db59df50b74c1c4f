package dev.solvable.tool.command;

import static dev.solvable.tool.analysis.Estimate.number;

import dev.solvable.Algorithm;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.Estimate;
import dev.solvable.tool.analysis.Json;
import dev.solvable.tool.games.GameWords;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.tables.TableFolder;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.text.AlignedRows;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code games}: every game of the app, a line each, with its facts and its rules; or estimates; or the statistics of
 * solved games.
 */
@Command(
        name = "games",
        description = {
            "Lists the games, a line each, with what is known before anything is solved and with their rules in words.",
            "On a terminal the rules stand below the line; there are none where the source of the solver is not found.",
            "With --stats solves them, and prints how many positions there are after each ply and who wins them; where"
                    + " play may go on for ever, how many the player to move wins, draws and loses.",
            "With --estimate says what solving them will take."
        },
        footer = {
            "",
            "  solvable games --estimate ConnectFour7x6 Queens",
            "  solvable games --stats TicTacToe --svg shares.svg",
            "  solvable games --stats --svg pictures"
        })
public final class GamesCommand implements Runnable {
    /** The width of a wide terminal, less the indent. */
    private static final Pattern ROW_OF_RULES = Pattern.compile("(.{1,176})(?: |$)");

    private final Streams streams;
    private final Supplier<Games> games;

    @Parameters(arity = "0..*", paramLabel = "GAME", description = "Only these games; without any, all.")
    private List<String> chosen = List.of();

    @Option(
            names = "--stats",
            description =
                    "Solves the games, and prints the positions of each ply by outcome. Leaves out those that are too"
                            + " large for that.")
    private boolean stats;

    @Option(
            names = "--estimate",
            description = "Only says how many states the games have, how many bits a position takes, how much memory"
                    + " solving takes, and whether the heap is large enough.")
    private boolean estimate;

    @Option(names = "--json", description = "With --estimate: prints the estimates as JSON.")
    private boolean json;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "With --stats: draws how the shares of wins and draws change over the game. A file that ends"
                    + " with .svg for one game, a folder for several.")
    private @Nullable Path svg;

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description = "Says which games have a solved table in this folder, or whose table the folder is.")
    private @Nullable Path tables;

    /** The command, writing to these streams. */
    public GamesCommand(Streams streams, Supplier<Games> games) {
        this.streams = streams;
        this.games = games;
    }

    @Override
    public void run() {
        checkOptions();
        Games known = games.get();
        // All names are checked before anything is printed.
        List<String> names = chosen.isEmpty()
                ? List.copyOf(known.names())
                : chosen.stream()
                        .flatMap(name -> GameName.all(known, name).stream())
                        .toList();
        List<Solver> solvers =
                names.stream().map(name -> known.find(name).orElseThrow()).toList();
        if (estimate) {
            estimate(names, solvers);
        } else if (stats) {
            new GameStats(streams, svg).print(names, solvers);
        } else {
            list(names, solvers);
        }
    }

    /** Refuses options that do not go together. */
    private void checkOptions() {
        if (estimate && stats) {
            throw new BadInputException("--stats solves the games and --estimate solves none; leave one out");
        }
        if (json && !estimate) {
            throw new BadInputException("--json prints what --estimate tells"
                    + (stats ? ", not what --stats counts; leave one out" : "; add --estimate"));
        }
        if (svg != null && !stats) {
            throw new BadInputException("--svg draws what --stats counts"
                    + (estimate ? ", not what --estimate tells; leave one out" : "; add --stats"));
        }
        if (tables != null && (stats || estimate)) {
            throw new BadInputException("--tables adds to the list of games, not to "
                    + (stats ? "--stats" : "--estimate") + "; leave one out");
        }
    }

    private void estimate(List<String> names, List<Solver> solvers) {
        List<Estimate> estimates = IntStream.range(0, names.size())
                .mapToObj(i -> Solves.estimate(solvers.get(i)).named(names.get(i)))
                .toList();
        if (json) {
            streams.out().println(Json.pretty(estimates));
            return;
        }
        new AlignedRows(estimates.stream().map(GamesCommand::row).toList())
                .lines()
                .forEach(line -> streams.out().println(line.stripTrailing()));
    }

    private static List<String> row(Estimate estimate) {
        Long bytes = estimate.cacheBytes();
        return List.of(
                estimate.game(),
                "states",
                bytes == null ? AlignedRows.UNKNOWN : estimate.statesInWords(),
                "bits",
                String.valueOf(estimate.positionBits()),
                "memory",
                bytes == null ? AlignedRows.UNKNOWN : Estimate.size(bytes),
                "heap",
                estimate.heapInWords());
    }

    private void list(List<String> names, List<Solver> solvers) {
        Optional<TableFolder> folder =
                Optional.ofNullable(tables).map(path -> TableFolder.of(path, streams.err()::println));
        List<List<String>> table = IntStream.range(0, names.size())
                .mapToObj(i -> row(names.get(i), solvers.get(i), folder))
                .toList();
        List<String> lines = new AlignedRows(table).lines();
        boolean seen = streams.terminal().interactive().getAsBoolean();
        for (int i = 0; i < names.size(); i++) {
            print(lines.get(i), GameWords.of(solvers.get(i)).told(), seen);
        }
    }

    /**
     * Prints a game.
     *
     * @param seen whether a user is at a terminal: the rules are then below the facts, as one row is too short for
     *     both; programs get one line
     */
    private void print(String facts, String rules, boolean seen) {
        if (seen) {
            streams.out().println(facts.stripTrailing());
            ROW_OF_RULES.matcher(rules).results().forEach(row -> streams.out().println("    " + row.group(1)));
        } else {
            streams.out().println((facts + rules).stripTrailing());
        }
    }

    /** The cells of a row: words, then alternating labels and numbers, then words. */
    private List<String> row(String name, Solver solver, Optional<TableFolder> folder) {
        GameFacts facts = solver.facts();
        boolean isKnown = Estimate.isPossible(facts);
        return List.of(
                name,
                facts.rows() + "x" + facts.columns(),
                "cells",
                number(facts.cells()),
                "moves",
                number(facts.moves()),
                "lines",
                number(facts.lines()),
                "symmetries",
                number(facts.symmetries()),
                "states",
                isKnown ? Solves.estimate(solver).statesInWords() : AlignedRows.UNKNOWN,
                "cache bytes",
                isKnown ? number(facts.cacheBytes()) : AlignedRows.UNKNOWN,
                facts.encoding().name().toLowerCase(Locale.ROOT),
                firstWord(facts.solvedBy()),
                proved(facts.proved()),
                folder.flatMap(tables -> tables.table(solver))
                        .filter(path -> isAbout(path, solver))
                        .map(path -> "table " + path.getFileName())
                        .orElse(""));
    }

    /** Whether a table belongs to the rules of this game. */
    private boolean isAbout(Path table, Solver solver) {
        try {
            TableFolder.open(table, solver).close();
            return true;
        } catch (BadInputException e) {
            streams.err().println(e.getMessage());
            return false;
        }
    }

    /** The kind of algorithm in one word; {@code solve --estimate} and the source say more. */
    private static String firstWord(Algorithm algorithm) {
        return algorithm.description().split("\\W", 2)[0];
    }

    private static String proved(Expectation result) {
        return switch (result) {
            case UNSTATED -> "";
            case DRAW -> "proved a draw";
            case FIRST_WINS -> "proved a win of the first player";
            case SECOND_WINS -> "proved a win of the second player";
        };
    }
}
