package dev.solvable.processor;

import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Problems.Problem;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Prints each problem at the nearest source element: the value, else its array, the annotation, the type. */
final class Reporter {
    private final Messager messager;

    private final Optional<SourceTrees> trees;

    Reporter(Messager messager, Optional<SourceTrees> trees) {
        this.messager = messager;
        this.trees = trees;
    }

    void report(Problems problems, TypeElement type) {
        for (Problem problem : problems.list()) {
            Place place = problem.place();
            if (Annotations.ON_METHODS.contains(place.annotation())) {
                // The annotation is not repeated on its method.
                Element method = Annotations.methods(type, place.annotation()).get(place.occurrence());
                report(problem, new Place(place.annotation(), 0, place.element(), place.index()), method);
            } else {
                report(problem, place, type);
            }
        }
    }

    private void report(Problem problem, Place place, Element element) {
        Diagnostic.Kind kind =
                problem.message().severity() == Message.Severity.ERROR ? Diagnostic.Kind.ERROR : Diagnostic.Kind.NOTE;
        // The Eclipse compiler has neither a file nor a line for anything about a record.
        boolean isLost = element.getKind() == ElementKind.RECORD && trees.isEmpty();
        String text = isLost ? problem.text() + " This is about the record " + element + "." : problem.text();
        List<AnnotationMirror> annotations = Annotations.on(element, place.annotation());
        if (place.occurrence() >= annotations.size()) {
            messager.printMessage(kind, text, element);
            return;
        }
        boolean repeated = annotations.size() > 1;
        if (repeated && trees.isPresent() && trees.get().print(kind, text, element, place)) {
            return;
        }
        AnnotationMirror annotation = annotations.get(place.occurrence());
        Optional<AnnotationValue> value = value(annotation, place);
        if (value.isPresent()) {
            messager.printMessage(kind, text, element, annotation, value.get());
        } else {
            messager.printMessage(kind, text, element, annotation);
        }
    }

    private static Optional<AnnotationValue> value(AnnotationMirror annotation, Place place) {
        Optional<AnnotationValue> value = Annotations.value(annotation, place.element());
        if (value.isEmpty() || place.index() < 0) {
            return value;
        }
        List<AnnotationValue> values = Annotations.values(value.get());
        return place.index() < values.size() ? Optional.of(values.get(place.index())) : value;
    }
}
