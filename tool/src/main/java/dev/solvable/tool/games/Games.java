package dev.solvable.tool.games;

import dev.solvable.Solver;
import dev.solvable.tool.book.Books;
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

    /** These games, and after them those others that none of these has the name of, upper and lower case alike. */
    public Games before(Games others) {
        Map<String, Supplier<Solver>> all = new LinkedHashMap<>(solvers);
        others.solvers.forEach((name, solver) -> {
            if (names().stream().noneMatch(name::equalsIgnoreCase)) {
                all.put(name, solver);
            }
        });
        return new Games(all);
    }

    /** The name that is meant, upper and lower case alike, or empty where there is no such game. */
    public Optional<String> name(String typed) {
        return names().stream().filter(typed::equalsIgnoreCase).findFirst();
    }

    /**
     * A new solver of the game with this name, upper and lower case alike, or empty where there is no such game. It
     * answers from the opening book that lies beside it, if there is one.
     */
    public Optional<Solver> find(String name) {
        return name(name).map(solvers::get).map(Supplier::get).map(Books::with);
    }
}
