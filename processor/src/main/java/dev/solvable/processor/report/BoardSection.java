package dev.solvable.processor.report;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.RulesInWords;
import dev.solvable.processor.game.RulesVisitor;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.board.Thousands;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.program.DeclaredProgram;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The board, its lines, its moves, and its orbits of cells. */
final class BoardSection {
    /** The most pictures of one kind that are shown at once; more are folded away. */
    private static final int MAX_AT_ONCE = 24;

    private static final int MOST = 240;

    private final Game game;
    private final Symmetries symmetries;
    private final BoardDrawing drawing;

    BoardSection(Game game, Symmetries symmetries, BoardDrawing drawing) {
        this.game = game;
        this.symmetries = symmetries;
        this.drawing = drawing;
    }

    void addTo(Markup page) {
        page.open("section").element("h2", "Board");
        drawing.numbered(page);
        page.element(
                "p",
                game.board().isNamed()
                        ? "In each cell stand its name and its number."
                        : "A cell is named by its column letter and row number; in it stands its number.");
        page.close();
        moves(page);
        game.marks().ifPresent(marks -> lines(page, linesInWords(marks), marks.lineMasks()));
        game.pieces()
                .ifPresent(pieces -> lines(
                        page,
                        RulesInWords.linesOfPieces(pieces.lines().completes(), "one of these"),
                        pieces.lineMasks()));
        symmetries(page);
    }

    private void lines(Markup page, String words, List<Long> lines) {
        if (!lines.isEmpty()) {
            page.open("section").element("h2", "Lines");
            page.element("p", words);
            gallery(page, lines, MOST, "line", "lines");
            page.close();
        }
    }

    private void moves(Markup page) {
        page.open("section").element("h2", "Moves");
        game.accept(new RulesVisitor<Markup>() {
            @Override
            public Markup marks(DeclaredMarks marks) {
                return page.element("p", marksInWords(marks));
            }

            @Override
            public Markup tiles(DeclaredTiles tiles) {
                Map<String, List<Long>> kinds = placements(tiles);
                int most = Math.max(1, MOST / kinds.size());
                kinds.forEach((kind, placements) ->
                        gallery(page.element("h3", kind), placements, most, "tile", "placements"));
                return page;
            }

            @Override
            public Markup source(DeclaredMoveSource source) {
                return page.element("p", sourceInWords(source.methods()));
            }

            @Override
            public Markup pieces(DeclaredPieces pieces) {
                return start(page, pieces);
            }

            @Override
            public Markup program(DeclaredProgram program) {
                return page.element(
                        "p",
                        "The moves are a program of the declaration. The compiler cannot run it, so there is no picture"
                                + " of them.");
            }
        });
        page.close();
    }

    private static String sourceInWords(List<String> methods) {
        return methods.size() > 1
                ? "The first player's moves are the rows that the method "
                        + methods.get(0)
                        + "() of the declaration returns, the second player's those of "
                        + methods.get(1)
                        + "(). The compiler cannot run them, so there is no picture of the moves."
                : "The moves are the rows that the method "
                        + methods.get(0)
                        + "() of the declaration returns. The compiler cannot run it, so there is no picture of"
                        + " them.";
    }

    /** The board at the start, and the moves in words. */
    private Markup start(Markup page, DeclaredPieces pieces) {
        List<Long> start = Arrays.stream(pieces.set().cellsAtStart()).boxed().toList();
        page.open("figure");
        drawing.openSmall(page, "At the start: " + drawing.words(pieces::letter, start));
        drawing.letters(page, pieces::letter, start);
        page.close().element("figcaption", "At the start" + hand(pieces)).close();
        page.open("ul");
        pieces.sentences().forEach(sentence -> page.element("li", sentence));
        return page.close();
    }

    /** Such as {@code , with XXXooo in hand}, or an empty string. */
    private static String hand(DeclaredPieces pieces) {
        StringBuilder hand = new StringBuilder();
        for (boolean first : new boolean[] {true, false}) {
            for (int plane : pieces.set().planesOf(first)) {
                hand.append(
                        String.valueOf(pieces.letter(plane)).repeat(pieces.set().inHand(plane)));
            }
        }
        return hand.isEmpty() ? "" : ", with " + hand + " in hand";
    }

