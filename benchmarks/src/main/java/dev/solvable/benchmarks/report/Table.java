package dev.solvable.benchmarks.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table in Markdown; all columns but the first are aligned to the right. */
final class Table {
    private final List<List<String>> rows = new ArrayList<>();

    Table(String... columns) {
        rows.add(List.of(columns));
    }

    void add(String... cells) {
        if (cells.length != rows.get(0).size()) {
            throw new IllegalArgumentException(cells.length + " cells in a row of " + rows.get(0));
        }
        rows.add(List.of(cells));
    }

    boolean isEmpty() {
        return rows.size() == 1;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(line(rows.get(0)));
        text.append("|---|")
                .append(String.join("|", Collections.nCopies(rows.get(0).size() - 1, "--:")));
        text.append("|\n");
        rows.subList(1, rows.size()).forEach(row -> text.append(line(row)));
        return text.toString();
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
