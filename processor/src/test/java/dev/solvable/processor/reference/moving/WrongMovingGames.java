package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.WrongDeclarations.Wrong;
import dev.solvable.processor.reference.moving.MovingReference.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes declarations of moving pieces that the processor must refuse: a right one with one fault. */
public final class WrongMovingGames {
    /** A way to break a text, and the declarations that it breaks for certain. */
    private record Fault(String name, Predicate<MovingGame> breaks, UnaryOperator<String> edit) {}

    private static final Predicate<MovingGame> ANY = game -> true;
    private static final List<Fault> FAULTS = faults();

    private WrongMovingGames() {}

    /** How many faults there are; as many seeds from 0 on try them all. */
    public static int count() {
        return FAULTS.size();
    }

    /** The wrong declaration of a seed: a random one with the fault whose turn it is. */
    public static Wrong of(String name, long seed) {
        Fault fault = FAULTS.get((int) Math.floorMod(seed, (long) FAULTS.size()));
        Random random = new Random(seed);
        while (true) {
            MovingGame game = RandomMovingGames.of(name, random.nextInt(1_000_000));
            String source = game.source();
            String edited = fault.name().equals("another end than it has")
                    ? misjudged(game)
                    : fault.edit().apply(source);
            if (fault.breaks().test(game) && !edited.equals(source)) {
                return new Wrong(fault.name(), edited);
            }
        }
    }

    /** A declaration that expects another outcome than perfect play has. */
    private static String misjudged(MovingGame game) {
        MovingReference reference = new MovingReference(game);
        Value value = reference.value(reference.rules().start());
        String wrong = switch (value.result()) {
            case WIN -> "DRAW";
            case DRAW -> "SECOND_WINS";
            case LOSS -> "FIRST_WINS";
        };
        return game.source().replaceFirst("\\(cells", "(expect = Expectation." + wrong + ", cells");
    }

