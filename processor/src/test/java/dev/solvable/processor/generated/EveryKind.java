package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A declaration of every kind that gets code of its own, the smallest and the largest of each: what is true of all
 * their solvers is true of generated solvers.
 */
public final class EveryKind {
    public static final String PACKAGE = "games";

    /** A win check that is monotone and says nothing of interest: the first four cells. */
    private static final String WIN_CHECK = "@WinCheck static boolean won(long own, long other, Player owner) {\n"
            + "    return (own & 15) == 15 && (other & 15) == 0 && owner != Player.EITHER;\n}";

    private static final String DOUBT =
            "\\[Solvable:(NothingWins|LineOfOneCell|FullBoardWins|TileTwice|MoreOfAKind|TilesForBoth"
                    + "|TilesOfOnePlayer|NoPromotion)\\]";

    private final Map<String, String> sources = new TreeMap<>();

    private EveryKind() {}

    /** The sources by the simple names of their classes. */
    public static Map<String, String> sources() {
        EveryKind all = new EveryKind();
        all.addOwnMarks();
        all.addMakers();
        all.addOtherMarks();
        all.addGravity();
        all.addPoints();
        all.addTiles();
        all.addMethods();
        all.addPieces();
        all.sources.putAll(DeclaredPrograms.sources());
        return new TreeMap<>(all.sources);
    }

    /** All of them, compiled once for all tests of a JVM. */
    public static Compilation compiled() {
        assertThat(Compiled.ALL.success()).as(Compiled.ALL.messages()).isTrue();
        return Compiled.ALL;
    }

    /** Compiles all when it is first used. */
    private static final class Compiled {
        static final Compilation ALL = GameCompiler.compile(sources(), List.of(new SolvableGameProcessor()));
    }

    /** Some of them, for tests that take their time with each. */
    public static Map<String, String> sources(String... names) {
        Map<String, String> chosen = new LinkedHashMap<>();
        Map<String, String> all = sources();
        for (String name : names) {
            chosen.put(name, all.get(name));
        }
        return chosen;
    }

    /** What a compiler said of them, without the notes on games whose author would be asked whether they are meant. */
    public static String withoutDoubts(String said) {
        return said.replaceAll("(?m)^\\S+: Note: " + DOUBT + ".*\\R.*\\R.*\\^\\R", "")
                .replaceAll("(?m)^-+\\R\\d+\\. INFO in .*\\R.*\\R.*\\^\\R" + DOUBT + ".*\\R", "")
                .replaceAll("^-+\\R\\d+ problems \\(\\d+ infos\\)\\R$", "");
    }

