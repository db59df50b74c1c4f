package dev.solvable.processor.diagnostic;

import static dev.solvable.processor.diagnostic.Message.Severity.ERROR;
import static dev.solvable.processor.diagnostic.Message.Severity.NOTE;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Every message that the processor prints. A message says what is wrong in the game's own terms and, after the last
 * semicolon, what to do. The names of the constants are stable, because they make the ids that users search for.
 */
public enum Message {
    // The declared type.
    GAME_TYPE_KIND("%s is %s, which cannot declare a game; move the annotations to a class, an interface or a record"),
    PRIVATE_TYPE("%s is private, so the solver beside it cannot belong to %s; remove the modifier private from %1$s"),
    INNER_CLASS(
            "%s is an inner class, and a game has no enclosing instance; add the modifier static or make it a top-level"
                    + " class"),
    GENERIC_TYPE("%s has the type parameters <%s>, but a game is one game for all types; remove the type parameters"),
    SOLVER_NAME_CLASH("%s and %s would get the same solver, %s; rename one of the two"),
    NAME_TAKEN("the solver of %s is to be called %s, and there is another type of that name; rename that type or the"
            + " game"),
    SOLVER_AMONG_SOURCES(
            "%2$s, which the processor writes for %1$s, is among the sources to compile; leave it out, and send generated"
                    + " sources elsewhere with -d or -s"),
    NAME_HIDDEN("the solver of %s cannot refer to it, as %s; %s"),
    MISSING_SOLVABLE_GAME("%s something of a game, but %s is not declared as one; %s"),
    VERSION_MISMATCH(
            "this version of the processor does not know %s; use solvable-annotations and solvable-processor of the"
                    + " same version"),
    RUNTIME_MISSING(
            "the solver of %s extends a class of solvable-runtime, which is not to be seen from here; add the dependency"
                    + " dev.solvable:solvable-runtime, and to a named module \"requires dev.solvable.runtime\""),
    RUNTIME_VERSION(
            "this version of the processor writes solvers for version %s of the runtime, and version %s is there; use"
                    + " solvable-runtime and solvable-processor of the same version"),
    JAVA_RELEASE(
            "the solver of %s is written in Java 17, and this is compiled as Java %s; compile with release 17 or newer:"
                    + " maven.compiler.release, or javac --release"),
    PROCESSOR_PATH(
            "the processor does not find what it uses of solvable-annotations and solvable-runtime (%s); put both beside"
                    + " solvable-processor on the processor path, all of the same version"),

    // The cells.
    CELLS_OUT_OF_RANGE(
            "cells = %s, but a game has from 1 to 64 cells, a bit of a long for each%s; choose a board of such a size"),
    CELLS_MISMATCH("cells = %s, but the board of %s has %s; write cells = %s or correct the @Board"),
    BOARD_TOO_LARGE(
            "the board of %s has %s, but a game has from 1 to 64, and no larger game can be expressed; use fewer rows or"
                    + " columns, or a map with holes"),
    BOARD_SIZE("%s = %s, but a board has at least one row and one column; write a number from 1"),
    MAP_ROWS("the map has %s, but %s; %s"),
    ROWS_IN_ONE_STRING("all rows of the %s are in one string, \"%s\"; write a string for each row: %s"),
    MAP_ROW_LENGTH(
            "row %s of the map, \"%s\", is %s long, but columns = %s; write a character for each column, '.' for a cell"
                    + " and a space for a hole"),
    MAP_CHARACTER("row %s of the map, \"%s\", has %s in column %s%s; use '.' for a cell and a space for a hole"),
    MAP_WITHOUT_CELLS("the %s holes only, so there is nowhere to play; write '.' for each cell"),
    CELL_NAMES("cellNames has %s, but the board has %s; write a name for each cell, row by row, holes skipped"),
    CELL_NAME_EMPTY("the name of cell %s is empty; write letters and digits"),
    CELL_NAME_CHARACTER("the name \"%s\" of cell %s has %s at character %s; name cells with letters and digits alone"),
    CELL_NAME_TWICE("cells %s and %s are both called \"%s\"; give every cell a name of its own"),