    private static List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        faults.add(new Fault("another end than it has", ANY, UnaryOperator.identity()));
        faults.addAll(faultsOfBoards());
        faults.addAll(faultsOfPieces());
        faults.addAll(faultsOfMoves());
        faults.addAll(faultsOfEnds());
        faults.addAll(faultsOfCompany());
        return faults;
    }

    private static List<Fault> faultsOfBoards() {
        List<Fault> faults = new ArrayList<>();
        Predicate<MovingGame> board = game -> game.grid().stated();
        for (String cells : List.of("0", "-3", "65", "1")) {
            faults.add(new Fault(cells + " cells", ANY, replace("cells = \\d+", "cells = " + cells)));
        }
        faults.add(new Fault("no rows", board, replace("rows = \\d+", "rows = 0")));
        faults.add(new Fault("more rows than the pieces have", board, replace("rows = \\d+", "rows = 13")));
        faults.add(new Fault("fewer columns than the pieces have", board, replace("columns = \\d+", "columns = 1")));
        faults.add(new Fault(
                "another map than the pieces have",
                board,
                replace("(?m)^@Board.*", "@Board(rows = 2, columns = 2, map = {\". \", \".\"})")));
        for (String path :
                List.of("0-99", "0-a", "0", "", "0--1", "1-1", "0-1-", "-0-1", "0-1-1", "0 1", "0-99999999999")) {
            faults.add(new Fault(
                    "the link \"" + path + "\"",
                    game -> !game.links().isEmpty(),
                    replace("links = \\{", "links = {\"" + path + "\", ")));
        }
        faults.add(
                new Fault("links of nothing", game -> !game.links().isEmpty(), replace(", links = \\{[^}]*\\}", "")));
        faults.add(
                new Fault("an encoding for pieces", ANY, replace("\\(cells", "(encoding = Encoding.TERNARY, cells")));
        faults.add(new Fault("a cache of less than nothing", ANY, replace("\\(cells", "(cacheEntries = -1, cells")));
        return faults;
    }

    private static List<Fault> faultsOfPieces() {
        List<Fault> faults = new ArrayList<>();
        faults.add(new Fault("no rows of pieces", ANY, replace("value = \\{[^}]*\\}", "value = {}")));
        faults.add(new Fault("an empty row of pieces", ANY, replace("value = \\{\"[^\"]*\"", "value = {\"\"")));
        faults.add(new Fault("an uneven row of pieces", ANY, replace("value = \\{\"", "value = {\"..")));
        faults.add(new Fault(
                "one more row of pieces", ANY, replace("value = \\{\"([^\"]*)\"", "value = {\"$1\", \"$1\"")));
        for (String piece : List.of("1", "#", "\u00e4", "\u00c4", "|", "*", "\\\\t")) {
            faults.add(new Fault(
                    "the piece " + piece,
                    ANY,
                    replace("value = \\{\"([^\"]*)[.]([^\"]*)\"", "value = {\"$1" + piece + "$2\"")));
            faults.add(new Fault(
                    "in hand " + piece, game -> !game.hand().isEmpty(), replace("hand = \"", "hand = \"" + piece)));
        }
        faults.add(new Fault(
                "no piece of the second player",
                game -> game.hand().isEmpty(),
                text -> edited(
                        text,
                        "(?m)^@Pieces.*",
                        line -> line.replaceAll("(?<=[\"A-Za-z. ])[a-z](?=[A-Za-z. ]*\"[,}])", "."))));
        for (String forward :
                List.of("{}", "{Direction.NORTH}", "{Direction.NORTH, Direction.SOUTH, Direction.EAST}")) {
            faults.add(new Fault(
                    "forward " + forward,
                    game -> !game.source().contains("forward"),
                    replace("(?m)^(@Pieces.*)\\)$", "$1, forward = " + forward + ")")));
        }
        faults.add(new Fault(
                "too many kinds for 64 bits",
                ANY,
                text -> "package games;\n\nimport dev.solvable.*;\n\n"
                        + "@SolvableGame(cells = 64)\n@Pieces(value = {\"ABCDEFGH\", \"IJKLMNOP\", \"........\", \"........\","
                        + " \"........\", \"........\", \"abcdefgh\", \"ijklmnop\"})\n@Move(way = \"W\", onto = Onto.EITHER)\n"
                        + "public final class Wrong {}\n"));
        return faults;
    }

    private static List<Fault> faultsOfMoves() {
        List<Fault> faults = new ArrayList<>();
        for (String way : List.of(
                "",
                " ",
                "Q",
                "R",
                "w",
                "k",
                "f",
                "fs",
                "Wf",
                "fL",
                "b*",
                "sN",
                "sF",
                "W F",
                "W1",
                "x",
                "mW",
                "cF",
                "\\\\u0000",
                "L\\\\n")) {
            faults.add(new Fault("the way \"" + way + "\"", ANY, replace("way = \"[^\"]*\"", "way = \"" + way + "\"")));
        }
        faults.add(new Fault("links where there are none", game -> game.links().isEmpty(), move("way = \"L\"")));
        for (String move : List.of(
                "way = \"*\", far = 2",
                "way = \"*\", far = 0",
                "way = \"W*\", toTheEnd = true",
                "way = \"*\", over = Over.ENEMY",
                "way = \"W\", far = -1",
                "way = \"W\", far = -2147483648",
                "way = \"W\", takes = true",
                "way = \"W\", to = {64}",
                "way = \"W\", to = -1",
                "way = \"W\", to = {0, 1000000}",
                "way = \"W\", whenLeft = -1",
                "way = \"W\", of = \"Z\"",
                "way = \"W\", of = \"1\"",
                "way = \"W\", of = \" \"")) {
            faults.add(new Fault("the move " + move, ANY, move(move)));
        }
        faults.add(new Fault("no moves", game -> game.hand().isEmpty(), text -> text.replaceAll("(?m)^@Move.*\n", "")));
        return faults;
    }

    private static List<Fault> faultsOfEnds() {
        List<Fault> faults = new ArrayList<>();
        for (String goal : List.of(
                "@Goal",
                "@Goal(of = \"Z\", farSide = true)",
                "@Goal(cells = 64)",
                "@Goal(cells = {0, -1})",
                "@Goal(farSide = true, leave = true)",
                "@Goal(cells = 0, leave = true)",
                "@Goal(farSide = true, becomes = \"QK\")",
                "@Goal(farSide = true, becomes = \"?\")",
                "@Goal(becomes = \"Q\")",
                "@Goal(leave = true, becomes = \"Q\")",
                "@Goal(farSide = true, of = \"Q\", becomes = \"Q\")",
                "@Goal(of = \"?\", leave = true)")) {
            faults.add(new Fault("the goal " + goal, ANY, instead("Goal", goal)));
        }
        for (String fewer :
                List.of("than = 0", "than = -1", "than = 100", "than = 1, of = \"Z\"", "than = 1, of = \".\"")) {
            faults.add(new Fault("fewer " + fewer, ANY, instead("Fewer", "@Fewer(" + fewer + ")")));
        }
        for (String lines : List.of(
                "@Lines",
                "@Lines(length = 50)",
                "@Lines(length = -1)",
                "@Lines(length = 2, rows = false, columns = false, diagonals = false)",
                "@Lines(patterns = \"0 99\")",
                "@Lines(patterns = \"0 1\", completes = Ending.DRAWS)",
                "@Lines(patterns = \"0 1\", completes = Ending.SCORES)",
                "@Lines(patterns = \"0 1\", completes = Ending.TAKES, by = Player.SECOND)",
                "@Lines(completes = Ending.TAKES)",
                "@Lines(patterns = \"0 1\", by = Player.FIRST)")) {
            faults.add(new Fault("the lines " + lines, ANY, instead("Lines", lines)));
        }
        return faults;
    }

    /** Faults of what else is declared, or is not. */
    private static List<Fault> faultsOfCompany() {
        List<Fault> faults = new ArrayList<>();
        for (String other : List.of("@Marks", "@Tiles(\"#\")", "@Tiles(\"#\") @Tiles(\"##\")")) {
            faults.add(new Fault("pieces beside " + other, ANY, replace("(?m)^public ", other + "\npublic ")));
        }
        for (String method : List.of(
                "@WinCheck static boolean won(long own, long other, Player owner) { return false; }",
                "@MoveSource static long[][] more() { return new long[][] {{1, 1}}; }")) {
            faults.add(new Fault(
                    "pieces beside " + method, ANY, replace("(private \\w+\\(\\) \\{})", "$1\n\n    " + method)));
        }
        faults.add(new Fault("no declaration", ANY, replace("(?m)^@SolvableGame.*\n", "")));
        faults.add(new Fault("no pieces", ANY, replace("(?m)^@Pieces.*\n", "")));
        faults.add(new Fault("marks that move", ANY, replace("(?m)^@Pieces.*\n", "@Marks\n")));
        faults.add(
                new Fault("a generic class", ANY, replace("public final class Wrong", "public final class Wrong<T>")));
        faults.add(new Fault("a taken name", ANY, source -> source + "\nfinal class WrongSolver {}\n"));
        for (String orphan : List.of(
                "@Pieces(\"X.o\")",
                "@Move(way = \"W\")",
                "@Move(way = \"W\") @Move(way = \"F\")",
                "@Goal(farSide = true)",
                "@Fewer(than = 1)")) {
            faults.add(new Fault(
                    "nobody's " + orphan,
                    ANY,
                    source -> source.substring(0, source.indexOf("@SolvableGame")) + orphan
                            + "\npublic final class Wrong {}\n"));
            faults.add(new Fault(
                    "marks with " + orphan,
                    ANY,
                    source -> source.substring(0, source.indexOf("@SolvableGame"))
                            + "@SolvableGame(cells = 3)\n@Marks\n" + orphan + "\npublic final class Wrong {}\n"));
        }
        faults.add(new Fault(
                "links of marks",
                ANY,
                source -> source.substring(0, source.indexOf("@SolvableGame"))
                        + "@SolvableGame(cells = 3)\n@Board(rows = 1, columns = 3, links = \"0-2\")\n@Marks\n"
                        + "public final class Wrong {}\n"));
        return faults;
    }

    private static UnaryOperator<String> replace(String pattern, String text) {
        return source -> source.replaceFirst(pattern, text);
    }

    /** Changes what a pattern finds first. */
    private static String edited(String source, String pattern, UnaryOperator<String> edit) {
        return Pattern.compile(pattern)
                .matcher(source)
                .replaceFirst(found -> Matcher.quoteReplacement(edit.apply(found.group())));
    }

    /** Puts another move in the place of the first. */
    private static UnaryOperator<String> move(String elements) {
        return replace("(?m)^@Move.*", "@Move(" + elements + ")");
    }

    /** Puts another annotation in the place of the declared one, or adds it. */
    private static UnaryOperator<String> instead(String name, String annotation) {
        return source -> source.replaceAll("(?m)^@" + name + "\\b.*\n", "")
                .replaceFirst("(?m)^public ", annotation + "\npublic ");
    }
}
