package dev.solvable.tool.analysis;

import dev.solvable.Algorithm;
import dev.solvable.GameFacts;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What solving a game will take, known before anything is solved.
 *
 * @param game the name of the game
 * @param algorithm how it is solved
 * @param states the size of the state space, in fillings of the board; null where a {@code long} cannot hold it, and
 *     where the rules are a program, so that it is unknown
 * @param positionBits the bits that a position takes at most, from 1 to 64
 * @param cacheEntries how many entries the largest table or cache has
 * @param cacheBytes the bytes of all tables and caches once they are in use; null where they are unknown
 * @param heapBytes the bytes that this JVM may use for everything
 * @param fits whether the tables and caches fit, or may fit. If play may go on for ever, the number of reachable
 *     positions shows only during enumeration; {@code cacheBytes} is then an upper bound, for all fillings of the board
 */
public record Estimate(
        String game,
        String algorithm,
        @Nullable Long states,
        int positionBits,
        int cacheEntries,
        @Nullable Long cacheBytes,
        long heapBytes,
        boolean fits) {
    private static final long MIB = 1L << 20;

    /** About what the rest of the program takes beside the tables. */
    public static final long PROGRAM_BYTES = 8 * MIB;

    /** The estimate for a game on a heap of this size in bytes, such as {@link Runtime#maxMemory()}. */
    public static Estimate of(GameFacts facts, long heapBytes) {
        return new Estimate(
                facts.name(),
                facts.algorithm(),
                facts.states() == Long.MAX_VALUE ? null : facts.states(),
                facts.positionBits(),
                facts.cacheEntries(),
                isPossible(facts) ? facts.cacheBytes() : null,
                heapBytes,
                facts.solvedBy() == Algorithm.RETROGRADE || hasRoom(heapBytes, facts.cacheBytes()));
    }

    /** This estimate under another name of the game, which tells it from others. */
    public Estimate named(String name) {
        return new Estimate(name, algorithm, states, positionBits, cacheEntries, cacheBytes, heapBytes, fits);
    }

    /** Whether there is an estimate: not for rules that are a program, whose positions only running them shows. */
    public static boolean isPossible(GameFacts facts) {
        return facts.solvedBy() != Algorithm.RETROGRADE || facts.cacheBytes() > 0;
    }

    /** Whether the heap has room for all that the tables and caches may take. */
    public boolean surelyFits() {
        return cacheBytes != null && hasRoom(heapBytes, cacheBytes);
    }

    private static boolean hasRoom(long heapBytes, long cacheBytes) {
        return heapBytes - PROGRAM_BYTES >= cacheBytes;
    }

    /** How many states there are; for a game that is no program. */
    public String statesInWords() {
        return states == null ? "over 2^63" : number(states);
    }

    /** Whether the heap is large enough, and what to do where it is not. */
    public String heapInWords() {
        if (!fits) {
            return "too small: " + refusal();
        }
        if (surelyFits()) {
            return "large enough";
        }
        String shows = "how many can be reached shows while solving";
        return "perhaps large enough: "
                + (cacheBytes == null ? shows : "it holds " + share(cacheBytes) + " % of the states, and " + shows);
    }

    /** The share of these bytes for which the heap has room, in percent: less than 100. */
    private String share(long bytes) {
        double percent = 100.0 * Math.max(0, heapBytes - PROGRAM_BYTES) / bytes;
        return percent < 1 ? String.format(Locale.ROOT, "%.2g", percent) : String.valueOf((int) percent);
    }

    /** Why the game cannot be solved on this heap, and what to do; after an error also for games whose tables fit. */
    public String refusal() {
        return game + " " + shortage();
    }

    /** As {@link #refusal}, without the name of the game. */
    public String shortage() {
        if (cacheBytes == null || surelyFits()) {
            return "needs more than the " + size(heapBytes)
                    + " that this JVM may use, and how much is unknown beforehand; try java -Xmx"
                    + 2 * (heapBytes / MIB) + "m";
        }
        return "takes " + size(cacheBytes) + " for its tables, and this JVM may use " + size(heapBytes)
                + "; start it with java -Xmx" + heapMebibytes(cacheBytes) + "m";
    }

    /** The heap that tables of this size in bytes need, in MiB. */
    public static long heapMebibytes(long tableBytes) {
        // A quarter more than the tables take: the collector wants room too.
        return (tableBytes + tableBytes / 4 + PROGRAM_BYTES) / MIB + 1;
    }

    /** A number with a comma before each three digits: {@code 1,024}. */
    public static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Bytes in the largest unit that gives at least 1: {@code 512 bytes}, {@code 1.5 MiB}. */
    public static String size(long bytes) {
        String[] units = {"bytes", "KiB", "MiB", "GiB", "TiB"};
        int unit = 0;
        double size = bytes;
        while (size >= 1024 && unit < units.length - 1) {
            size /= 1024;
            unit++;
        }
        return String.format(Locale.ROOT, unit == 0 || size >= 10 ? "%.0f %s" : "%.1f %s", size, units[unit]);
    }
}
