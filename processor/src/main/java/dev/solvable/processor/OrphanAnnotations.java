package dev.solvable.processor;

import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Wording;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds annotations of games on types without {@code @SolvableGame}. */
final class OrphanAnnotations {
    private OrphanAnnotations() {}

    static void report(Set<? extends TypeElement> annotations, RoundEnvironment round, Reporter reporter) {
        TreeMap<String, TypeElement> types = new TreeMap<>();
        for (TypeElement annotation : annotations) {
            Set<? extends Element> annotated = round.getElementsAnnotatedWith(annotation);
            ElementFilter.typesIn(annotated).forEach(type -> add(type, types));
            for (ExecutableElement method : ElementFilter.methodsIn(annotated)) {
                if (method.getEnclosingElement() instanceof TypeElement type) {
                    add(type, types);
                }
            }
        }
        for (TypeElement type : types.values()) {
            if (Annotations.on(type, Annotations.GAME).isEmpty()) {
                reporter.report(problems(type), type);
            }
        }
    }

    private static void add(TypeElement type, Map<String, TypeElement> types) {
        types.put(type.getQualifiedName().toString(), type);
    }

    private static Problems problems(TypeElement type) {
        Problems problems = new Problems();
        List<String> names = Stream.concat(
                        Annotations.COMPANIONS.stream()
                                .filter(name -> !Annotations.on(type, name).isEmpty()),
                        Annotations.ON_METHODS.stream()
                                .filter(name -> !Annotations.methods(type, name).isEmpty()))
                .toList();
        if (names.isEmpty()) {
            return problems; // such as a solver, which has only its own annotation
        }
        String these = names.size() == 1 ? "@" + names.get(0) : "them";
        problems.add(
                Message.MISSING_SOLVABLE_GAME,
                Place.of(names.get(0)),
                Wording.say(names),
                type.getSimpleName(),
                gameAround(type)
                        .map(game -> "move " + these + " to " + game.getSimpleName())
                        .orElse("add @SolvableGame or remove " + these));
        return problems;
    }

    /** The game in which a type is nested, for which its annotations are probably meant. */
    private static Optional<TypeElement> gameAround(TypeElement type) {
        return type.getEnclosingElement() instanceof TypeElement around
                        && !Annotations.on(around, Annotations.GAME).isEmpty()
                ? Optional.of(around)
                : Optional.empty();
    }
}
