package dev.solvable.processor.render.partizan;

/** What is known of bars of one length in one direction, which lie on lines of free cells as intervals do. */
final class Bars {
    private final PlayerTiles tiles;
    private final String placements;

    /**
     * The bars of a player.
     *
     * @param placements an expression for the lowest cells of those within the mask {@code free}
     */
    Bars(PlayerTiles tiles, String placements) {
        this.tiles = tiles;
        this.placements = placements;
    }

    /** Whether the tiles are bars of two cells. */
    boolean isDominoes() {
        return tiles.largest() == 2 && tiles.step().isPresent();
    }

    /** Bars: of a run of placements every so many-th, found for all runs together by doubling. */
    String hitting() {
        int step = tiles.step().orElseThrow();
        int size = tiles.largest();
        return "long anchors = " + placements + ";\nif (low) {\n"
                + spaced(step, size, "<<", "the lowest placement of every run").indent(4)
                + "    return chosen << " + step * (size - 1) + ";\n}\n"
                + spaced(step, size, ">>>", "the highest placement of every run")
                + "return chosen;\n";
    }

    private String spaced(int step, int size, String shift, String which) {
        StringBuilder linked = new StringBuilder("anchors");
        for (int i = 1; i < size; i++) {
            linked.append(" & anchors ").append(shift).append(' ').append(i * step);
        }
        StringBuilder code =
                new StringBuilder("long chosen = anchors & ~(anchors " + shift + " " + step + "); // " + which + "\n");
        String then = " then every " + (size == 2 ? "second" : size == 3 ? "third" : size + "th");
        int longest = tiles.longestRun() * step;
        if (size * step < longest) {
            code.append("long linked = ").append(linked).append(";\n");
        }
        for (int distance = size * step; distance < longest; distance *= 2) {
            code.append("chosen |= chosen " + shift + " " + distance + " & linked;");
            code.append(distance == size * step ? " //" + then + "\n" : "\n");
            if (distance * 2 < longest) {
                code.append("linked &= linked " + shift + " " + distance + ";\n");
            }
        }
        return code.toString();
    }

    /** Sets the weights of cells: every domino weighs 2 at least, and all cells as little as can be. */
    String weights() {
        int step = tiles.step().orElseThrow();
        StringBuilder fill = new StringBuilder();
        int longest = tiles.longestRun() * step; // the last cell of a run has so many placements before it
        for (int distance = step; distance <= longest; distance *= 2) {
            fill.append("odd |= odd >>> ").append(distance).append(" & linked;\n");
            if (distance * 2 <= longest) {
                fill.append("linked &= linked >>> ").append(distance).append(";\n");
            }
        }
        return """
                long pairs = PLACEMENTS;
                long seconds = PLAYERHitting(free, true);
                long odd = reach & ~(seconds | seconds >>> STEP); // the last cells of odd runs, then their runs
                long linked = pairs;
                FILLlong ends = reach & ~(wanted | odd);
                long above = (pairs & ~(pairs << STEP) & ends) << STEP & wanted; // above the first cell of a run
                long below = (pairs & ~(pairs >>> STEP)) << STEP & ends; // the last cell of a run
                below = below >>> STEP & wanted & ~above;
                twice = seconds & odd | above | below;
                once = (reach & ~odd | twice) & ~(above >>> STEP | below << STEP);
                """.replace("PLACEMENTS", placements)
                .replace("PLAYER", tiles.player())
                .replace("STEP", String.valueOf(step))
                .replace("FILL", fill);
    }
}
