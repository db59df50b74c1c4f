package dev.solvable.tool.command;

import static dev.solvable.tool.analysis.Estimate.number;

import dev.solvable.Solver;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.stats.Census;
import dev.solvable.tool.stats.MoverCensus;
import dev.solvable.tool.stats.PlyCount;
import dev.solvable.tool.stats.SharePlot;
import dev.solvable.tool.terminal.Streams;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Prints and draws how many positions a game has after each ply, and who wins them. */
final class GameStats {
    private static final String PICTURE = ".svg";

    private final Streams streams;
    private final @Nullable Path svg;

    /**
     * Statistics of games.
     *
     * @param svg where pictures go: a file that ends with {@code .svg}, for one game, or a folder; null for none
     */
    GameStats(Streams streams, @Nullable Path svg) {
        this.streams = streams;
        this.svg = svg;
    }

    /** Prints the statistics of games, under the names that tell them apart. */
    void print(List<String> names, List<Solver> solvers) {
        if (svg != null && isFile(svg) && solvers.size() != 1) {
            throw new BadInputException("--svg " + BadInputException.quoted(svg.toString())
                    + " is one file; name one game, or a folder for the pictures of several");
        }
        for (int i = 0; i < solvers.size(); i++) {
            if (i > 0) {
                streams.out().println();
            }
            try {
                print(names.get(i), solvers.get(i));
            } catch (Solves.TooLargeException e) {
                streams.out().println(names.get(i) + ": left out, it " + e.shortage());
            }
            streams.out().flush();
        }
    }

    private void print(String game, Solver solver) {
        PrintWriter out = streams.out();
        if (MoverCensus.isFor(solver)) {
            printByMover(game, solver, out);
            return;
        }
        if (!Census.isPossible(solver)) {
            out.println(game + ": left out, its "
                    + Solves.estimate(solver).statesInWords() + " states are more than the " + number(Census.MAX_STATES)
                    + " that can be visited one by one");
            return;
        }
        Solves.check(solver);
        Census census = new Solves(streams).patiently(solver, () -> Census.of(solver));
        out.println(game + ": " + number(census.positions()) + " positions can occur");
        out.println(row("ply", "positions", "first wins", "draws", "second wins", "over"));
        for (PlyCount ply : census.plies()) {
            out.println(row(
                    number(ply.ply()),
                    number(ply.positions()),
                    number(ply.firstWins()),
                    number(ply.draws()),
                    number(ply.secondWins()),
                    number(ply.over())));
        }
        if (svg != null) {
            draw(game, census, svg);
        }
    }

    /** Prints the counts by side to move, for games whose positions have no number of plies. */
    private void printByMover(String game, Solver solver, PrintWriter out) {
        Solves.check(solver);
        new Solves(streams)
                .patiently(solver, () -> MoverCensus.of(solver, MoverCensus.MAX_POSITIONS))
                .ifPresentOrElse(
                        census -> print(game, census, out),
                        () -> out.println(game + ": left out, it has more than the " + number(MoverCensus.MAX_POSITIONS)
                                + " positions that can be visited one by one"));
        if (svg != null) {
            out.println(game + ": no picture, its positions are not counted by plies");
        }
    }

    private static void print(String game, MoverCensus census, PrintWriter out) {
        MoverCensus.Count both = census.both();
        out.println(game + ": " + number(both.positions()) + " positions can occur");
        out.println(moverRow("to move", "positions", "wins", "draws", "loses", "over"));
        print("first", census.first(), out);
        print("second", census.second(), out);
        print("both", both, out);
        out.println("  the longest win or loss takes " + number(both.longest())
                + (both.longest() == 1 ? " ply" : " plies"));
    }

    private static void print(String toMove, MoverCensus.Count count, PrintWriter out) {
        out.println(moverRow(
                toMove,
                number(count.positions()),
                number(count.wins()),
                number(count.draws()),
                number(count.losses()),
                number(count.over())));
    }

    private static String moverRow(String... columns) {
        return String.format(Locale.ROOT, "  %-7s %12s %12s %12s %12s %12s", (Object[]) columns);
    }

    private void draw(String game, Census census, Path target) {
        Path file = isFile(target) ? target : target.resolve(game + PICTURE);
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw BadInputException.unwritable(file, e);
        }
        WholeFile.write(file, part -> Files.writeString(part, SharePlot.svg(census)));
    }

    private static boolean isFile(Path path) {
        return path.toString().endsWith(PICTURE) && !Files.isDirectory(path);
    }

    private static String row(String... columns) {
        return String.format(Locale.ROOT, "%5s %12s %12s %12s %12s %12s", (Object[]) columns);
    }
}
