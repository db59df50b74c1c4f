package dev.solvable.processor.report;

import static dev.solvable.processor.game.board.Thousands.grouped;

import dev.solvable.Choice;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.plan.SolverPlan;
import java.util.Locale;

/** How the game is solved, with the reasons and the sizes. */
final class PlanSection {
    private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB"};

    private PlanSection() {}

    static void addTo(Markup page, SolverPlan plan) {
        page.open("section").element("h2", "How it is solved");
        page.element("p", capitalized(plan.engine().description()) + ".", "class", "algorithm");
        page.open("ul", "class", "reasons");
        plan.reasons().forEach(reason -> page.element("li", reason));
        page.close().close();
        page.open("section").element("h2", "Sizes");
        page.open("table").open("tbody");
        sizes(page, plan);
        page.close().close().close();
    }

    private static void sizes(Markup page, SolverPlan plan) {
        Game game = plan.game();
        row(page, "Cells", grouped(game.board().cells()));
        game.tiles().ifPresent(tiles -> row(page, "Moves", grouped(tiles.game().fills().length)));
        game.marks().ifPresent(marks -> {
            long moves = (marks.choice() == Choice.ANY ? 2L : 1L) * game.board().cells();
            row(page, "Moves", grouped(moves));
            row(page, "Lines", grouped(marks.lineMasks().size()));
        });
        game.pieces().ifPresent(pieces -> {
            row(page, "Changes of the board", grouped(pieces.moves().size()));
            if (!pieces.lineMasks().isEmpty()) {
                row(page, "Lines", grouped(pieces.lineMasks().size()));
            }
        });
        row(page, "Symmetries", grouped(plan.symmetries().order()));
        if (!game.isProgram()) {
            row(page, "Positions", grouped(game.states()));
        }
        row(page, "Encoding of a position", plan.encoding().name().toLowerCase(Locale.ROOT));
        if (plan.solving().tableEntries() > 0) {
            row(page, "Entries of the table", grouped(plan.solving().tableEntries()));
        }
        if (plan.cacheEntries() > 0) {
            row(page, "Entries of the cache", grouped(plan.cacheEntries()));
        }
        if (plan.memory().bytes() > 0) { // 0 if it is not known before play is enumerated
            row(page, "Memory once in use", memory(plan.memory().bytes()));
        }
    }

    private static void row(Markup page, String what, String size) {
        page.open("tr").element("th", what, "scope", "row").element("td", size).close();
    }

    /** Bytes in the largest unit that gives at least 1, rounded. */
    private static String memory(long bytes) {
        int unit = 0;
        double size = bytes;
        while (size >= 1024 && unit < UNITS.length - 1) {
            size /= 1024;
            unit++;
        }
        return String.format(Locale.ROOT, unit == 0 || size >= 10 ? "%.0f %s" : "%.1f %s", size, UNITS[unit]);
    }

    private static String capitalized(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
