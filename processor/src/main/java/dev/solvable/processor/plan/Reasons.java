package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Encoding;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Thousands;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceRules;
import dev.solvable.processor.game.tiles.TileShapes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Why a solver is as it is: a sentence for each choice of the plan, for those who read the generated class. */
final class Reasons {
    private final Game game;
    private final BigInteger states;
    private final Preferences preferences;
    private final List<String> sentences = new ArrayList<>();

    Reasons(Game game, BigInteger states, Preferences preferences) {
        this.game = game;
        this.states = states;
        this.preferences = preferences;
    }

    /** The sentences so far, in the order in which a reader asks. */
    List<String> sentences() {
        return sentences;
    }

    /** What a position is. */
    void addEncoding(Form form, Encoding encoding) {
        sentences.add(encoding(form, encoding));
    }

    private String encoding(Form form, Encoding encoding) {
        if (game.isProgram()) {
            return "The rules, a program, define the number of a position.";
        }
        String asked = game.encoding() == Encoding.AUTO ? "" : ", as the declaration asks";
        if (encoding == Encoding.TERNARY) {
            return "A position is a number in base 3, a digit a cell: 0 empty, 1 first player, 2 second player" + asked
                    + ".";
        }
        return switch (form) {
            case TAKEN -> "A position is the mask of the taken cells, cell i as bit i" + asked + ".";
            case TAKEN_AND_SIDE ->
                game.board().cells() == Long.SIZE
                        ? "A position is the mask of the taken cells; whose turn it is follows from the number of tiles."
                        : "A position is the mask of the taken cells, cell i as bit i, and bit "
                                + game.board().cells() + " for the side: 0 for the first player, 1 for the second.";
            case TWO_MASKS ->
                "A position is two masks of " + game.board().cells()
                        + " bits: the first player's marks below, the second player's above" + asked + ".";
            case GUARDED ->
                "A position has a run of bits for each column from the bottom up: the first player's marks, and a guard"
                        + " bit above the highest mark.";
            case BASE_3 -> throw new IllegalStateException("base 3 is the ternary encoding");
            case PIECES -> throw new IllegalStateException("pieces have reasons of their own");
        };
    }

    /** How the game is solved. */
    void addEngine(EnginePlan solving) {
        sentences.add(engine(solving.engine()));
        if (solving instanceof SourcePlan.Sweep sweep) {
            sentences.add("Play may reach few of them, so questions are searched until "
                    + Thousands.grouped(sweep.cacheEntries()) + " states were visited; then the table is filled.");
        }
        if (preferences.prefers(solving.engine())) {
            sentences.add("This engine is the one that the processor was asked for.");
        }
    }

