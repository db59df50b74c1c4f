package dev.solvable.processor.game;

import static dev.solvable.processor.diagnostic.Wording.count;

import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.Optional;

/** Checks that a position of the game fits a {@code long}, and the cache an array. */
final class EncodingChecker {
    /** Two masks of as many bits share a {@code long}. */
    static final int MAX_BITMASK_MARKS = 32;

    /** The largest power of 3 below 2 to the power of 64. */
    static final int MAX_TERNARY_MARKS = 40;

    /** An entry takes up to 16 bytes, so that such a cache takes 4 GB: two arrays of longs, which the JVM can index. */
    static final int MAX_CACHE_ENTRIES = 1 << 28;

    private EncodingChecker() {}

    /** The encoding asked for; empty, and a problem, where it has no room for the game. */
    static Optional<Encoding> check(GameDeclaration declaration, Optional<Board> board, Problems problems) {
        Place place = Place.of("SolvableGame", "encoding");
        Optional<Encoding> encoding = Constants.read(Encoding.class, declaration.encoding(), place, problems);
        boolean marks = declaration.marks().isPresent();
        boolean tiles = !declaration.tiles().isEmpty();
        if (encoding.isEmpty() || marks == tiles) {
            return encoding;
        }
        if (tiles && encoding.get() == Encoding.TERNARY) {
            problems.add(Message.TERNARY_TILES, place);
            return Optional.empty();
        }
        // Where the board is not clear the number of cells is not either, and that is a problem of its own.
        if (marks && board.isPresent() && !marksFit(encoding.get(), board.get().cells(), place, problems)) {
            return Optional.empty();
        }
        return encoding;
    }

    static void checkCache(GameDeclaration declaration, Problems problems) {
        int entries = declaration.cacheEntries();
        if (entries < 0 || entries > MAX_CACHE_ENTRIES) {
            problems.add(Message.CACHE_SIZE, Place.of("SolvableGame", "cacheEntries"), entries);
        }
    }

    private static boolean marksFit(Encoding encoding, int cells, Place place, Problems problems) {
        int most = encoding == Encoding.BITMASK ? MAX_BITMASK_MARKS : MAX_TERNARY_MARKS;
        if (cells <= most) {
            return true;
        }
        String limit = switch (encoding) {
            case AUTO -> "no encoding has room for two kinds of mark on more than 40 cells";
            case BITMASK -> "BITMASK has room for two kinds of mark on at most 32 cells";
            case TERNARY -> "TERNARY has room for at most 40 cells";
        };
        String advice = cells <= MAX_TERNARY_MARKS
                ? "use encoding = TERNARY or AUTO, or a smaller board"
                : "use a board of at most 40 cells";
        problems.add(
                Message.ENCODING_TOO_SMALL,
                encoding == Encoding.AUTO ? Place.of("SolvableGame", "cells") : place,
                limit,
                count(cells, "cell"),
                advice);
        return false;
    }
}
