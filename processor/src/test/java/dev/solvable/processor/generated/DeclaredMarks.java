package dev.solvable.processor.generated;

import static dev.solvable.processor.generated.Sources.LINES_OF_3;
import static dev.solvable.processor.generated.Sources.board;
import static dev.solvable.processor.generated.Sources.body;

import java.util.List;

/** Games of marks, with win checks among them. */
final class DeclaredMarks {
    private DeclaredMarks() {}

    /** A win check that is monotone and says nothing of interest: the first four cells. */
    private static final String WIN_CHECK = "@WinCheck static boolean won(long own, long other, Player owner) {\n"
            + "    return (own & 15) == 15 && (other & 15) == 0 && owner != Player.EITHER;\n}";

    static void addTo(Sources sources) {
        addOwnMarks(sources);
        addMakers(sources);
        addOtherMarks(sources);
        addPoints(sources);
        addGravity(sources);
        addWinChecks(sources);
    }

    private static void addOwnMarks(Sources sources) {
        sources.add("TicTacToe", "cells = 9, encoding = Encoding.TERNARY", board(3, 3), "@Marks", "@Lines(length = 3)");
        sources.add(
                "SweptMasks", "cells = 9, encoding = Encoding.BITMASK", board(3, 3), "@Marks", "@Lines(length = 3)");
        sources.add("SweptBlocks", "cells = 12", board(3, 4), "@Marks", "@Lines(length = 3)");
        sources.add("Misere", "cells = 9", board(3, 3), "@Marks", "@Lines(length = 3, completes = Ending.LOSES)");
        sources.add(
                "Ternary",
                "cells = 9, encoding = Encoding.TERNARY, cacheEntries = 1",
                board(3, 3),
                "@Marks",
                LINES_OF_3);
        sources.add(
                "Masks",
                "cells = 9, encoding = Encoding.BITMASK, cacheEntries = 1000",
                board(3, 3),
                "@Marks",
                LINES_OF_3);
        sources.add("OneCell", "cells = 1", "@Marks", "@Lines(length = 1)");
        sources.add("NoLines", "cells = 6", board(2, 3), "@Marks(first = '\\'', second = '\"', empty = '\\\\')");
        sources.add(
                "Hole",
                "cells = 8",
                "@Board(rows = 3, columns = 3, map = {\"...\", \". .\", \"...\"})",
                "@Marks",
                LINES_OF_3);
        sources.add(
                "Ternary40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), "@Marks", "@Lines(length = 4)");
        sources.add("Masks32", "cells = 32, encoding = Encoding.BITMASK", board(4, 8), "@Marks", "@Lines(length = 4)");
        sources.add("Misere40", "cells = 40", board(4, 10), "@Marks", "@Lines(length = 3, completes = Ending.LOSES)");
        sources.add("Row40", "cells = 40, encoding = Encoding.TERNARY", "@Marks", "@Lines(length = 5)");
        sources.add(
                "Sim",
                "cells = 15",
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.triangles(6) + "}, completes = Ending.LOSES)");
        sources.add(
                "SimOfSeven",
                "cells = 21",
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.triangles(7) + "}, completes = Ending.LOSES)");
        sources.add(
                "Patterns40",
                "cells = 40",
                board(5, 8),
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.patterns(40, 3000) + "})");
        sources.add(
                "Patterns32",
                "cells = 32",
                board(4, 8),
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.patterns(32, 500) + "})");
        sources.add(
                "Patterns13", "cells = 13", "@Marks", "@Lines(patterns = {" + DeclaredShapes.patterns(13, 600) + "})");
    }

    /** One player alone wins by lines, and cells have names of their own. */
    private static void addMakers(Sources sources) {
        String names = "cellNames = {\"north\", \"Ab\", \"aB\", \"x1\", \"1\", \"Last\"}";
        for (String choice : List.of("OWN", "ANY", "SHARED")) {
            String marks = "@Marks(choice = Choice." + choice + ")";
            String name = "Maker" + choice.charAt(0) + choice.substring(1).toLowerCase(java.util.Locale.ROOT);
            String board = "@Board(rows = 2, columns = 3, " + names + ")";
            sources.add(name, "cells = 6", board, marks, "@Lines(length = 2, by = Player.FIRST)");
            sources.add(
                    name + "Searched",
                    "cells = 6, cacheEntries = 100",
                    board,
                    marks,
                    "@Lines(length = 3, by = Player.SECOND)");
            sources.add(name + "Large", "cells = 30", board(5, 6), marks, "@Lines(length = 4, by = Player.FIRST)");
        }
        sources.add("NamedTiles", "cells = 6", "@Board(rows = 2, columns = 3, " + names + ")", "@Tiles(\"##\")");
    }

    private static void addOtherMarks(Sources sources) {
        String any = "@Marks(choice = Choice.ANY)";
        sources.add("Wild", "cells = 9, encoding = Encoding.TERNARY", board(3, 3), any, LINES_OF_3);
        sources.add("WildSweptMasks", "cells = 9, encoding = Encoding.BITMASK", board(3, 3), any, LINES_OF_3);
        sources.add("WildSearched", "cells = 9, cacheEntries = 1000", board(3, 3), any, LINES_OF_3);
        sources.add("WildNoLines", "cells = 4", any, "@NoMoves(Ending.LOSES)");
        sources.add("Wild40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), any, "@Lines(length = 4)");
        sources.add("Wild32", "cells = 32, encoding = Encoding.BITMASK", board(4, 8), any, "@Lines(length = 4)");
        sources.add(
                "WildPatterns",
                "cells = 40",
                board(5, 8),
                any,
                "@Lines(patterns = {" + DeclaredShapes.patterns(40, 500) + "})");
        String shared = "@Marks(choice = Choice.SHARED)";
        String loses = "@Lines(length = 3, completes = Ending.LOSES)";
        sources.add("Notakto", "cells = 9", board(3, 3), shared, loses);
        sources.add("NotaktoSearched", "cells = 9, cacheEntries = 2", board(3, 3), shared, loses);
        sources.add("NotaktoTernary", "cells = 9, encoding = Encoding.TERNARY", board(3, 3), shared, loses);
        sources.add("Notakto64", "cells = 64", board(8, 8), shared, loses);
        sources.add("Notakto40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), shared, loses);
        sources.add(
                "SharedPatterns",
                "cells = 64",
                board(8, 8),
                shared,
                "@Lines(patterns = {" + DeclaredShapes.patterns(64, 800) + "})");
        sources.add("SharedNoLines", "cells = 5", shared);
    }

    private static void addPoints(Sources sources) {
        String shared = "@Marks(choice = Choice.SHARED, first = '#')";
        String boxes = "@Lines(patterns = {\"0 2 3 5\", \"1 3 4 6\", \"5 7 8 10\", \"6 8 9 11\"},"
                + " completes = Ending.SCORES, again = true)";
        String dots = "@Board(rows = 5, columns = 5, map = {\" . . \", \". . .\", \" . . \", \". . .\", \" . . \"})";
        sources.add("Boxes", "cells = 12", dots, shared, boxes);
        sources.add("BoxesSearched", "cells = 12, cacheEntries = 100", dots, shared, boxes);
        sources.add("BoxesTernary", "cells = 12, encoding = Encoding.TERNARY", dots, shared, boxes);
        String points = "@Lines(length = 3, completes = Ending.SCORES)";
        String again = "@Lines(length = 3, completes = Ending.SCORES, again = true)";
        sources.add("PointsOwn", "cells = 9", board(3, 3), "@Marks", points);
        sources.add("PointsOwnSearched", "cells = 9, cacheEntries = 100", board(3, 3), "@Marks", points);
        sources.add("PointsOwn40", "cells = 40", board(5, 8), "@Marks", points);
        sources.add("PointsAny", "cells = 9", board(3, 3), "@Marks(choice = Choice.ANY)", points);
        sources.add(
                "PointsAnySearched", "cells = 9, cacheEntries = 1", board(3, 3), "@Marks(choice = Choice.ANY)", points);
        sources.add("PointsFalling", "cells = 12", board(3, 4), "@Marks(gravity = true)", points);
        sources.add(
                "PointsFallingSearched", "cells = 12, cacheEntries = 9", board(3, 4), "@Marks(gravity = true)", points);
        sources.add("PointsAgain", "cells = 9", board(3, 3), shared, again);
        sources.add("PointsAgainSearched", "cells = 9, cacheEntries = 9", board(3, 3), shared, again);
        sources.add(
                "Strings64",
                "cells = 64",
                board(8, 8),
                shared,
                "@Lines(patterns = {\"0 1 2\", \"2 3 4\"}, completes = Ending.SCORES, again = true)");
    }

    private static void addGravity(Sources sources) {
        for (String choice : List.of("OWN", "ANY", "SHARED")) {
            String marks = "@Marks(gravity = true, choice = Choice." + choice + ")";
            String name = "Falling" + choice.charAt(0) + choice.substring(1).toLowerCase(java.util.Locale.ROOT);
            sources.add(name + "Swept", "cells = 16", board(4, 4), marks, "@Lines(length = 4)");
            sources.add(name + "Searched", "cells = 16, cacheEntries = 1000", board(4, 4), marks, "@Lines(length = 4)");
            sources.add(name + "Ternary", "cells = 12, encoding = Encoding.TERNARY", board(3, 4), marks, LINES_OF_3);
            sources.add(name + "7x6", "cells = 42", board(6, 7), marks, "@Lines(length = 4)");
            sources.add(name + "Ternary40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), marks, LINES_OF_3);
            sources.add(name + "NoLines", "cells = 6", board(2, 3), marks);
            sources.add(
                    name + "Patterns",
                    "cells = 56",
                    board(7, 8),
                    marks,
                    "@Lines(patterns = {" + DeclaredShapes.patterns(56, 500) + "})");
            sources.add(
                    name + "Hole",
                    "cells = 8",
                    "@Board(rows = 3, columns = 3, map = {\"...\", \". .\", \"...\"})",
                    marks,
                    LINES_OF_3);
        }
        sources.add("FallingOwn64", "cells = 56", board(7, 8), "@Marks(gravity = true)", "@Lines(length = 4)");
    }

    private static void addWinChecks(Sources sources) {
        sources.add("Checked", "cells = 9", board(3, 3), "@Marks", body(WIN_CHECK));
        sources.add("CheckedMasks", "cells = 9, encoding = Encoding.BITMASK", board(3, 3), "@Marks", body(WIN_CHECK));
        sources.add("CheckedSearched", "cells = 25", board(5, 5), "@Marks", body(WIN_CHECK));
        sources.add("Checked40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), "@Marks", body(WIN_CHECK));
        sources.add("CheckedFalling", "cells = 12", board(3, 4), "@Marks(gravity = true)", body(WIN_CHECK));
        sources.add("CheckedFalling42", "cells = 42", board(6, 7), "@Marks(gravity = true)", body(WIN_CHECK));
    }
}
