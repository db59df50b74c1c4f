package dev.solvable.tool.games;

import dev.solvable.Solver;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The games that a program offers, as its {@code main} passes them. No two names differ only in case.
 *
 * @param solvers the factory of a new solver for each name, in the order in which the games are listed; called only
 *     when a solver is asked for
 */
public record Games(Map<String, Supplier<Solver>> solvers) {
    public Games {
        solvers = Collections.unmodifiableMap(new LinkedHashMap<>(solvers));
    }

    /** The names of all games, in order. */
    public Set<String> names() {
        return solvers.keySet();
    }

    /** These games, followed by those others whose names are not among them, ignoring case. */
    public Games before(Games others) {
        Map<String, Supplier<Solver>> all = new LinkedHashMap<>(solvers);
        others.solvers.forEach((name, solver) -> {
            if (names().stream().noneMatch(name::equalsIgnoreCase)) {
                all.put(name, solver);
            }
        });
        return new Games(all);
    }

    /** The listed name, ignoring case, or empty where there is no such game. */
    public Optional<String> name(String typed) {
        return names().stream().filter(typed::equalsIgnoreCase).findFirst();
    }

    /**
     * The listed names of the games that a typed name may mean, ignoring case: the game with this full name, else all
     * with this simple name, else all nested types with this simple name. If there are several, their
     * {@link #fullName(String) full names} tell them apart.
     */
    public List<String> meant(String typed) {
        List<String> alike = names().stream()
                .filter(name -> endsWith(name, typed) || endsWith(typed, name))
                .toList();
        if (alike.size() == 1 && typed.equalsIgnoreCase(alike.get(0))) {
            return alike; // the common case, in which no solver needs to be loaded
        }
        // A program's own game may be on the class path too; there it comes first.
        Set<String> seen = new HashSet<>();
        alike = alike.stream().filter(name -> seen.add(fullName(name))).toList();
        Optional<String> withFullName = alike.stream()
                .filter(name -> typed.equalsIgnoreCase(fullName(name)))
                .findFirst();
        if (withFullName.isPresent()) {
            return List.of(withFullName.get());
        }
        List<String> withSimpleName = alike.stream()
                .filter(name -> typed.equalsIgnoreCase(solver(name).facts().name()))
                .toList();
        return withSimpleName.isEmpty()
                ? alike.stream().filter(name -> endsWith(name, typed)).toList()
                : withSimpleName;
    }

    /** The name of a listed game, with its package. Loads its solver, which alone knows that. */
    public String fullName(String name) {
        return fullName(solver(name));
    }

    /** The name of a solver's game with its package, which is the package of the generated solver. */
    public static String fullName(Solver solver) {
        String inPackage = OpeningTables.without(solver).getClass().getPackageName();
        return (inPackage.isEmpty() ? "" : inPackage + ".") + solver.facts().name();
    }

    private Solver solver(String name) {
        return Objects.requireNonNull(solvers.get(name), name).get();
    }

    /** Whether a name is another one, or ends with it after a dot. */
    private static boolean endsWith(String name, String end) {
        int start = name.length() - end.length();
        return start >= 0
                && name.regionMatches(true, start, end, 0, end.length())
                && (start == 0 || name.charAt(start - 1) == '.');
    }

    /**
     * A new solver of the game with this listed name, ignoring case, or empty where there is no such game. It answers
     * from the table beside its class, if there is one.
     */
    public Optional<Solver> find(String name) {
        return name(name).map(solvers::get).map(Supplier::get).map(OpeningTables::with);
    }
}
