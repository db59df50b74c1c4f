package dev.solvable.processor.game;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.TernaryNumbers;
import dev.solvable.runtime.game.marks.MarksCode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Checks that a position fits a {@code long}, and the cache an array. */
final class EncodingChecker {
    static final int MAX_BITS = 64;

    /** An entry takes up to 16 bytes, so that such a cache takes 4 GB: two arrays of longs, which the JVM can index. */
    static final int MAX_CACHE_ENTRIES = 1 << 28;

    private static final String TERNARY = "TERNARY has room for at most 40 cells";

    private static final Place ENCODING = Place.of("SolvableGame", "encoding");
    private static final Place CELLS = Place.of("SolvableGame", "cells");

    private final Encoding encoding;
    private final Board board;
    private final Problems problems;

    private EncodingChecker(Encoding encoding, Board board, Problems problems) {
        this.encoding = encoding;
        this.board = board;
        this.problems = problems;
    }

    /** Checks the declared encoding, and that it has room for the game, as far as board and rules are valid. */
    static void check(
            GameDeclaration declaration, Optional<Board> board, Optional<DeclaredRules> rules, Problems problems) {
        if (declaration.shape().program().isPresent()) {
            return;
        }
        Encoding encoding = declaration.encoding();
        boolean marks = declaration.marks().isPresent();
        boolean tiles = !declaration.tiles().isEmpty();
        boolean moveSource = !declaration.moveSources().isEmpty();
        if (moveSource && !marks && !tiles && encoding == Encoding.TERNARY) {
            problems.add(Message.TERNARY_MOVE_SOURCE, ENCODING);
        }
        boolean pieces = declaration.moving().pieces().isPresent();
        if (pieces && !marks && !tiles && !moveSource && encoding != Encoding.AUTO) {
            problems.add(Message.ENCODING_OF_PIECES, ENCODING, encoding);
        }
        if (board.isPresent()) {
            EncodingChecker checker = new EncodingChecker(encoding, board.get(), problems);
            if (moveSource) {
                checker.checkSource(rules);
            } else if (marks && !tiles) {
                checker.checkMarks(declaration.marks().get());
            } else if (tiles && !marks) {
                checker.checkTiles(declaration.tiles(), rules);
            } else if (pieces) {
                rules.ifPresent(moving -> checker.checkPieces((DeclaredPieces) moving));
            }
        }
    }

    /** Checks the declared size of the cache, as far as the rules are valid. */
    static void checkCache(GameDeclaration declaration, Optional<DeclaredRules> rules, Problems problems) {
        int entries = declaration.cacheEntries();
        Place place = Place.of("SolvableGame", "cacheEntries");
        if (entries < 0 || entries > MAX_CACHE_ENTRIES) {
            problems.add(Message.CACHE_SIZE, place, entries);
        } else if (entries > 0 && rules.orElse(null) instanceof DeclaredPieces pieces && pieces.mayReturn()) {
            problems.add(Message.CACHE_OF_PIECES, place, entries, pieces.wayToReturn());
        }
    }

    private void checkMarks(GameDeclaration.Marks marks) {
        if (marks.gravity()) {
            checkGravity();
        } else if (marks.choice() == Choice.SHARED) {
            checkDigits(TernaryNumbers.MOST_CELLS, TERNARY);
        } else {
            checkTwoKinds();
        }
    }

    private void checkTwoKinds() {
        int most = encoding == Encoding.BITMASK ? MarksCode.MOST_CELLS_OF_TWO_MASKS : TernaryNumbers.MOST_CELLS;
        if (board.cells() <= most) {
            return;
        }
        String limit = switch (encoding) {
            case AUTO -> "no encoding has room for two kinds of mark on more than 40 cells";
            case BITMASK -> "BITMASK has room for two kinds of mark on at most 32 cells";
            case TERNARY -> TERNARY;
        };
        String advice = board.cells() <= TernaryNumbers.MOST_CELLS
                ? "use encoding = TERNARY or AUTO, or a smaller board"
                : "use a board of at most 40 cells" + falling();
        refuse(encoding == Encoding.AUTO ? CELLS : ENCODING, limit, count(board.cells(), "cell"), advice);
    }

    /** Advice for a game of falling marks, such as Connect Four, that does not declare gravity. */
    private String falling() {
        boolean fits = board.rows() > 1 && board.cells() + board.stacks().size() <= MAX_BITS;
        return fits ? ", or gravity = true where marks fall to the lowest empty cell" : "";
    }

    private void checkGravity() {
        int columns = board.stacks().size();
        int bits = board.cells() + columns;
        if (bits > MAX_BITS) {
            refuse(
                    CELLS,
                    "with gravity a position is a bit for each cell and one more for each column, at most 64 together",
                    count(board.cells(), "cell") + " and " + count(columns, "column") + ", so " + bits + " bits",
                    "use a smaller board");
        } else {
            checkDigits(TernaryNumbers.MOST_CELLS, TERNARY);
        }
    }

    private void checkTiles(List<GameDeclaration.Tiles> tiles, Optional<DeclaredRules> rules) {
        if (tiles.stream().allMatch(tile -> tile.by() == Player.EITHER)) {
            checkDigits(TernaryNumbers.MOST_CELLS, TERNARY);
            return;
        }
        checkDigits(
                TernaryNumbers.MOST_CELLS - 1,
                "where tiles belong to one player TERNARY has room for at most 39 cells, as one digit is the side to"
                        + " move");
        List<Integer> sizes = rules.stream()
                .flatMapToLong(
                        known -> Arrays.stream(((DeclaredTiles) known).game().fills()))
                .mapToObj(Long::bitCount)
                .distinct()
                .sorted()
                .toList();
        if (encoding != Encoding.TERNARY && board.cells() == MAX_BITS && sizes.size() > 1) {
            refuse(
                    CELLS,
                    "where tiles of several sizes belong to one player a position has room for at most 63 cells and a"
                            + " bit for the side to move",
                    "64 cells and tiles of " + sizes.get(0) + " to " + sizes.get(sizes.size() - 1) + " cells",
                    "use tiles of one size or a board of at most 63 cells");
        }
    }

    private void checkPieces(DeclaredPieces rules) {
        PieceEncoding encoded = PieceEncoding.of(rules.set());
        if (!encoded.fits()) {
            problems.add(Message.PIECES_TOO_LARGE, CELLS, encoded.bits());
        }
    }

    private void checkSource(Optional<DeclaredRules> rules) {
        boolean partizan = rules.filter(DeclaredRules::partizan).isPresent();
        if (partizan && board.cells() == MAX_BITS) {
            refuse(
                    CELLS,
                    "where each player has moves of their own a position has room for at most 63 cells and a bit for"
                            + " the side to move",
                    "64 cells",
                    "use a board of at most 63 cells");
        }
    }

    /** Checks a limit on the number of cells that only base 3 has. */
    private void checkDigits(int most, String limit) {
        if (encoding == Encoding.TERNARY && board.cells() > most) {
            refuse(
                    ENCODING,
                    limit,
                    count(board.cells(), "cell"),
                    "use encoding = BITMASK or AUTO, or a board of at most " + most + " cells");
        }
    }

    private void refuse(Place place, String limit, String size, String advice) {
        problems.add(Message.ENCODING_TOO_SMALL, place, limit, size, advice);
    }
}
