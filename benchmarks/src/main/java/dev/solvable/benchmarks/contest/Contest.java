package dev.solvable.benchmarks.contest;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A piece of work, and the programs that are compared on it.
 *
 * @param group the kind of work
 * @param work its name, unique in its group
 * @param attempts suppliers of new attempts by competitor, in the order of the enum
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