    // The sizes of positions and caches.
    ENCODING_TOO_SMALL("%s, and this game has %s; %s"),
    TERNARY_MOVE_SOURCE(
            "a @MoveSource gives its moves as masks of cells, and a position in base 3 is none; use encoding = BITMASK or"
                    + " AUTO"),
    CACHE_SIZE(
            "cacheEntries = %s, but a cache has from 1 to 268435456 entries of up to 16 bytes; write such a number, or"
                    + " 0 to let the compiler choose"),

    // The rules of play.
    NO_RULES("%s does not say what a move is; %s"),
    TWO_RULES("%s each say what a move is; keep one of them"),
    SAME_CHARACTER("%s and %s are both %s in board texts; choose different characters"),
    BAD_CHARACTER("%s = %s cannot be seen in a board text; choose a visible character"),

    // Rules that are a program.
    RULES_KIND(
            "%s implements GameRules and is an interface, but the solver makes an object of its rules, without arguments;"
                    + " write a class"),
    RULES_ABSTRACT(
            "%s implements GameRules and is abstract, so the solver cannot make an object of it; remove the modifier"
                    + " abstract"),
    RULES_CONSTRUCTOR(
            "%s implements GameRules, but it has no constructor without arguments that the solver beside it can call; add"
                    + " one that is not private"),
    RULES_CONSTRUCTOR_THROWS(
            "the constructor of %s throws %s, for which the solver has no answer; handle it in the constructor"),
    RULES_BESIDE(
            "%s implements GameRules, whose methods say all of the moves and of the end, and @%s says something of them,"
                    + " too; keep one of the two"),
    RULES_SETTING("%s = %s, but the rules of %s are a program, whose %s; remove %1$s"),

    // Lines.
    LINES_WITHOUT_MARKS("@Lines are lines of equal marks, and %s has no marks; remove @Lines or use @Marks"),
    NO_LINES("@Lines defines no line, as %s; %s or remove @Lines"),
    LINE_LENGTH("length = %s, but a line has at least one cell; write a number from 1, or 0 for none"),
    LINE_TOO_LONG(
            "length = %s, but the longest straight run of cells on this board along %s has %s; write length = %s or"
                    + " less"),
    COMPLETES_DRAWS("completes = %s, but a completed line wins, loses or %s; use completes = WINS, LOSES or %s"),
    NO_MOVES_ENDING("@NoMoves(%s) is no ending of a game, but something that lines do; write WINS, LOSES or DRAWS"),
    LINES_BY_LOSES("completes = %s, but by = %s means that this player alone wins by lines; remove completes or by"),
    SCORES_WITHOUT_MARKS(
            "completes = SCORES gives points to the player whose mark completes a line, and pieces come and go; use"
                    + " completes = WINS, LOSES or TAKES, or @Marks instead of @Pieces"),
    SCORES_OF_MANY(
            "there are %s lines that score, and a solver counts up to 127 points; make the lines longer or leave some out"),
    SCORES_NO_MOVES(
            "where lines score the points decide a game, so @NoMoves(%s) has nothing to say of a full board; remove"
                    + " @NoMoves"),
    AGAIN_WITHOUT_SCORES(
            "again = true lets a player who scores move again, but completes = %s; write completes = SCORES, or remove"
                    + " again"),
    AGAIN_CHOICE(
            "again = true needs marks that both players put in the same way, as a board does not tell who is to move;"
                    + " choice = %s is not such, so write choice = SHARED, or remove again"),
    LINES_BY_NO_MOVES(
            "@Lines(by = %s) means that the other player has won when no move is left, so there is nothing to say of it;"
                    + " remove @NoMoves or by"),
    PATTERN_EMPTY("the pattern \"%s\" has no cell; draw its cells as '#' or list their numbers, such as \"0 4 8\""),
    PATTERN_CHARACTER("the pattern \"%s\" has %s at character %s; %s"),
    PATTERN_SHAPE(
            "the pattern \"%s\" is a picture of %s, but the board has %s, and a pattern is a line where it is drawn, never"
                    + " moved or turned; draw the whole board, its rows joined by '/', or list the numbers of the"
                    + " cells"),
    PATTERN_IN_ROWS(
            "each pattern has the length of a row and there are as many as rows, but a pattern is a picture of the whole"
                    + " board in one string; write \"%s\" if that is the line, or list the numbers of the cells of each"
                    + " line"),
    PATTERN_HOLE(
            "the pattern \"%s\" has %s in row %s and column %s, where the board has a %s; draw the board's holes as"
                    + " spaces and its cells as '#' or '.'"),
    PATTERN_CELL("the pattern \"%s\" names cell %s, but the cells of this game are numbered from 0 to %s; %s"),
    PATTERN_CELL_TWICE("the pattern \"%s\" names cell %s twice; name each cell of the line once"),
    NOTHING_WINS(NOTE, "nothing but a full board ends this game, as %s, so whatever the players do %s; %s"),
    WHOSE_LINE(
            NOTE,
            "with choice = %s no mark belongs to a player, so a line of equal marks wins for whoever completes it, be it"
                    + " with marks that the other player put; write completes = WINS if that is meant, or use choice ="
                    + " OWN for lines of own marks"),
    FULL_BOARD_WINS(
            NOTE,
            "@NoMoves(%s) means that %s has won when the board is full and nothing has ended the game before, and %s; %s"),
    ONLY_LINE(
            NOTE,
            "the only line of this game is %s, as a picture is a line where it is drawn, never moved or turned; write a"
                    + " pattern for each place where there is a line"),
    LINE_OF_ONE_CELL(NOTE, "%s a line of one cell, which is complete as soon as it holds a mark; %s"),
    LINES_APART(
            NOTE,
            "this board falls into %s parts that no line joins, and a line in any of them ends the whole game: a part"
                    + " that is closed by a line while play goes on elsewhere cannot be expressed; ask about one part, or"
                    + " program the rules as GameRules"),
    LINE_OUT_OF_REACH(
            NOTE,
            "%s takes %s, but on this board no player ever has more than %s, so nobody completes it; make it"
                    + " shorter"),
    LINE_TWICE(
            NOTE,
            "the pattern \"%s\" is the same line as %s; remove it, or correct the one that was to be another line"),
    LINE_WITHIN_LINE(
            NOTE,
            "the pattern \"%s\" contains the whole of %s, which is complete no later, so it never makes a difference;"
                    + " remove it or correct one of the two"),

