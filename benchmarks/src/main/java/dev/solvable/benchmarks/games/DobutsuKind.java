package dev.solvable.benchmarks.games;

import static java.util.Objects.requireNonNull;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * The kinds of positions of Dobutsu shogi in published counts, by T. Tanaka (IPSJ 2009-GI-22) and by later solvers.
 * Symmetric images count once. Positions that are over there are counted by their endings, others by their values.
 *
 * <p>In the published counts, a position in which the lion can be taken is over. Here it is won in one ply: its only
 * move takes the lion, and leads to the one position without lions. Positions in which a lion has arrived are over here
 * too. So the published counts equal ours for the kinds below, except that our total is greater by that one position.
 */
enum DobutsuKind {
    /** Over in the published count. */
    TAKING("the mover can take the lion, won", 140_298_614),

    /** Over. */
    ARRIVED("the other lion has arrived and cannot be taken, lost", 7_018_985),

    WON("play goes on, won", 56_474_473),

    DRAWN("play goes on, drawn", 2_682_700),

    LOST("play goes on, lost", 40_328_395),

    /** Over here: the one position after a lion is taken. */
    WITHOUT_LION("the lion is taken, lost: counted here only", 0);

    /** The description of the kind. */
    final String text;

    /** The published number of positions. */
    final long published;

    DobutsuKind(String text, long published) {
        this.text = text;
        this.published = published;
    }

    /** The number of positions of each kind in a table of canonical positions. */
    static Map<DobutsuKind, Long> count(PositionTable table) {
        Map<DobutsuKind, LongAdder> counts = new EnumMap<>(DobutsuKind.class);
        for (DobutsuKind kind : values()) {
            counts.put(kind, new LongAdder());
        }
        table.forEachPosition(position -> {
            int value = table.value(position);
            requireNonNull(counts.get(of(position, Values.outcome(value), Values.distance(value))))
                    .increment();
        });
        Map<DobutsuKind, Long> sums = new EnumMap<>(DobutsuKind.class);
        counts.forEach((kind, count) -> sums.put(kind, count.sum()));
        return Collections.unmodifiableMap(sums);
    }

    /** The greatest distance of a won or lost position. */
    static int longest(PositionTable table) {
        int[] longest = {0};
        table.forEachPosition(position -> {
            int value = table.value(position);
            if (Values.outcome(value) != Outcome.DRAW) {
                longest[0] = Math.max(longest[0], Values.distance(value));
            }
        });
        return longest[0];
    }

    /**
     * The kind of a position with the first player to move.
     *
     * @throws IllegalStateException if the kind cannot have this value
     */
    static DobutsuKind of(long position, Outcome outcome, int distance) {
        if (!Dobutsu.hasLions(position)) {
            return expect(WITHOUT_LION, outcome == Outcome.LOSS && distance == 0, position);
        }
        if (Dobutsu.takesLion(position)) {
            return expect(TAKING, outcome == Outcome.WIN && distance == 1, position);
        }
        if (distance == 0) {
            return expect(ARRIVED, outcome == Outcome.LOSS, position);
        }
        return switch (outcome) {
            case WIN -> WON;
            case DRAW -> DRAWN;
            case LOSS -> LOST;
        };
    }

    private static DobutsuKind expect(DobutsuKind kind, boolean fits, long position) {
        if (!fits) {
            throw new IllegalStateException(
                    "wrong value for \"" + kind.text + "\" on\n" + new Dobutsu().format(position));
        }
        return kind;
    }
}
