package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Checked;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Declaration.Tiles;
import dev.solvable.processor.reference.RandomDeclarations.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Makes declarations that the processor must refuse: a right one with one fault. */
public final class WrongDeclarations {
    /**
     * A wrong declaration.
     *
     * @param fault what is wrong with it
     * @param source its Java text, which only the processor has something against
     */
    public record Wrong(String fault, String source) {}

    /** A way to break a text, and the declarations that it breaks for certain. */
    private record Fault(String name, Predicate<Declaration> breaks, UnaryOperator<String> edit) {}

    private static final List<Fault> FAULTS = faults();

    private WrongDeclarations() {}

    /** The wrong declaration of a seed. */
    public static Wrong of(String name, long seed, Vocabulary vocabulary) {
        Declaration game = RandomDeclarations.of(name, seed, vocabulary);
        Random random = new Random(seed);
        while (true) {
            Fault fault = FAULTS.get(random.nextInt(FAULTS.size()));
            String source = game.source();
            String edited = fault.edit().apply(source);
            if (fault.breaks().test(game) && !edited.equals(source)) {
                return new Wrong(fault.name(), edited);
            }
        }
    }

    private static List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        Predicate<Declaration> any = game -> true;
        Predicate<Declaration> board = game -> game.grid().stated();
        faults.add(new Fault("no cells", any, replace("cells = \\d+", "cells = 0")));
        faults.add(new Fault("fewer than no cells", any, replace("cells = \\d+", "cells = -9")));
        faults.add(new Fault("too many cells", any, replace("cells = \\d+", "cells = 65")));
        faults.add(new Fault("more cells than the board has", board, replace("cells = (\\d)", "cells = 6$1")));
        faults.add(new Fault(
                "a cache of less than nothing",
                any,
                text -> text.replaceAll(", cacheEntries = \\d+", "").replace("(cells", "(cacheEntries = -1, cells")));
        faults.add(new Fault("no rows", board, replace("rows = \\d+", "rows = 0")));
        faults.add(new Fault("no columns", board, replace("columns = \\d+", "columns = -1")));
        faults.add(new Fault("a map with another row", board, replace("map = \\{", "map = {\".\", ")));
        faults.add(new Fault("a map with a wrong character", board, replace("map = \\{\"", "map = {\"q")));
        for (String names : List.of("\"\"", "{\"a b\"}", "{\"a\", \"a-b\"}", "{\"x\", \"x\"}", "\"\\n\"")) {
            faults.add(new Fault(
                    "cells that are called " + names,
                    board,
                    replace(
                            "(?m)^@Board\\((rows = \\d+, columns = \\d+).*",
                            "@Board($1, cellNames = " + names.replace("\\", "\\\\") + ")")));
        }
        faults.add(new Fault(
                "no rule",
                game -> marked(game) || tiled(game),
                text -> text.replaceAll("(?m)^@(Marks|Tiles|Lines).*\n", "").replaceFirst("(?s)@WinCheck.*", "}\n")));
        faults.add(new Fault("two rules", WrongDeclarations::marked, replace("(?m)^@Marks", "@Tiles(\"#\")\n@Marks")));
        faults.add(new Fault("lines of tiles", WrongDeclarations::tiled, after("@Lines(length = 1)")));
        faults.add(new Fault("nobody's lines", WrongDeclarations::lined, replace("(?m)^@Marks.*\n", "")));
        faults.add(new Fault("@Lines without lines", WrongDeclarations::lined, replace("(?m)^@Lines.*", "@Lines")));
        faults.add(new Fault("too long lines", WrongDeclarations::lined, lines("@Lines(length = 50)")));
        faults.add(new Fault("negative lines", WrongDeclarations::lined, lines("@Lines(length = -1)")));
        faults.add(new Fault(
                "lines that go nowhere",
                WrongDeclarations::lined,
                lines("@Lines(length = 1, rows = false, columns = false, diagonals = false)")));
        for (String pattern :
                List.of("99", "0 0", "", "0 x", "0,1", "-1", "####################", " ", "99999999999")) {
            String lines = "@Lines(patterns = {\"" + pattern + "\"})";
            faults.add(new Fault("the pattern " + pattern, WrongDeclarations::lined, lines(lines)));
        }
        faults.add(new Fault(
                "drawn lines", WrongDeclarations::lined, lines("@Lines(patterns = \"0\", completes = Ending.DRAWS)")));
        faults.add(new Fault(
                "lines of one player that lose",
                WrongDeclarations::lined,
                lines("@Lines(patterns = \"0\", completes = Ending.LOSES, by = Player.SECOND)")));
        faults.add(new Fault(
                "lines of one player that score",
                WrongDeclarations::lined,
                lines("@Lines(patterns = \"0\", completes = Ending.SCORES, by = Player.FIRST)")));
        faults.add(new Fault(
                "lines that score and a full board that decides",
                game -> lined(game) && game.noMoves().isPresent(),
                lines("@Lines(patterns = \"0\", completes = Ending.SCORES)")));
        faults.add(new Fault(
                "moves in a row of marks with an owner",
                WrongDeclarations::lined,
                lines("@Lines(patterns = \"0\", completes = Ending.SCORES, again = true)")));
        faults.add(new Fault(
                "moves in a row without points",
                WrongDeclarations::lined,
                lines("@Lines(patterns = \"0\", again = true)")));
        faults.add(new Fault(
                "a breaker who has not won",
                game -> lined(game) && game.noMoves().isPresent(),
                lines("@Lines(patterns = \"0\", by = Player.FIRST)")));
        for (String marks : List.of(
                "first = '.'", "second = 'x'", "empty = 'o'", "first = ' '", "empty = '\\t'", "second = '\\0'")) {
            faults.add(new Fault(
                    "marks with " + marks,
                    game -> marked(game) && usual(game),
                    replace("(?m)^@Marks.*", "@Marks(" + marks.replace("\\", "\\\\") + ")")));
        }
        for (String picture : List.of(
                "{}",
                "\"\"",
                "\"...\"",
                "\"#x\"",
                "\"# #\"",
                "\"#\\n#\"",
                "{\"#\", \"\"}",
                "\"/\"",
                "\"#####################/#####################\"")) {
            faults.add(new Fault("the tile " + picture, WrongDeclarations::tiled, tiles("@Tiles(" + picture + ")")));
        }
        faults.add(new Fault(
                "tiles that look like nothing",
                WrongDeclarations::tiled,
                tiles("@Tiles(value = \"#\", filled = '.')")));
        faults.add(new Fault(
                "tiles that disagree",
                WrongDeclarations::tiled,
                tiles("@Tiles(\"#\")\n@Tiles(value = \"#\", filled = '+')")));
        faults.add(new Fault(
                "tiles too large for base 3",
                WrongDeclarations::tiled,
                text -> tiles("@Tiles(\"#\")").apply(big(text, "TERNARY", 41))));
        faults.add(new Fault(
                "tiles of one player too large for base 3",
                WrongDeclarations::tiled,
                text -> tiles("@Tiles(value = \"#\", by = Player.FIRST)").apply(big(text, "TERNARY", 40))));
        faults.add(new Fault(
                "tiles of two sizes and the side in 64 bits",
                WrongDeclarations::tiled,
                text -> tiles("@Tiles(value = {\"#\", \"##\"}, by = Player.FIRST)")
                        .apply(big(text, "AUTO", 64))));
        faults.add(new Fault(
                "too many columns for gravity",
                game -> marked(game) && !lined(game),
                text -> big(text, "AUTO", 33).replaceFirst("(?m)^@Marks.*", "@Marks(gravity = true)")));
        faults.addAll(faultsOfMethods());
        faults.add(new Fault(
                "too large for base 3", game -> marked(game) && !lined(game), text -> big(text, "TERNARY", 41)));
        faults.add(new Fault("too large for two masks", WrongDeclarations::marked, text -> big(text, "BITMASK", 33)));
        faults.add(new Fault("no declaration", any, replace("(?m)^@SolvableGame.*\n", "")));
        faults.add(new Fault("an enum", WrongDeclarations::bodiless, body("public enum Wrong {}")));
        faults.add(new Fault("an annotation", WrongDeclarations::bodiless, body("public @interface Wrong {}")));
        faults.addAll(faultsOfTypes());
        return faults;
    }

    private static List<Fault> faultsOfMethods() {
        List<Fault> faults = new ArrayList<>();
        Predicate<Declaration> methods = game -> !bodiless(game);
        String check = "@WinCheck static boolean won(long own, long other, Player owner) { return false; }";
        String moves = "@MoveSource static long[][] more() { return new long[][] {{1, 1}}; }";
        faults.add(new Fault("a win check of tiles", WrongDeclarations::tiled, method(check)));
        faults.add(new Fault("a win check beside lines", WrongDeclarations::lined, method(check)));
        faults.add(new Fault("moves beside marks", WrongDeclarations::marked, method(moves)));
        faults.add(new Fault("moves beside tiles", WrongDeclarations::tiled, method(moves)));
        faults.add(new Fault("a private method", methods, replace(" static ", " private static ")));
        faults.add(new Fault("a method of an instance", methods, replace(" static ", " ")));
        faults.add(new Fault("a generic method", methods, replace(" static ", " static <T> ")));
        faults.add(new Fault("a method that throws", methods, replace("\\) \\{\n", ") throws Exception {\n")));
        faults.add(new Fault(
                "a stated result of code", methods, replace("\\(cells", "(expect = Expectation.DRAW, cells")));
        faults.add(new Fault(
                "a method with parameters", WrongDeclarations::sourced, replace("moves\\(", "moves(int more")));
        faults.add(new Fault(
                "moves of any type", WrongDeclarations::sourced, replace("long\\[]\\[] moves", "Object moves")));
        for (String by : List.of("FIRST", "SECOND")) {
            faults.add(new Fault(
                    "moves of one player alone, " + by,
                    game -> sourced(game) && !game.rule().partizan(),
                    replace("@MoveSource", "@MoveSource(by = Player." + by + ")")));
            faults.add(new Fault(
                    "more moves for " + by,
                    WrongDeclarations::sourced,
                    method(moves.replace("@MoveSource", "@MoveSource(by = Player." + by + ")"))));
        }
        faults.add(new Fault("two sources of moves", WrongDeclarations::sourced, method(moves)));
        faults.add(new Fault("moves beside nobody's lines", WrongDeclarations::sourced, after("@Lines(length = 1)")));
        faults.add(new Fault("marks beside moves", WrongDeclarations::sourced, after("@Marks")));
        faults.add(new Fault("tiles beside moves", WrongDeclarations::sourced, after("@Tiles(\"#\")\n@Tiles(\"##\")")));
        faults.add(new Fault("a win check beside moves", WrongDeclarations::sourced, method(check)));
        faults.add(new Fault("moves in base 3", WrongDeclarations::sourced, encoded("TERNARY")));
        faults.add(new Fault("two win checks", WrongDeclarations::checked, method(check.replace("won", "lost"))));
        faults.add(new Fault("lines beside a win check", WrongDeclarations::checked, after("@Lines(length = 1)")));
        for (String choice : List.of("ANY", "SHARED")) {
            faults.add(new Fault(
                    "a win check of marks that are " + choice,
                    WrongDeclarations::checked,
                    replace("(?m)^@Marks.*", "@Marks(choice = Choice." + choice + ")")));
        }
        for (String parameters : List.of("Player owner, long own, long other", "long own, int other, Player owner")) {
            faults.add(new Fault(
                    "a win check of (" + parameters + ")",
                    WrongDeclarations::checked,
                    replace("won\\(.*\\)", "won(" + parameters + ")")));
        }
        return faults;
    }

    /** Faults of where the annotations stand and what else is there. */
    private static List<Fault> faultsOfTypes() {
        List<Fault> faults = new ArrayList<>();
        Predicate<Declaration> any = game -> true;
        String type = "public final class Wrong";
        faults.add(new Fault("a generic class", any, replace(type, type + "<T>")));
        faults.add(new Fault("a taken name", any, source -> source + "\nfinal class WrongSolver {}\n"));
        faults.add(new Fault("a private class", any, source -> nested(source, "private static final class Game")));
        faults.add(new Fault("an inner class", any, source -> nested(source, "final class Game")));
        faults.add(new Fault(
                "a class in a private one",
                any,
                source -> nested(source, "static final class Game")
                                .replace("    private Wrong() {}", "    private static class Hidden {")
                        + "}\n"));
        faults.add(new Fault(
                "two games of one name",
                any,
                source -> nested(source, "static final class Game")
                        + "\n@SolvableGame(cells = 1) @Marks final class Wrong_Game {}\n"));
        for (String orphan : List.of(
                "@Board(rows = 1, columns = 1)",
                "@Lines(length = 1)",
                "@NoMoves(Ending.WINS)",
                "@Tiles(\"#\")",
                "@Tiles(\"#\") @Tiles(\"##\")",
                "@Marks")) {
            faults.add(new Fault(
                    "nobody's " + orphan, any, source -> header(source) + orphan + "\npublic final class Wrong {}\n"));
        }
        faults.add(new Fault(
                "nobody's moves",
                any,
                source -> header(source) + "public final class Wrong {\n"
                        + "    @MoveSource static long[][] moves() { return new long[0][]; }\n}\n"));
        for (String choice : List.of("SHARED", "ANY")) {
            String large = "@Marks(choice = Choice." + choice + ")";
            faults.add(new Fault(
                    "too many marks that are " + choice,
                    WrongDeclarations::marked,
                    source -> big(source, "TERNARY", 41).replaceFirst("(?m)^@Marks.*", large)));
        }
        faults.add(new Fault(
                "either mark on too many cells",
                WrongDeclarations::marked,
                source -> big(source, "AUTO", 41).replaceFirst("(?m)^@Marks.*", "@Marks(choice = Choice.ANY)")));
        faults.add(new Fault(
                "one mark on too many cells",
                WrongDeclarations::marked,
                source -> big(source, "AUTO", 65).replaceFirst("(?m)^@Marks.*", "@Marks(choice = Choice.SHARED)")));
        return faults;
    }

    /** What stands before the game. */
    private static String header(String source) {
        return source.substring(0, source.indexOf("@SolvableGame"));
    }

    /** The game as a member of the class that its file is named after. */
    private static String nested(String source, String type) {
        int start = source.indexOf("@SolvableGame");
        return source.substring(0, start) + "public final class Wrong {\n    private Wrong() {}\n\n"
                + source.substring(start)
                        .replace("public final class Wrong", type)
                        .replace("private Wrong()", "private Game()")
                + "}\n";
    }

    private static boolean sourced(Declaration game) {
        return game.rule() instanceof MoveRows;
    }

    private static boolean checked(Declaration game) {
        return game.rule() instanceof Marks marks && marks.finish() instanceof Checked;
    }

    /** Puts another encoding in the place of the declared one. */
    private static UnaryOperator<String> encoded(String encoding) {
        return source -> source.replaceFirst(", encoding = Encoding\\.\\w+", "")
                .replaceFirst("\\(cells", "(encoding = Encoding." + encoding + ", cells");
    }

    private static boolean marked(Declaration game) {
        return game.rule() instanceof Marks marks && marks.choice() == Declaration.Choice.OWN && !marks.gravity();
    }

    private static boolean lined(Declaration game) {
        return marked(game) && game.rule() instanceof Marks marks && marks.finish() instanceof Lines;
    }

    private static boolean usual(Declaration game) {
        return game.rule() instanceof Marks marks && marks.first() == 'x' && marks.second() == 'o';
    }

    private static boolean tiled(Declaration game) {
        return game.rule() instanceof Tiles tiles && !tiles.partizan() && tiles.filled() == '#';
    }

    private static boolean bodiless(Declaration game) {
        return !game.source().contains("static ");
    }

    private static UnaryOperator<String> replace(String pattern, String text) {
        return source -> source.replaceFirst(pattern, text);
    }

    /** Adds an annotation. */
    private static UnaryOperator<String> after(String annotation) {
        return source -> source.replaceFirst("(?m)^public ", annotation + "\npublic ");
    }

    /** Puts other lines in the place of the declared ones. */
    private static UnaryOperator<String> lines(String lines) {
        return source -> source.replaceAll("(?m)^@Lines.*\n", "").replaceFirst("(?m)^public ", lines + "\npublic ");
    }

    /** Puts other tiles in the place of all declared ones. */
    private static UnaryOperator<String> tiles(String tiles) {
        return source -> source.replaceAll("(?m)^@Tiles.*\n", "").replace("public final", tiles + "\npublic final");
    }

    /** Adds a method. */
    private static UnaryOperator<String> method(String method) {
        return replace("(private \\w+\\(\\) \\{})", "$1\n\n    " + method);
    }

    private static UnaryOperator<String> body(String type) {
        return source -> source.substring(0, source.indexOf("public final class")) + type + "\n";
    }

    /** Gives the game one row of too many cells for its encoding. */
    private static String big(String source, String encoding, int cells) {
        String game = "@SolvableGame(cells = " + cells + ", encoding = Encoding." + encoding + ")";
        return source.replaceAll("(?m)^@(Board|Lines).*\n", "").replaceFirst("(?m)^@SolvableGame.*", game);
    }
}
