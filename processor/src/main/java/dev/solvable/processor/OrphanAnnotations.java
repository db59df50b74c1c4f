package dev.solvable.processor;

import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds annotations that say something of a game on types that are not declared as one. */
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
        for (String companion : Annotations.COMPANIONS) {
            if (!Annotations.on(type, companion).isEmpty()) {
                problems.add(Message.MISSING_SOLVABLE_GAME, Place.of(companion), companion, type.getSimpleName());
            }
        }
        for (String annotation : Annotations.ON_METHODS) {
            for (int index = 0; index < Annotations.methods(type, annotation).size(); index++) {
                problems.add(
                        Message.MISSING_SOLVABLE_GAME, Place.of(annotation, index), annotation, type.getSimpleName());
            }
        }
        return problems;
    }
}
