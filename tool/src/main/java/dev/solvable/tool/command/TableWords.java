package dev.solvable.tool.command;

import dev.solvable.table.TableCounts;
import java.util.Locale;

/** What a table has, in words. */
final class TableWords {
    private TableWords() {}

    /** How many positions of a game. */
    static String of(TableCounts counts, String game) {
        return String.format(
                Locale.ROOT,
                "%,d positions of %s (the player to move wins %,d, draws %,d and loses %,d)",
                counts.positions(),
                game,
                counts.wins(),
                counts.draws(),
                counts.losses());
    }
}
