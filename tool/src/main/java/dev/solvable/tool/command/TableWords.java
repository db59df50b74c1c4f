package dev.solvable.tool.command;

import dev.solvable.table.TableCounts;
import dev.solvable.table.TableHeader;
import java.util.Locale;

/** What a table has, in words. */
final class TableWords {
    private TableWords() {}

    /** How many positions of a game. */
    static String of(TableCounts counts, TableHeader header) {
        return String.format(
                Locale.ROOT,
                "%,d positions of %s%s (the player to move wins %,d, draws %,d and loses %,d)",
                counts.positions(),
                header.isPartial() ? "the first " + (header.plyLimit() - 1) + " plies of " : "",
                header.game(),
                counts.wins(),
                counts.draws(),
                counts.losses());
    }
}