    SECOND_UNUSED(
            NOTE,
            "second means nothing, as with choice = SHARED both players put the mark %s; remove second, or use choice ="
                    + " OWN or ANY for two kinds of mark"),
    NOTHING_FALLS(
            NOTE,
            "gravity means nothing on a board of one row, where a mark stays in its cell; give the @Board rows and"
                    + " columns, or remove gravity"),

    // Methods of the declaration.
    WIN_CHECK_WITHOUT_MARKS(
            "a @WinCheck is asked about a player's marks, and %s has no marks; remove @WinCheck or use @Marks"),
    WIN_CHECK_WITH_LINES("@Lines and @WinCheck each say what ends the game; keep one of them"),
    WIN_CHECK_CHOICE(
            "a @WinCheck is asked about a player's own marks, and with choice = %s no player has any; use choice = OWN, or"
                    + " @Lines instead of @WinCheck"),
    TWO_METHODS("%s and %s both have @%s, but a game has one such method; %s"),
    MOVE_SOURCES_MIXED(
            "%s gives the moves of %s alone, and %s those of both players; keep the one for both, or write one for"
                    + " by = FIRST and one for by = SECOND"),
    MOVE_SOURCE_ALONE(
            "%s gives the moves of %s, and no method those of %s; add one with @MoveSource(by = %s), or remove by where"
                    + " both players have these moves"),
    METHOD_PRIVATE(
            "the method %s with @%s is private, so the solver beside the game cannot call it; remove the modifier"
                    + " private"),
    METHOD_NOT_STATIC(
            "the method %s with @%s is not static, and a solver has no instance of the game to call it on; add the"
                    + " modifier static"),
    METHOD_SIGNATURE("the method with @%s is %s, but the solver calls %s; write it so"),
    MOVES_FOR_A_PLAYER(
            "the method %s with @MoveSource takes a Player, but the solver asks for moves once and names nobody; write two"
                    + " methods without parameters, one with @MoveSource(by = Player.FIRST) and one with @MoveSource(by ="
                    + " Player.SECOND)"),
    MOVES_IN_A_POSITION(
            "the method %s with @MoveSource takes %s, but the solver asks for all moves once, before there is a position;"
                    + " write it without parameters, and say of each move in {requiredEmpty, filled} which cells must be"
                    + " empty for it"),
    METHOD_THROWS("the method %s with @%s throws %s, for which the solver has no answer; handle it in the method"),

