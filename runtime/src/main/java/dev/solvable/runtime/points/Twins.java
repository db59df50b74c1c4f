package dev.solvable.runtime.points;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Strings with the same ends are worth the same: of such twins those with the lowest numbers are cut first. */
final class Twins {
    /** All strings of each set of twins. */
    private final long[] sets;

    Twins(StringsAndCoins game) {
        Map<Long, Long> setOf = new LinkedHashMap<>();
        for (long rest = game.strings; rest != 0; rest &= rest - 1) {
            setOf.merge(game.ends(Long.numberOfTrailingZeros(rest)), rest & -rest, (one, other) -> one | other);
        }
        List<Long> twins = new ArrayList<>();
        for (long set : setOf.values()) {
            if ((set & set - 1) != 0) {
                twins.add(set);
            }
        }
        sets = twins.stream().mapToLong(set -> set).toArray();
    }

    /** Of these strings those that have no lower twin among them. */
    long lowest(long strings) {
        long lowest = strings;
        for (long set : sets) {
            long twins = strings & set;
            lowest &= ~(twins & twins - 1);
        }
        return lowest;
    }
}
