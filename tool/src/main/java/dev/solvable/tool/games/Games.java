package dev.solvable.tool.games;

import dev.solvable.Solver;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The games that a program offers: what a {@code main} hands over. No two names differ in case alone.
 *
 * @param solvers for each name, in the order in which the games are listed, what makes a new solver; called when one is
 *     asked for, not before
 */
public record Games(Map<String, Supplier<Solver>> solvers) {
    public Games {
        solvers = Collections.unmodifiableMap(new LinkedHashMap<>(solvers));
    }

    /** The names of all games, in order. */
    public Set<String> names() {
        return solvers.keySet();
    }

    /** A new solver of the game with this name, upper and lower case alike, or empty where there is no such game. */
    public Optional<Solver> find(String name) {
        return names().stream()
                .filter(name::equalsIgnoreCase)
                .findFirst()
                .map(solvers::get)
                .map(Supplier::get);
    }
}