    private static String marksInWords(DeclaredMarks marks) {
        String where = marks.gravity() ? "the lowest empty cell of a column, past holes" : "any empty cell";
        return switch (marks.choice()) {
            case OWN ->
                "The first player writes " + marks.first() + ", the second " + marks.second() + ", on " + where + ".";
            case ANY -> "Either player writes " + marks.first() + " or " + marks.second() + " on " + where + ".";
            case SHARED -> "Both players write " + marks.first() + " on " + where + ".";
        };
    }

    private static String linesInWords(DeclaredMarks marks) {
        if (marks.oneWinsByLines()) {
            String maker = players(marks.game().linesBy());
            return marks.choice() == Choice.OWN
                    ? "Completing one of these wins for " + maker + ", and does nothing for the other one."
                    : "Once one of these is completed, by whichever player, " + maker + " has won.";
        }
        return "Completing one of these "
                + (marks.scores() ? "gives a point." : marks.game().completes() == Ending.WINS ? "wins." : "loses.");
    }

    /** The placements of each picture, of each player. */
    private static Map<String, List<Long>> placements(DeclaredTiles rules) {
        Map<String, List<Long>> placements = new LinkedHashMap<>();
        for (int tile = 0; tile < rules.pictures().size(); tile++) {
            char by = rules.partizan() ? rules.game().players().charAt(tile) : '*';
            Player player = by == '1' ? Player.FIRST : by == '2' ? Player.SECOND : Player.EITHER;
            String kind = "Tile " + (rules.pictures().get(tile) + 1) + ", for " + players(player);
            placements
                    .computeIfAbsent(kind, key -> new ArrayList<>())
                    .add(rules.game().fills()[tile]);
        }
        return placements;
    }

    private static String players(Player by) {
        return switch (by) {
            case FIRST -> "the first player";
            case SECOND -> "the second player";
            case EITHER -> "both players";
        };
    }

    private void symmetries(Markup page) {
        page.open("section").element("h2", "Symmetry");
        if (symmetries.order() == 1) {
            page.element("p", "No permutation of the cells but the identity is known to keep the game.");
        } else {
            page.element(
                    "p",
                    Thousands.grouped(symmetries.order())
                            + " permutations of the cells keep the game, the identity included. Cells in one picture are alike:"
                            + " one of them takes each to each other.");
            gallery(page, alike(), MOST, "alike", "kinds of cells");
        }
        page.close();
    }

    /** The orbits of the cells, each once, in the order of their least cells. */
    private List<Long> alike() {
        Set<Long> orbits = new LinkedHashSet<>();
        for (int cell = 0; cell < game.board().cells(); cell++) {
            long orbit = 0;
            for (int[] permutation : symmetries.permutations()) {
                orbit |= 1L << permutation[cell];
            }
            orbits.add(orbit);
        }
        return List.copyOf(orbits);
    }

    /** A small picture for each set of cells, up to a limit. */
    private void gallery(Markup page, List<Long> sets, int most, String style, String noun) {
        boolean folded = sets.size() > Math.min(most, MAX_AT_ONCE);
        if (folded) {
            String which = sets.size() > most ? most + " of the" : "All";
            page.open("details").element("summary", which + " " + Thousands.grouped(sets.size()) + " " + noun);
        }
        page.open("ul", "class", "gallery");
        for (long cells : sets.subList(0, Math.min(sets.size(), most))) {
            page.open("li").open("figure");
            drawing.openSmall(page, drawing.names(cells));
            drawing.highlight(page, cells, style);
            page.close().element("figcaption", caption(cells));
            page.close().close();
        }
        page.close();
        if (folded) {
            page.close();
        }
    }

    /** The names of the cells if they fit below a picture, else their number. */
    private String caption(long cells) {
        List<Integer> numbers = Board.cellsOf(cells);
        return numbers.size() <= 6 ? drawing.names(cells) : numbers.size() + " cells";
    }
}
