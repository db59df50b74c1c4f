package dev.solvable.processor;

import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.TypeReader;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The names of the solvers of a round's games, with clashes and names that are taken. */
final class SolverNames {
    private final Map<String, List<GameType>> games = new HashMap<>();

    /** The qualified names of solvers that other types already have. */
    private final Set<String> taken = new HashSet<>();

    private SolverNames() {}

    static SolverNames of(Collection<TypeElement> games, Elements elements) {
        SolverNames names = new SolverNames();
        for (TypeElement game : games) {
            GameType type = TypeReader.type(game, elements);
            String solver = type.qualifiedSolverName();
            names.games.computeIfAbsent(solver, name -> new ArrayList<>()).add(type);
            if (isTaken(solver, game, elements)) {
                names.taken.add(solver);
            }
        }
        return names;
    }

    /** Adds a problem for each clash of the solver's name. */
    void check(GameType type, Problems problems) {
        for (GameType other : namesakes(type)) {
            if (!other.name().equals(type.name())) {
                problems.add(Message.SOLVER_NAME_CLASH, Place.ofType(), type.name(), other.name(), type.solverName());
            }
        }
        if (taken.contains(type.qualifiedSolverName())) {
            problems.add(Message.NAME_TAKEN, Place.ofType(), type.name(), type.solverName());
        }
    }

    /** Whether a file is written for this type. Of several types with the same solver name, the first gets a stub. */
    boolean writes(GameType type) {
        return namesakes(type).get(0).name().equals(type.name()) && !taken.contains(type.qualifiedSolverName());
    }

    private List<GameType> namesakes(GameType type) {
        return games.getOrDefault(type.qualifiedSolverName(), List.of(type));
    }

    /** A generated solver of an earlier compilation on the class path does not count as taken. */
    private static boolean isTaken(String solver, TypeElement game, Elements elements) {
        return TypeReader.seenBy(game, solver, elements)
                .filter(existing -> existing.getAnnotationMirrors().stream()
                        .noneMatch(mirror -> Annotations.is(mirror, Annotations.PACKAGE + Annotations.GENERATED)))
                .isPresent();
    }
}
