package dev.solvable.benchmarks.contest;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A piece of work, and the programs that do it.
 *
 * @param group the kind of work
 * @param work what it is, unique in its group
 * @param attempts makes a new attempt of each competitor, in the order of their declaration
 */
public record Contest(Group group, String work, Map<Competitor, Supplier<Attempt>> attempts) {
    /** Copies the map. */
    public Contest {
        attempts = Collections.unmodifiableMap(new EnumMap<>(attempts));
    }

    /** The name by which {@link Contests#find(String)} finds it. */
    public String id() {
        return group + "/" + work;
    }
}
