package dev.solvable.processor.plan;

import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.board.Thousands;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PiecePotential;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The reasons for the plan of a game of pieces: how positions become numbers, and how it is solved. */
final class PieceReasons {
    private final Game game;
    private final BigInteger states;
    private final PiecePlan solving;
    private final Preferences preferences;
    private final DeclaredPieces rules;
    private final PieceEncoding encoding;
    private final PieceSet set;

    PieceReasons(Game game, BigInteger states, PiecePlan solving, Preferences preferences) {
        this.game = game;
        this.states = states;
        this.solving = solving;
        this.preferences = preferences;
        this.rules = solving.rules();
        this.encoding = solving.encoding();
        this.set = rules.set();
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        sentences.add(positions());
        if (solving instanceof PiecePlan.Search search) {
            sentences.add(potential(search.potential()));
            sentences.add(search());
        } else if (solving instanceof PiecePlan.Analysis analysis) {
            String cause = rules.mayReturn() ? "Play may return to a position, so retrograde" : "Retrograde";
            sentences.add(cause + " analysis finds the values of all positions that can be reached.");
            sentences.add(ranking(analysis.ranking()));
        }
        if (solving.folds()) {
            sentences.add(symmetries());
        }
        return sentences;
    }

    private String positions() {
        String letters = String.join(", ", set.letters().split(""));
        String hands =
                IntStream.range(0, set.planes()).anyMatch(set::countsHand) ? " and the numbers of pieces in hand" : "";
        int bits = encoding.bits();
        return switch (encoding.form()) {
            case MASKS ->
                "A position is a mask of " + game.board().cells() + " bits each for " + letters
                        + ", the lowest first, above them a bit for the side to move" + hands + ": " + bits + " bits.";
            case DIGITS ->
                "Masks would not fit, so a position is a number with a digit a cell, 0 for an empty one, " + digits()
                        + ", times the sides" + hands + ": " + bits + " bits.";
            case SUBSETS ->
                "Neither masks nor digits would fit, so a position is made of the numbers of the sets of cells on which "
                        + letters + " stand, the side to move" + hands + ": " + bits + " bits.";
        };
    }

    /** Such as {@code 1 for h, 2 for F}. */
    private String digits() {
        return IntStream.range(0, set.planes())
                .mapToObj(plane -> (plane + 1) + " for " + rules.letter(plane))
                .collect(Collectors.joining(", "));
    }

    private String potential(PiecePotential potential) {
        String mover = potential.byFirst() ? "first" : "second";
        String other = potential.byFirst() ? "second" : "first";
        boolean steps = potential.steps().stream().flatMap(List::stream).anyMatch(ahead -> ahead > 0);
        boolean hand = potential.inHand().stream().anyMatch(ahead -> ahead > 0);
        List<String> parts = new ArrayList<>();
        if (steps || hand) {
            parts.add(
                    "the steps that the " + mover + " player's pieces have ahead" + (hand ? ", placing included" : ""));
        }
        if (!potential.taken().isEmpty()) {
            parts.add(potential.worth() + " for each piece that the " + mover + " player may take");
        }
        return "Play cannot return to a position. The potential that proves it is "
                + (parts.isEmpty() ? "0" : String.join(", and ", parts)) + ": each move of the " + mover
                + " player lowers it, and none of the " + other + " player raises it. It is "
                + potential.atStart(set) + " at the start, so play ends within "
                + Thousands.grouped(potential.pliesAtStart(set)) + " plies.";
    }

    private String search() {
        String cause = game.cacheEntries() > 0
                ? "The declaration asks for a cache of " + Thousands.grouped(game.cacheEntries()) + " entries, so"
                : preferences.prefers(solving.engine())
                        ? "This engine is the one that the processor was asked for:"
                        : "There may be " + Thousands.grouped(states) + " positions, too many to enumerate, so";
        return cause + " each question is a search from its position. Outcomes are searched by proof numbers (df-pn),"
                + " distances within them by alpha-beta.";
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
                + " % (sampled)";
        return ranking.unmoves().isPresent()
                ? "Positions have " + share
                        + ", so values lie in an array by rank, and moves are taken back to spread them."
                : "Positions would have " + share + ", so" + enumerated;
    }

    private String symmetries() {
        int order = solving.folded().order();
        return "Positions that are images of each other"
                + (solving.folded().exchange().isPresent() ? ", the players exchanged or not," : "")
                + (order > 1 ? " under " + Thousands.grouped(order) + " symmetries of the board" : "")
                + " are solved once.";
    }
}