    private void addOwnMarks() {
        add("TicTacToe", "cells = 9, encoding = Encoding.TERNARY", board(3, 3), "@Marks", "@Lines(length = 3)");
        add("SweptMasks", "cells = 9, encoding = Encoding.BITMASK", board(3, 3), "@Marks", "@Lines(length = 3)");
        add("SweptBlocks", "cells = 12", board(3, 4), "@Marks", "@Lines(length = 3)");
        add("Misere", "cells = 9", board(3, 3), "@Marks", "@Lines(length = 3, completes = Ending.LOSES)");
        add("Ternary", "cells = 9, encoding = Encoding.TERNARY, cacheEntries = 1", board(3, 3), "@Marks", LINES_OF_3);
        add("Masks", "cells = 9, encoding = Encoding.BITMASK, cacheEntries = 1000", board(3, 3), "@Marks", LINES_OF_3);
        add("OneCell", "cells = 1", "@Marks", "@Lines(length = 1)");
        add("NoLines", "cells = 6", board(2, 3), "@Marks(first = '\\'', second = '\"', empty = '\\\\')");
        add(
                "Hole",
                "cells = 8",
                "@Board(rows = 3, columns = 3, map = {\"...\", \". .\", \"...\"})",
                "@Marks",
                LINES_OF_3);
        add("Ternary40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), "@Marks", "@Lines(length = 4)");
        add("Masks32", "cells = 32, encoding = Encoding.BITMASK", board(4, 8), "@Marks", "@Lines(length = 4)");
        add("Misere40", "cells = 40", board(4, 10), "@Marks", "@Lines(length = 3, completes = Ending.LOSES)");
        add("Row40", "cells = 40, encoding = Encoding.TERNARY", "@Marks", "@Lines(length = 5)");
        add(
                "Sim",
                "cells = 15",
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.triangles(6) + "}, completes = Ending.LOSES)");
        add(
                "SimOfSeven",
                "cells = 21",
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.triangles(7) + "}, completes = Ending.LOSES)");
        add(
                "Patterns40",
                "cells = 40",
                board(5, 8),
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.patterns(40, 3000) + "})");
        add(
                "Patterns32",
                "cells = 32",
                board(4, 8),
                "@Marks",
                "@Lines(patterns = {" + DeclaredShapes.patterns(32, 500) + "})");
        add("Patterns13", "cells = 13", "@Marks", "@Lines(patterns = {" + DeclaredShapes.patterns(13, 600) + "})");
    }

    /** One player alone wins by lines, and cells have names of their own. */
    private void addMakers() {
        String names = "cellNames = {\"north\", \"Ab\", \"aB\", \"x1\", \"1\", \"Last\"}";
        for (String choice : List.of("OWN", "ANY", "SHARED")) {
            String marks = "@Marks(choice = Choice." + choice + ")";
            String name = "Maker" + choice.charAt(0) + choice.substring(1).toLowerCase(java.util.Locale.ROOT);
            String board = "@Board(rows = 2, columns = 3, " + names + ")";
            add(name, "cells = 6", board, marks, "@Lines(length = 2, by = Player.FIRST)");
            add(
                    name + "Searched",
                    "cells = 6, cacheEntries = 100",
                    board,
                    marks,
                    "@Lines(length = 3, by = Player.SECOND)");
            add(name + "Large", "cells = 30", board(5, 6), marks, "@Lines(length = 4, by = Player.FIRST)");
        }
        add("NamedTiles", "cells = 6", "@Board(rows = 2, columns = 3, " + names + ")", "@Tiles(\"##\")");
    }

    private void addOtherMarks() {
        String any = "@Marks(choice = Choice.ANY)";
        add("Wild", "cells = 9, encoding = Encoding.TERNARY", board(3, 3), any, LINES_OF_3);
        add("WildSweptMasks", "cells = 9, encoding = Encoding.BITMASK", board(3, 3), any, LINES_OF_3);
        add("WildSearched", "cells = 9, cacheEntries = 100", board(3, 3), any, LINES_OF_3);
        add("WildNoLines", "cells = 4", any, "@NoMoves(Ending.LOSES)");
        add("Wild40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), any, "@Lines(length = 4)");
        add("Wild32", "cells = 32, encoding = Encoding.BITMASK", board(4, 8), any, "@Lines(length = 4)");
        add(
                "WildPatterns",
                "cells = 40",
                board(5, 8),
                any,
                "@Lines(patterns = {" + DeclaredShapes.patterns(40, 500) + "})");
        String shared = "@Marks(choice = Choice.SHARED)";
        String loses = "@Lines(length = 3, completes = Ending.LOSES)";
        add("Notakto", "cells = 9", board(3, 3), shared, loses);
        add("NotaktoSearched", "cells = 9, cacheEntries = 2", board(3, 3), shared, loses);
        add("NotaktoTernary", "cells = 9, encoding = Encoding.TERNARY", board(3, 3), shared, loses);
        add("Notakto64", "cells = 64", board(8, 8), shared, loses);
        add("Notakto40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), shared, loses);
        add(
                "SharedPatterns",
                "cells = 64",
                board(8, 8),
                shared,
                "@Lines(patterns = {" + DeclaredShapes.patterns(64, 800) + "})");
        add("SharedNoLines", "cells = 5", shared);
    }

    private void addPoints() {
        String shared = "@Marks(choice = Choice.SHARED, first = '#')";
        String boxes = "@Lines(patterns = {\"0 2 3 5\", \"1 3 4 6\", \"5 7 8 10\", \"6 8 9 11\"},"
                + " completes = Ending.SCORES, again = true)";
        String dots = "@Board(rows = 5, columns = 5, map = {\" . . \", \". . .\", \" . . \", \". . .\", \" . . \"})";
        add("Boxes", "cells = 12", dots, shared, boxes);
        add("BoxesSearched", "cells = 12, cacheEntries = 100", dots, shared, boxes);
        add("BoxesTernary", "cells = 12, encoding = Encoding.TERNARY", dots, shared, boxes);
        String points = "@Lines(length = 3, completes = Ending.SCORES)";
        String again = "@Lines(length = 3, completes = Ending.SCORES, again = true)";
        add("PointsOwn", "cells = 9", board(3, 3), "@Marks", points);
        add("PointsOwnSearched", "cells = 9, cacheEntries = 100", board(3, 3), "@Marks", points);
        add("PointsOwn40", "cells = 40", board(5, 8), "@Marks", points);
        add("PointsAny", "cells = 9", board(3, 3), "@Marks(choice = Choice.ANY)", points);
        add("PointsAnySearched", "cells = 9, cacheEntries = 1", board(3, 3), "@Marks(choice = Choice.ANY)", points);
        add("PointsFalling", "cells = 12", board(3, 4), "@Marks(gravity = true)", points);
        add("PointsFallingSearched", "cells = 12, cacheEntries = 9", board(3, 4), "@Marks(gravity = true)", points);
        add("PointsAgain", "cells = 9", board(3, 3), shared, again);
        add("PointsAgainSearched", "cells = 9, cacheEntries = 9", board(3, 3), shared, again);
        add(
                "Strings64",
                "cells = 64",
                board(8, 8),
                shared,
                "@Lines(patterns = {\"0 1 2\", \"2 3 4\"}, completes = Ending.SCORES, again = true)");
    }

    private void addGravity() {
        for (String choice : List.of("OWN", "ANY", "SHARED")) {
            String marks = "@Marks(gravity = true, choice = Choice." + choice + ")";
            String name = "Falling" + choice.charAt(0) + choice.substring(1).toLowerCase(java.util.Locale.ROOT);
            add(name + "Swept", "cells = 16", board(4, 4), marks, "@Lines(length = 4)");
            add(name + "Searched", "cells = 16, cacheEntries = 1000", board(4, 4), marks, "@Lines(length = 4)");
            add(name + "Ternary", "cells = 12, encoding = Encoding.TERNARY", board(3, 4), marks, LINES_OF_3);
            add(name + "7x6", "cells = 42", board(6, 7), marks, "@Lines(length = 4)");
            add(name + "Ternary40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), marks, LINES_OF_3);
            add(name + "NoLines", "cells = 6", board(2, 3), marks);
            add(
                    name + "Patterns",
                    "cells = 56",
                    board(7, 8),
                    marks,
                    "@Lines(patterns = {" + DeclaredShapes.patterns(56, 500) + "})");
            add(
                    name + "Hole",
                    "cells = 8",
                    "@Board(rows = 3, columns = 3, map = {\"...\", \". .\", \"...\"})",
                    marks,
                    LINES_OF_3);
        }
        add("FallingOwn64", "cells = 56", board(7, 8), "@Marks(gravity = true)", "@Lines(length = 4)");
    }

    private void addTiles() {
        add("BlockGame", "cells = 25, encoding = Encoding.BITMASK", board(5, 5), "@Tiles({\"##\", \"##/#.\"})");
        add("BlockGameSearched", "cells = 25, cacheEntries = 1000", board(5, 5), "@Tiles({\"##\", \"##/#.\"})");
        add("CramTernary", "cells = 12, encoding = Encoding.TERNARY", board(3, 4), "@Tiles(\"##\")");
        add("CramTernary40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), "@Tiles(\"##\")");
        add("Cram64", "cells = 64", board(8, 8), "@Tiles(\"##\")");
        add("WordSweptRow", "cells = 20", "@Tiles({" + DeclaredShapes.rowPictures(6) + "})");
        add(
                "WordSweptMany",
                "cells = 21",
                board(7, 3),
                "@Tiles({\"#\", " + DeclaredShapes.pictures(2) + ", " + DeclaredShapes.pictures(4) + "})");
        add(
                "WordSweptRows",
                "cells = 30",
                board(6, 5),
                "@Tiles({" + DeclaredShapes.pictures(2) + ", " + DeclaredShapes.pictures(4) + "})");
        add(
                "WordSweptHoles",
                "cells = 21",
                "@Board(rows = 5, columns = 5, map = {\". ...\", \".....\", \".. ..\", \".....\", \"..  .\"})",
                "@Tiles({\"##\", \"##/#.\"})");
        add("Kayles", "cells = 20", "@Tiles({\"#\", \"##\"})");
        add("Pentominoes", "cells = 64", board(8, 8), "@Tiles({" + DeclaredShapes.pictures(5) + "})");
        add("Hexominoes", "cells = 64", board(8, 8), "@Tiles({" + DeclaredShapes.pictures(6) + "})");
        String domineering = "@Tiles(value = \"#/#\", rotate = false, by = Player.FIRST)\n"
                + "@Tiles(value = \"##\", rotate = false, by = Player.SECOND)";
        add("Domineering", "cells = 16", board(4, 4), domineering);
        add(
                "WordSweptOwn",
                "cells = 20",
                board(4, 5),
                "@Tiles(value = {" + DeclaredShapes.pictures(4) + "}, by = Player.FIRST)",
                "@Tiles(value = {" + DeclaredShapes.pictures(3) + "}, by = Player.SECOND)",
                "@Tiles({" + DeclaredShapes.pictures(5) + "})",
                "@NoMoves(Ending.WINS)");
        add(
                "WordSweptOwnHoles",
                "cells = 17",
                "@Board(rows = 4, columns = 5, map = {\". ...\", \".....\", \".. ..\", \"... .\"})",
                "@Tiles(value = \"#/#\", rotate = false, by = Player.FIRST)",
                "@Tiles(value = \"##\", rotate = false, by = Player.SECOND)",
                "@Tiles(\"##/##\")");
        add(
                "WordSweptOwnCells",
                "cells = 18",
                board(6, 3),
                "@Tiles(value = {\"#\", \"###\"}, by = Player.FIRST)",
                "@Tiles({" + DeclaredShapes.pictures(2) + ", " + DeclaredShapes.pictures(4) + "})",
                "@NoMoves(Ending.WINS)");
        add(
                "WordSweptMisere",
                "cells = 20",
                board(4, 5),
                "@Tiles({\"##\", " + DeclaredShapes.pictures(4) + "})",
                "@NoMoves(Ending.WINS)");
        add("WordSweptMisereKayles", "cells = 16", "@Tiles({\"#\", \"##\"})", "@NoMoves(Ending.WINS)");
        add("DomineeringSearched", "cells = 16, cacheEntries = 100", board(4, 4), domineering);
        add("DomineeringTernary", "cells = 12, encoding = Encoding.TERNARY", board(3, 4), domineering);
        add("DomineeringTernary39", "cells = 39, encoding = Encoding.TERNARY", board(3, 13), domineering);
        add("Domineering63", "cells = 63", board(7, 9), domineering);
        add("Domineering64", "cells = 64", board(8, 8), domineering);
        add(
                "PartizanBars",
                "cells = 46",
                "@Board(rows = 6, columns = 8, map = {\"........\", \"... ....\", \"........\", \"........\", \".... ...\", \"........\"})",
                "@Tiles(value = \"###\", reflect = false, by = Player.FIRST)",
                "@Tiles(value = \"#/#\", rotate = false, by = Player.SECOND)");
        add(
                "PartizanCorners",
                "cells = 42",
                board(6, 7),
                "@Tiles(value = \"##/#.\", by = Player.FIRST)",
                "@Tiles(value = \"##\", rotate = false, by = Player.SECOND)",
                "@Tiles(value = \"####\", rotate = false)");
        add(
                "PartizanPentominoes63",
                "cells = 63",
                board(7, 9),
                "@Tiles({" + DeclaredShapes.pictures(5) + "})",
                "@Tiles(value = {" + DeclaredShapes.pictures(4) + "}, by = Player.FIRST)",
                "@Tiles(value = {" + DeclaredShapes.pictures(3) + "}, by = Player.SECOND)");
        add(
                "PartizanPentominoes64",
                "cells = 64",
                board(8, 8),
                "@Tiles({" + DeclaredShapes.pictures(5) + "})",
                "@Tiles(value = \"#####\", by = Player.FIRST)");
        // As many placements as fit in one initialiser, three times over, since each player has nearly all of them.
        add(
                "FullInitialisers",
                "cells = 63",
                board(7, 9),
                "@Tiles({\"##\", \"###\"})",
                "@Tiles(value = \"#/#/#/#\", rotate = false, by = Player.FIRST)",
                "@Tiles(value = \"#/#/#/#/#/#/#\", rotate = false, by = Player.SECOND)");
    }

    private void addMethods() {
        add("Chomp", "cells = 12", board(3, 4), body("""
                @MoveSource
                static long[][] bites() {
                    long[][] bites = new long[11][];
                    for (int cell = 1; cell < 12; cell++) {
                        long bite = 0;
                        for (int other = cell; other < 12; other++) {
                            bite |= other % 4 >= cell % 4 ? 1L << other : 0;
                        }
                        bites[cell - 1] = new long[] {1L << cell, bite};
                    }
                    return bites;
                }
                """));
        add("Queens", "cells = 64", board(8, 8), body("""
                @MoveSource
                static long[][] queens() {
                    long[][] queens = new long[64][];
                    for (int cell = 0; cell < 64; cell++) {
                        long closed = 0;
                        for (int other = 0; other < 64; other++) {
                            int down = Math.abs(other / 8 - cell / 8);
                            int right = Math.abs(other % 8 - cell % 8);
                            closed |= down == 0 || right == 0 || down == right ? 1L << other : 0;
                        }
                        queens[cell] = new long[] {1L << cell, closed};
                    }
                    return queens;
                }
                """));
        add("PairedMoves", "cells = 12, cacheEntries = 5_000", board(3, 4), "@NoMoves(Ending.WINS)", body("""
                @Deprecated
                @MoveSource
                static long[][] dominoes() {
                    long[][] dominoes = new long[17][];
                    int moves = 0;
                    for (int cell = 0; cell < 12; cell++) {
                        long right = 3L << cell;
                        long below = 1L << cell | 1L << cell + 4;
                        if (cell % 4 < 3) {
                            dominoes[moves++] = new long[] {right, right};
                        }
                        if (cell < 8) {
                            dominoes[moves++] = new long[] {below, below};
                        }
                    }
                    return dominoes;
                }
                """));
        String snort = body("""
                @MoveSource(by = Player.SECOND)
                static long[][] cows() {
                    return moves(1);
                }

                @MoveSource(by = Player.FIRST)
                static long[][] bulls() {
                    return moves(0);
                }

                private static long[][] moves(int player) {
                    long[][] moves = new long[4][];
                    for (int point = 0; point < 4; point++) {
                        long closed = 17L << point;
                        for (int other = 0; other < 4; other++) {
                            closed |= Math.abs(other - point) == 1 ? 1L << other + 4 * (1 - player) : 0;
                        }
                        moves[point] = new long[] {1L << point + 4 * player, closed};
                    }
                    return moves;
                }
                """);
        add("Snort", "cells = 8", board(2, 4), snort);
        add("SnortSearched", "cells = 8, cacheEntries = 100", board(2, 4), snort);
        add("Checked", "cells = 9", board(3, 3), "@Marks", body(WIN_CHECK));
        add("CheckedMasks", "cells = 9, encoding = Encoding.BITMASK", board(3, 3), "@Marks", body(WIN_CHECK));
        add("CheckedSearched", "cells = 25", board(5, 5), "@Marks", body(WIN_CHECK));
        add("Checked40", "cells = 40, encoding = Encoding.TERNARY", board(5, 8), "@Marks", body(WIN_CHECK));
        add("CheckedFalling", "cells = 12", board(3, 4), "@Marks(gravity = true)", body(WIN_CHECK));
        add("CheckedFalling42", "cells = 42", board(6, 7), "@Marks(gravity = true)", body(WIN_CHECK));
    }

    private void addPieces() {
        String any = "@Move(way = \"W\")";
        add(
                "Hexapawn",
                "cells = 9",
                "@Pieces({\"ppp\", \"...\", \"PPP\"})",
                "@Move(way = \"fW\")",
                "@Move(way = \"fF\", onto = Onto.ENEMY)",
                "@Goal(farSide = true)");
        add(
                "HexapawnSearched",
                "cells = 9, cacheEntries = 2000",
                "@Pieces({\"ppp\", \"...\", \"PPP\"})",
                "@Move(way = \"fW\")",
                "@Move(way = \"fF\", onto = Onto.ENEMY)",
                "@Goal(farSide = true)");
        add(
                "MenSearched",
                "cells = 20, cacheEntries = 100_000",
                "@Pieces({\"m.m.\", \".m.m\", \"....\", \"M.M.\", \".M.M\"})",
                "@Move(way = \"fF\", of = \"M\")",
                "@Move(way = \"F\", over = Over.ENEMY, takes = true)",
                "@Goal(of = \"M\", farSide = true, becomes = \"K\")");
        add(
                "HoundsSearched",
                "cells = 12, cacheEntries = 1",
                "@Pieces(value = {\"h.h\", \"...\", \"...\", \".F.\"}, hand = \"FFh\")",
                "@Move(way = \"W\", of = \"F\")",
                "@Move(way = \"fW\", of = \"H\", onto = Onto.EITHER)");
        add("Morris", "cells = 9", board(3, 3), pieces(3, 3, "AAAbbb"), any, LINES_OF_3);
        add(
                "Dodgem",
                "cells = 9",
                "@Pieces(value = {\"X..\", \"X..\", \".oo\"}, forward = {Direction.EAST, Direction.NORTH})",
                "@Move(way = \"fsW\")",
                "@Goal(leave = true)",
                "@NoMoves(Ending.WINS)");
        add(
                "MuTorere",
                "cells = 9",
                "@Board(rows = 1, columns = 9, links = {\"0-1-2-3-4-5-6-7-0\", \"0-8-1\", \"2-8-3\", \"4-8-5\", \"6-8-7\"})",
                "@Pieces(\"AAAAbbbb.\")",
                "@Move(way = \"L\", to = {0, 1, 2, 3, 4, 5, 6, 7})",
                "@Move(way = \"L\", to = 8, besideEnemy = true)");
        add(
                "Slides",
                "cells = 25",
                "@Pieces({\".o.o.\", \"..X..\", \".....\", \"..o..\", \".X.X.\"})",
                "@Move(way = \"K\", far = 0, toTheEnd = true)",
                LINES_OF_3);
        add(
                "Hounds",
                "cells = 32",
                "@Pieces({\" h h h h\", \". . . . \", \" . . . .\", \". . . . \", \" . . . .\", \". . . . \", \" . . . .\", \". . F . \"})",
                "@Move(way = \"F\", of = \"F\")",
                "@Move(way = \"fF\", of = \"H\")",
                "@Goal(of = \"F\", farSide = true)");
        add(
                "Rook",
                "cells = 64",
                "@Pieces({\"....k...\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\", \"R...K...\"})",
                "@Move(way = \"W\", of = \"R\", far = 0, onto = Onto.EITHER)",
                "@Move(way = \"K\", of = \"K\", onto = Onto.EITHER)",
                "@Fewer(than = 1, of = \"K\")");
        add(
                "Kinds",
                "cells = 12",
                "@Pieces(value = {\"gle\", \".c.\", \".C.\", \"ELG\"}, hand = \"Cc\")",
                "@Move(way = \"K\", of = \"L\", onto = Onto.EITHER)",
                "@Move(way = \"W\", of = \"G\", onto = Onto.EITHER)",
                "@Move(way = \"F\", of = \"E\", onto = Onto.EITHER)",
                "@Move(way = \"fW\", of = \"C\", onto = Onto.EITHER)",
                "@Goal(of = \"L\", farSide = true)",
                "@Fewer(than = 1, of = \"L\")");
        add(
                "Flying",
                "cells = 16",
                board(4, 4),
                pieces(4, 4, "AAAAbbbb"),
                any,
                "@Move(way = \"*\", whenLeft = 3)",
                "@Move(way = \"W\", far = 2, besideEnemy = true)",
                "@Move(way = \"K\", over = Over.ENEMY, takes = true)",
                "@Move(way = \"K\", over = Over.ANYONE, onto = Onto.ENEMY, takes = true)",
                "@Fewer(than = 2)",
                "@Lines(length = 4)");
        add(
                "Patterned",
                "cells = 30",
                board(5, 6),
                pieces(5, 6, "AAAAbbbb"),
                "@Move(way = \"*\")",
                "@Lines(patterns = {" + DeclaredShapes.patterns(30, 900) + "})");
        add(
                "Mills",
                "cells = 9",
                board(3, 3),
                pieces(3, 3, "AAAbbb"),
                any,
                "@Lines(length = 3, completes = Ending.TAKES)",
                "@Fewer(than = 2)");
        add(
                "PatternedMills",
                "cells = 30",
                board(5, 6),
                pieces(5, 6, "AAAAbbbb"),
                any,
                "@Move(way = \"F\", onto = Onto.ENEMY)",
                "@Lines(patterns = {" + DeclaredShapes.patterns(30, 200) + "}, completes = Ending.TAKES)");
        add(
                "Promoted",
                "cells = 20",
                "@Pieces(value = {\".k..\", \".p..\", \"....\", \".P..\", \".K..\"})",
                "@Move(way = \"K\", of = \"K\", onto = Onto.EITHER)",
                "@Move(way = \"K\", of = \"Q\", far = 0, onto = Onto.EITHER)",
                "@Move(way = \"fW\", of = \"P\")",
                "@Move(way = \"fF\", of = \"P\", onto = Onto.ENEMY)",
                "@Goal(of = \"P\", farSide = true, becomes = \"Q\")",
                "@Fewer(than = 1, of = \"K\")");
    }

    /** So many empty rows, and a hand. */
    private static String pieces(int rows, int columns, String hand) {
        String row = "\"" + ".".repeat(columns) + "\"";
        return "@Pieces(value = {" + String.join(", ", Collections.nCopies(rows, row)) + "}, hand = \"" + hand + "\")";
    }

    private static final String LINES_OF_3 = "@Lines(length = 3)";

    private static final String BODY = "body:";

    private static String body(String members) {
        return BODY + members;
    }

    private static String board(int rows, int columns) {
        return "@Board(rows = " + rows + ", columns = " + columns + ")";
    }

    private void add(String name, String game, String... annotationsAndBody) {
        StringBuilder source = new StringBuilder("package " + PACKAGE + ";\n\nimport dev.solvable.*;\n\n");
        source.append("@SolvableGame(").append(game).append(")\n");
        String members = "";
        for (String part : annotationsAndBody) {
            if (part.startsWith(BODY)) {
                members = part.substring(BODY.length()).indent(4);
            } else {
                boolean owned = source.indexOf("Choice.ANY") < 0 && source.indexOf("Choice.SHARED") < 0;
                boolean states = owned || !part.startsWith("@Lines(") || part.contains("completes");
                source.append(states ? part : part.replaceFirst("\\)$", ", completes = Ending.WINS)"))
                        .append('\n');
            }
        }
        source.append("public final class ")
                .append(name)
                .append(" {\n    private ")
                .append(name)
                .append("() {}\n");
        sources.put(name, source + (members.isEmpty() ? "" : "\n" + members) + "}\n");
    }
}
