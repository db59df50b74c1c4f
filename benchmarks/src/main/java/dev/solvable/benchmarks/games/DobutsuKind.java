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
 * The kinds of positions of Dobutsu shogi that were counted before, by T. Tanaka (IPSJ 2009-GI-22) and by solvers that
 * came after, one of each set of images: those in which the game is over there by their endings, the others by their
 * values.
 *
 * <p>A position in which the lion can be taken is over there. Here its only move takes the lion and leads to one
 * position without lions, the same for all: it is won in one ply, and of positions there is one more. The other ending
 * is over here as well. So the published counts are those of the kinds below, and theirs in all is ours less one.
 */
enum DobutsuKind {
    /** Over in the published count. */
    TAKING("the mover can take the lion, won", 140_298_614),

    /** Over. */
    ARRIVED("the other lion has arrived and cannot be taken, lost", 7_018_985),

    WON("play goes on, won", 56_474_473),

    DRAWN("play goes on, drawn", 2_682_700),

    LOST("play goes on, lost", 40_328_395),

    /** Over here: what all takings of a lion lead to. */
    WITHOUT_LION("the lion is taken, lost: counted here only", 0);

    /** What it means. */
    final String text;

    /** How many there are as published. */
    final long published;

    DobutsuKind(String text, long published) {
        this.text = text;
        this.published = published;
    }

    /** How many positions of each kind a table has that holds a position for each set of images. */
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

    /**
     * The kind of a position with the first player to move.
     *
     * @throws IllegalStateException where its value is none that the kind can have
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