    // The stated result.
    EXPECT_OF_CODE(
            "expect = %s cannot be checked, as the compiler cannot run the method %s, which is not compiled yet; remove"
                    + " expect, and test the solver's outcome instead"),

    // Links of a board that is a graph.
    LINK_PATH("the path \"%s\" of links %s; write the numbers of two or more cells joined by '-', such as \"0-1-2\""),
    LINK_TO_ITSELF("the path \"%s\" of links leads from cell %s to itself; name another cell next"),
    LINKS_WITHOUT_PIECES("links say where pieces move, and %s has no @Pieces; add @Pieces and @Move, or remove links"),
    LINKS_UNUSED(
            NOTE,
            "no @Move leads along a link, so the links of the board mean nothing; move with way = \"L\" or remove"
                    + " links"),
    NO_SUCH_CELL("%s names cell %s, but the cells of this game are numbered from 0 to %s; %s"),

    // Pieces.
    MISSING_PIECES("%s something of pieces, and %s; %s"),
    NO_PIECE_ROWS("@Pieces shows no board; write its rows at the start, such as {\"XX.\", \".oo\"}"),
    PIECES_CHARACTER(
            "row %s of the pieces, \"%s\", has %s in column %s; use capital letters from A to Z for pieces of FIRST, small"
                    + " ones for those of SECOND, '.' for an empty cell and a space for a hole"),
    PIECES_ROW_LENGTH(
            "row %s of the pieces, \"%s\", is %s long, but %s; write a character for each column, '.' for an empty cell"
                    + " and a space for a hole"),
    PIECES_ROWS(
            "the pieces stand on %s, but the @Board has %s; write a string for each row, or remove @Board: the rows of"
                    + " @Pieces are the board then"),
    PIECES_HOLE(
            "row %s of the pieces, \"%s\", has %s in column %s, where the @Board has a %s; draw the board's holes as"
                    + " spaces and its cells as letters or '.'"),
    CELLS_OF_PIECES("cells = %s, but the rows of @Pieces have %s; write cells = %s or correct the rows"),
    HAND_CHARACTER(
            "the hand \"%s\" has %s at character %s; write a capital letter from A to Z for each piece of FIRST beside the"
                    + " board, a small one for each of SECOND"),
    PLAYER_WITHOUT_PIECE("%s has no piece, on the board or in hand; write the pieces of that player as %s letters"),
    FORWARD_OF_TWO(
            "forward has %s, but each of the two players has one; write one for FIRST and one for SECOND, such as {NORTH,"
                    + " SOUTH}"),
    OVER_AT_THE_START(
            "the game is over before it begins, as %s; let the pieces stand elsewhere, or change what ends the game"),
    START_WITHOUT_MOVE("FIRST has no move at the start, as %s; let the pieces stand elsewhere, or add a @Move"),
    ENCODING_OF_PIECES(
            "encoding = %s, but how pieces are encoded follows from their number and what they can do; remove encoding"),
    CACHE_OF_PIECES(
            "cacheEntries = %s, but play may return to a position, as %s; such a game is solved as a whole, without a cache;"
                    + " remove cacheEntries"),
    PIECES_TOO_LARGE("a position of this game takes %s bits and a long has 64; use a smaller board or fewer pieces"),

