package dev.solvable.tool.text;

import dev.solvable.table.TableCounts;
import dev.solvable.table.TableHeader;
import java.util.Locale;

/** The contents of a table in words. */
public final class TableWords {
    private TableWords() {}

    /** The number of positions of a game. */
    public static String of(TableCounts counts, TableHeader header) {
        return String.format(
                Locale.ROOT,
                "%,d positions of %s%s (the player to move wins %,d, draws %,d and loses %,d)",
                counts.positions(),
                header.isPartial() ? firstPlies(header.plyLimit() - 1) : "",
                header.game(),
                counts.wins(),
                counts.draws(),
                counts.losses());
    }

    private static String firstPlies(int plies) {
        return plies == 1 ? "the first ply of " : "the first " + plies + " plies of ";
    }
}
