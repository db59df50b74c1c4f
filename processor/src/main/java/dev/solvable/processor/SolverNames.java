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
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Which game of a round gets which name for its solver, and which names are not to be had. */
final class SolverNames {
    private final Map<String, List<GameType>> games = new HashMap<>();
    private final Elements elements;

    private SolverNames(Elements elements) {
        this.elements = elements;
    }

    /** The names of the solvers of a round. */
    static SolverNames of(Collection<TypeElement> games, Elements elements) {
        SolverNames names = new SolverNames(elements);
        for (TypeElement game : games) {
            GameType type = TypeReader.type(game, elements);
            names.games
                    .computeIfAbsent(type.qualifiedSolverName(), name -> new ArrayList<>())
                    .add(type);
        }
        return names;
    }

    /** Adds the problems that the solver's name has. */
    void check(GameType type, Problems problems) {
        for (GameType other : namesakes(type)) {
            if (!other.name().equals(type.name())) {
                problems.add(Message.SOLVER_NAME_CLASH, Place.ofType(), type.name(), other.name(), type.solverName());
            }
        }
        if (isTaken(type)) {
            problems.add(Message.NAME_TAKEN, Place.ofType(), type.name(), type.solverName());
        }
    }

    /**
     * Whether a file is written for this type: of several with one name for the first only, so that there is a stub.
     */
    boolean writes(GameType type) {
        return namesakes(type).get(0).name().equals(type.name()) && !isTaken(type);
    }

    private List<GameType> namesakes(GameType type) {
        return games.getOrDefault(type.qualifiedSolverName(), List.of(type));
    }

    /** Our own output of an earlier compilation, found on the class path, does not take a name. */
    private boolean isTaken(GameType type) {
        TypeElement existing = elements.getTypeElement(type.qualifiedSolverName());
        return existing != null
                && existing.getAnnotationMirrors().stream()
                        .noneMatch(mirror -> Annotations.is(mirror, Annotations.PACKAGE + Annotations.GENERATED));
    }
}
