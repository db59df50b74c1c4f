package dev.solvable.processor;

import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds annotations that say something of a game on types that are not declared as one. */
final class Companions {
    private Companions() {}

    static void report(Set<? extends TypeElement> annotations, RoundEnvironment round, Reporter reporter) {
        TreeMap<String, TypeElement> types = new TreeMap<>();
        for (TypeElement annotation : annotations) {
            for (TypeElement type : ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))) {
                types.put(type.getQualifiedName().toString(), type);
            }
        }
        for (TypeElement type : types.values()) {
            if (Annotations.on(type, Annotations.GAME).isEmpty()) {
                reporter.report(problems(type), type);
            }
        }
    }

    private static Problems problems(TypeElement type) {
        Problems problems = new Problems();
        for (String companion : Annotations.COMPANIONS) {
            if (!Annotations.on(type, companion).isEmpty()) {
                problems.add(Message.MISSING_SOLVABLE_GAME, Place.of(companion), companion, type.getSimpleName());
            }
        }
        return problems;
    }
}