    // How pieces move.
    NO_MOVE(
            "nothing says how the pieces move; add a @Move, such as @Move(way = \"W\") for a step along a row or column"),
    NO_SUCH_KIND(
            "of = \"%s\" names %s, but the pieces of this game are of the kinds %s; name some of these, or remove of where"
                    + " all are meant"),
    WAY_EMPTY(
            "the way has no letter, and a player cannot pass; write W for a step along a row or column, F along a diagonal, K for either, N for a"
                    + " knight's leap, L along a link, * for any cell"),
    WAY_LETTER("the way \"%s\" has %s at character %s, which says nothing; %s"),
    WAY_MODIFIER("the way \"%s\" has \"%s\", which %s; %s"),
    WAY_WITHOUT_LINKS(
            "the way \"%s\" leads along links, and the board has none; give the @Board links, or use W, F or K for steps"
                    + " over the grid"),
    WAY_WITHOUT_DIRECTION(
            "%s, but a step with %s has no direction in which it could go on; remove %s, or write a @Move of its own for"
                    + " the other letters"),
    FAR_NEGATIVE("far = %s, but a piece makes at least one step; write a number from 1, or 0 for steps without limit"),
    WHEN_LEFT_NEGATIVE(
            "whenLeft = %s, but a player who moves has a piece; write a number from 1, or 0 where any number will do"),
    TAKES_WITHOUT_OVER(
            "takes = true takes what the piece jumps over, and over = NOTHING says that it does not jump; write over ="
                    + " ENEMY, or onto = ENEMY to take what stands where it goes"),
    TO_THE_END_OF_ONE_STEP(NOTE, "toTheEnd means nothing here, as %s; %s"),
    MOVE_OF_NOBODY(NOTE, "nobody can ever move so, as %s; correct this @Move or remove it"),
    KIND_WITHOUT_MOVE(NOTE, "no @Move ever moves %s; add one with of = \"%s\", or remove of from one that is for all"),
    JUMP_WITHOUT_TAKING(
            NOTE,
            "the piece that is jumped over stays where it is; write takes = true if it is taken, or takes = false if it is"
                    + " to stay"),
    NO_PROMOTION(
            NOTE,
            "the pieces %s have no move from the far side, and no @Goal says what it is worth to get there; add"
                    + " @Goal(farSide = true) if who gets there wins, @Goal(farSide = true, becomes = \"K\") if the piece"
                    + " becomes another there, or write expect if such a piece is to stay there"),

    // Goals and quotas of pieces.
    GOAL_WITHOUT_CELLS(
            "@Goal does not say where pieces want to go; write their cells, farSide = true for the last cell ahead, or"
                    + " leave = true where they leave the board there"),
    GOAL_THAT_LEAVES(
            "leave = true lets pieces leave the board without winning by it, and %s lets them win on the board; keep one"
                    + " of the two"),
    BECOMES_NO_KIND(
            "becomes = \"%s\" is no kind of pieces; write the letter of one, such as \"Q\", or remove becomes where the goal"
                    + " wins"),
    BECOMES_AND_LEAVES(
            "becomes = \"%s\" is what a piece becomes on its goal, and with leave = true it leaves the board there; keep one"
                    + " of the two"),
    BECOMES_ITSELF(
            "becomes = \"%s\" changes nothing, as only pieces of this kind have the goal; write another kind, or name others"
                    + " with of"),
    GOAL_OUT_OF_REACH(NOTE, "no piece of %s can ever %s; correct @Goal, or add a @Move that leads %s"),
    FEWER_THAN_NONE("than = %s, but nobody ever has fewer pieces than none; write a number from 1"),
    FEWER_AT_THE_START(
            "than = %s, but %s with %s and would have lost at once; write than = %s or less, or begin with more"
                    + " pieces"),
    FEWER_NEVER(
            NOTE,
            "no such piece can ever be taken or leave, so nobody loses by @Fewer; add a @Move that takes%s, or remove"
                    + " @Fewer"),
    TAKES_WITHOUT_PIECES(
            "completes = TAKES takes an enemy piece from the board, and this game has no pieces; write WINS or LOSES, or"
                    + " declare the game with @Pieces"),
    LINES_BY_OF_PIECES("by = %s, but %s; remove by"),

