package dev.solvable.sample.command;

import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.sample.games.GameCatalog;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;

/** {@code games}: every game of the app, a line each, with its facts. */
@Command(name = "games", description = "Lists the games, a line each, with what is known before anything is solved.")
public final class GamesCommand implements Runnable {
    private final Streams streams;

    /** The command, writing to these. */
    public GamesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        List<List<String>> table = GameCatalog.names().stream()
                .map(name -> row(GameName.solver(name).facts()))
                .toList();
        int[] widths = IntStream.range(0, table.get(0).size())
                .map(column -> table.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        table.forEach(row -> streams.out().println(line(row, widths)));
    }

    /** Words first, then labels and numbers in turn, then words again: {@link #line} aligns them so. */
    private static List<String> row(GameFacts facts) {
        return List.of(
                facts.name(),
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
                facts.states() == Long.MAX_VALUE ? "over 2^63" : number(facts.states()),
                "cache bytes",
                number(facts.cacheBytes()),
                facts.encoding().name().toLowerCase(Locale.ROOT),
                facts.algorithm(),
                proved(facts.proved()));
    }

    private static String proved(Expectation result) {
        return switch (result) {
            case UNSTATED -> "";
            case DRAW -> "proved a draw";
            case FIRST_WINS -> "proved a win of the first player";
            case SECOND_WINS -> "proved a win of the second player";
        };
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String cell = row.get(i);
            String padding = " ".repeat(widths[i] - cell.length());
            boolean isNumber = cell.matches("([0-9]|over).*");
            line.append(isNumber ? padding + cell : cell + padding).append(isNumber ? "  " : " ");
        }
        return line.toString().stripTrailing();
    }
}
