package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Thousands;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.plan.EnginePlan.NimberMethod;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The reasons for a plan: a sentence for each choice, for readers of the generated class. */
final class Reasons {
    private final Game game;
    private final BigInteger states;
    private final Preferences preferences;

    Reasons(Game game, BigInteger states, Preferences preferences) {
        this.game = game;
        this.states = states;
        this.preferences = preferences;
    }

    /** A sentence or more for each choice of the plan, in the order in which a reader asks. */
    List<String> sentences(Tables tables, EnginePlan solving) {
        List<String> sentences = new ArrayList<>(List.of(encoding(tables.form), engine(solving.engine(), tables)));
        if (solving instanceof SourcePlan source && source.engine() == Algorithm.SWEEP) {
            sentences.add("Play may reach few of them, so questions are searched until "
                    + Thousands.grouped(source.cacheEntries()) + " states were visited; then the table is filled.");
        }
        if (preferences.prefers(solving.engine())) {
            sentences.add("This engine is the one that the processor was asked for.");
        }
        if (solving.nimbers() == NimberMethod.SUMS) {
            if (game.rules().partizan()) {
                sentences.add("The players' tiles cover the same cells, so it makes no difference whose turn it is.");
            }
            sentences.add(sums(solving));
        }
        if (solving.ordersRuns()) {
            sentences.add("Positions whose runs of free cells differ in their order alone are searched once.");
        }
        return sentences;
    }

    private String encoding(Form form) {
        if (game.isProgram()) {
            return "The rules, a program, define the number of a position.";
        }
        String asked = game.encoding() == Encoding.AUTO ? "" : ", as the declaration asks";
        if (form.encoding(game.encoding()) == Encoding.TERNARY) {
            return "A position is a number in base 3, a digit a cell: " + digits() + asked + ".";
        }
        return switch (form) {
            case TAKEN -> "A position is the mask of the taken cells, cell i as bit i" + asked + ".";
            case TAKEN_AND_SIDE ->
                game.board().cells() == Long.SIZE
                        ? "A position is the mask of the taken cells; whose turn it is follows from the number of tiles."
                        : "A position is the mask of the taken cells, cell i as bit i, and bit "
                                + game.board().cells() + " for the side: 0 for the first player, 1 for the second.";
            case TWO_MASKS ->
                "A position is two masks of " + game.board().cells() + " bits: " + marks("first") + " below, "
                        + marks("second") + " above" + asked + ".";
            case GUARDED ->
                "A position has a run of bits for each column from the bottom up: " + marks("first")
                        + ", and a guard bit above the highest mark.";
            case BASE_3 -> throw new IllegalStateException("base 3 is the ternary encoding");
            case PIECES -> throw new IllegalStateException("pieces have reasons of their own");
        };
    }

    private String digits() {
        return switch (kinds()) {
            case OWN -> "0 empty, 1 first, 2 second player";
            case ANY -> "0 empty, 1 first, 2 second mark";
            case SHARED ->
                "0 free, 1 taken" + (game.rules().partizan() ? ", above them 1 for the second player's turn" : "");
        };
    }

    /** The marks that the first bits of a position hold, or the second ones. */
    private String marks(String which) {
        return switch (kinds()) {
            case OWN -> "the " + which + " player's marks";
            case ANY -> "marks of the " + which + " kind";
            case SHARED -> "the marks";
        };
    }

    /** What cells hold; tiles are as marks of one kind. */
    private Choice kinds() {
        return game.marks().map(DeclaredMarks::choice).orElse(Choice.SHARED);
    }

    private String engine(Algorithm engine, Tables tables) {
        if (game.isProgram() && engine == Algorithm.SEARCH) {
            String asked = game.cacheEntries() > 0
                    ? "The declaration asks for a cache of " + Thousands.grouped(game.cacheEntries()) + " entries, and "
                    : "";
            return asked
                    + "{@code pliesLeft()} bounds the plies, so that play cannot return to a position: each question is a"
                    + " search from its position."
                    + (game.rules().scores()
                            ? ""
                            : " Outcomes are searched by proof numbers (df-pn), distances within them by alpha-beta.");
        }
        return switch (engine) {
            case SWEEP ->
                "All " + Thousands.grouped(states)
                        + " positions fit in a table, so retrograde analysis solves the game as a whole.";
            case WORD_SWEEP ->
                "The outcomes of all " + Thousands.grouped(states)
                        + " positions fit in a table of a bit each, so retrograde analysis finds them, 64 at a time. Distances"
                        + " are searched.";
            case OUTCOME_SEARCH ->
                search(tables)
                        + " The outcome is searched first, with bounds on the number of tiles that each player can still lay.";
            case SUMS, SEARCH -> search(tables);
            case RETROGRADE ->
                game.rules().scores()
                        ? "The reachable positions are enumerated depth first, and each gets its points and distance after all"
                                + " that its moves lead to. Play that can return to a position is refused."
                        : "Play may return to a position, so the reachable positions are enumerated, and retrograde analysis finds"
                                + " their values.";
            case THREAT_SEARCH ->
                search(tables)
                        + " Forced replies are played at once, and moves that allow a win in one ply are left out.";
        };
    }

    private String search(Tables tables) {
        String size = Thousands.grouped(states) + " positions";
        if (preferences.prefers(Algorithm.SEARCH)
                || preferences.prefers(Algorithm.THREAT_SEARCH)
                || preferences.prefers(Algorithm.SUMS)) {
            return "Each question is a search among the " + size + ".";
        }
        if (game.cacheEntries() > 0) {
            return "The declaration asks for a cache of " + Thousands.grouped(game.cacheEntries()) + " entries, so the "
                    + size + " are searched, not tabulated.";
        }
        return tables.isSparse()
                ? "A table of " + Thousands.grouped(tables.positions()) + " entries would hold only " + size
                        + ", so each question is a search."
                : "The " + size + " are too many for a table, so each question is a search.";
    }

    private static String sums(EnginePlan solving) {
        String alike = solving.shapes()
                .map(shapes -> shapes.motions().size() == 1
                        ? " Regions of the same shape are solved once."
                        : " Congruent regions are solved once.")
                .orElse("");
        return "Free cells that no move joins are independent games, so a Grundy value is the nim-sum over regions."
                + alike
                + (solving.engine() == Algorithm.SUMS ? " The player to move loses where it is 0." : "")
                + (solving.provesRegions() ? " Large regions are searched by proof numbers (df-pn)." : "");
    }
}