    // Tiles.
    NO_TILES("@Tiles has no picture; add one, such as \"##\""),
    TILE_EMPTY("the tile \"%s\" covers no cell; draw each of its cells as '#'"),
    TILE_CHARACTER("the tile \"%s\" has %s at character %s%s; draw tiles with '#' and '.', their rows joined by '/'"),
    TILES_DISAGREE(
            "%s = %s here and %s in the game's first @Tiles, but a board text has one such character; use the same in"
                    + " both"),
    TILE_FITS_NOWHERE(
            NOTE,
            "the tile \"%s\" fits nowhere on this board, so nobody will ever lay it; remove it or correct its picture"),
    TOO_MANY_TILES(
            "there are %s ways to place a tile on the empty board, but a class file has room for %s; declare fewer tiles or a"
                    + " smaller board"),
    GAME_WITHOUT_MOVE(
            "no tile fits anywhere on this board, so the game has no move; use smaller tiles or a larger board"),
    TILE_EDGE(NOTE, "the tile \"%s\" is the same as \"%s\", since what is empty around a tile says nothing; %s"),
    TILE_TWICE(NOTE, "the tile \"%s\" is the same as \"%s\"; %s"),
    MIRROR_IMAGE(
            NOTE,
            "the tile \"%s\" is never turned, but its mirror image may be laid, too; write reflect = false if it is to lie"
                    + " as drawn, or reflect = true if that is meant"),
    TILES_OF_ONE_PLAYER(
            NOTE,
            "%s has tiles of its own and %s has none, as these are for both; write by = %s, or by = EITHER if that is"
                    + " meant"),
    TILES_FOR_BOTH(NOTE, "by means nothing here, as both players can cover the same cells; %s"),
    EVERY_PLAY_DRAWN(
            NOTE,
            "this game ends only where a player has no move, and that is a draw, so every play is one; write LOSES or"
                    + " WINS, or remove @NoMoves: who has no move loses then"),
    PLAYER_WITHOUT_TILE(
            NOTE,
            "%s never has a move, as %s, so play is over %s; add a tile that %s can lay, or leave out by where tiles are"
                    + " for both"),

    // The result.
    WRONG_EXPECTATION("expect = %s, but under perfect play %s%s; write expect = %s or change the game"),
    NOT_PROVED(
            NOTE,
            "expect = %s was not checked: the game has %s positions, and proving its result takes more than the %s that a"
                    + " proof may look at; raise the processor option -Asolvable.proofBudget to have it checked, or ask the"
                    + " solver in a test"),
    UNKNOWN_OPTION("there is no processor option %s; write one of %s"),
    BAD_OPTION("the processor option %s is \"%s\", which says nothing; write -A%1$s= with %3$s"),

    // The processor itself.
    MORE_OF_A_KIND(NOTE, "%s more problems of the kind %s are not shown; correct those that are first"),
    WRITE_FAILED("the %s of %s cannot be written: %s; make room for it where generated %s go"),
    INTERNAL_ERROR("the processor failed on this declaration:%n%s; please report this text as a bug");

    private static final String PREFIX = "[Solvable:";

    /** The most characters of an argument; the message of a crash is not shortened, as it has the stack trace. */
    private static final int LONGEST_ARGUMENT = 1_000;

    private final Severity severity;
    private final String template;

    /** An error. */
    Message(String template) {
        this(ERROR, template);
    }

    Message(Severity severity, String template) {
        this.severity = severity;
        this.template = template;
    }

    /** The stable id of this message: the name of the constant in camel case. */
    public String id() {
        return Arrays.stream(name().split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    /** Whether a solver is still written. */
    public Severity severity() {
        return severity;
    }

    /** The whole text: the id in brackets, what is wrong, and what to do. */
    String text(Object... arguments) {
        Object[] shown = this == INTERNAL_ERROR
                ? arguments
                : Arrays.stream(arguments).map(Message::shortened).toArray();
        return PREFIX + id() + "] " + String.format(Locale.ROOT, template, shown) + ".";
    }

    /** Shortens an argument, as a user's text may have any length. */
    private static Object shortened(Object argument) {
        return argument instanceof String text && text.length() > LONGEST_ARGUMENT
                ? text.substring(0, LONGEST_ARGUMENT / 2) + " ... "
                        + text.substring(text.length() - LONGEST_ARGUMENT / 4)
                : argument;
    }

    /** How bad a problem is. */
    public enum Severity {
        /** No solver is written. */
        ERROR,
        /** The solver is written; the declaration may still not say what was meant. */
        NOTE
    }
}