    private String engine(Algorithm engine) {
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
                search()
                        + " The outcome is searched first, with bounds on the number of tiles that each player can still lay.";
            case SUMS, SEARCH -> search();
            case RETROGRADE ->
                game.rules().scores()
                        ? "The reachable positions are enumerated depth first, and each gets its points and distance after all"
                                + " that its moves lead to. Play that can return to a position is refused."
                        : "Play may return to a position, so the reachable positions are enumerated, and retrograde analysis finds"
                                + " their values.";
            case THREAT_SEARCH ->
                search() + " Forced replies are played at once, and moves that allow a win in one ply are left out.";
        };
    }

    private String search() {
        String size = Thousands.grouped(states) + " positions";
        if (preferences.prefers(Algorithm.SEARCH)
                || preferences.prefers(Algorithm.THREAT_SEARCH)
                || preferences.prefers(Algorithm.SUMS)) {
            return "Each question is a search among the " + size + ".";
        }
        return game.cacheEntries() > 0
                ? "The declaration asks for a cache of "
                        + Thousands.grouped(game.cacheEntries())
                        + " entries, so the " + size + " are searched, not tabulated."
                : "The " + size + " are too many for a table, so each question is a search.";
    }

    /** How positions of a game of pieces become numbers, and how it is solved. */
    void addPieces(EnginePlan.PieceAnalysis solving) {
        PieceRules rules = solving.rules();
        PieceEncoding encoding = solving.encoding();
        String letters = encoding.planes().stream()
                .map(plane -> String.valueOf(rules.letter(plane)))
                .collect(Collectors.joining(", "));
        String hands = encoding.planes().stream().anyMatch(plane -> PieceEncoding.countsHand(rules, plane))
                ? " and the numbers of pieces in hand"
                : "";
        int bits = encoding.bits();
        sentences.add(
                switch (encoding.form()) {
                    case MASKS ->
                        "A position is a mask of " + game.board().cells() + " bits each for " + letters
                                + ", the lowest first, above them a bit for the side to move" + hands + ": " + bits
                                + " bits.";
                    case DIGITS ->
                        "Masks would not fit, so a position is a number with a digit a cell, 0 for an empty one, "
                                + digits(rules, encoding) + ", times the sides" + hands + ": " + bits + " bits.";
                    case SUBSETS ->
                        "Neither masks nor digits would fit, so a position is made of the numbers of the sets of cells on"
                                + " which " + letters + " stand, the side to move" + hands + ": " + bits + " bits.";
                });
        String cause = rules.mayReturn() ? "Play may return to a position, so retrograde" : "Retrograde";
        sentences.add(cause + " analysis finds the values of all positions that can be reached.");
        sentences.add(ranking(solving.ranking()));
        if (solving.folds()) {
            int order = solving.folded().size() - (solving.exchange().isPresent() ? 1 : 0);
            sentences.add("Positions that are images of each other"
                    + (solving.exchange().isPresent() ? ", the players exchanged or not," : "")
                    + (order > 1 ? " under " + Thousands.grouped(order) + " symmetries of the board" : "")
                    + " are solved once.");
        }
    }

    private String ranking(Ranking ranking) {
        String enumerated = " the reachable positions, at most " + Thousands.grouped(states) + ", are enumerated.";
        if (!ranking.takesBack()) {
            return "Not every move can be taken back, so" + enumerated;
        }
        if (ranking.ranks() == 0) {
            return "Positions have more ranks than an array has room for, so" + enumerated;
        }
        String share = Thousands.grouped(ranking.ranks()) + " ranks, of which play reaches about " + ranking.percent()
                + " % as a sample tells";
        return ranking.unmoves().isPresent()
                ? "Positions have " + share
                        + ", so values lie in an array by rank, and moves are taken back to spread them."
                : "Positions would have " + share + ", so" + enumerated;
    }

    /** Such as {@code 1 for h, 2 for F}. */
    private static String digits(PieceRules rules, PieceEncoding encoding) {
        return IntStream.range(0, encoding.planes().size())
                .mapToObj(
                        i -> (i + 1) + " for " + rules.letter(encoding.planes().get(i)))
                .collect(Collectors.joining(", "));
    }

    /** How Grundy values are found as sums. */
    void addSums(EnginePlan solving) {
        Optional<TileShapes> shapes = solving.shapes();
        if (game.rules().partizan()) {
            sentences.add("The players' tiles cover the same cells, so it makes no difference whose turn it is.");
        }
        String alike = shapes.isEmpty()
                ? ""
                : shapes.get().motions().size() == 1
                        ? " Regions of the same shape are solved once."
                        : " Congruent regions are solved once.";
        sentences.add(
                "Free cells that no move joins are independent games, so a Grundy value is the nim-sum over regions."
                        + alike
                        + (solving.engine() == Algorithm.SUMS ? " The player to move loses where it is 0." : "")
                        + (MemoryPlanner.usesProofNumbers(game, solving)
                                ? " Large regions are searched by proof numbers (df-pn)."
                                : ""));
    }

    /** That the order of runs of free cells makes no difference. */
    void addRuns() {
        sentences.add("Positions whose runs of free cells differ in their order alone are searched once.");
    }
}
