package dev.solvable.processor.declaration;

import dev.solvable.processor.diagnostic.Place;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the elements of one annotation, written or defaulted, each as the type that it has. */
final class AnnotationReader {
    /** Why an element cannot be read. */
    static final class UnreadableException extends Exception {
        private static final long serialVersionUID = 1L;

        private final boolean missing;

        UnreadableException(boolean missing) {
            this.missing = missing;
        }

        /** Whether a required element is not there at all; otherwise its value is not known, perhaps not yet. */
        boolean missing() {
            return missing;
        }
    }

    /**
     * What javac shows for the value of an expression that it cannot resolve; a string of that text shows its quotes.
     */
    private static final String JAVAC_ERROR = "<error>";

    private final AnnotationMirror mirror;
    private final Map<? extends ExecutableElement, ? extends AnnotationValue> values;
    private final Set<String> read = new LinkedHashSet<>();

    AnnotationReader(AnnotationMirror mirror, Elements elements) {
        this.mirror = mirror;
        this.values = elements.getElementValuesWithDefaults(mirror);
    }

    int integer(String element) throws UnreadableException {
        return read(element, Integer.class);
    }

    boolean bool(String element) throws UnreadableException {
        return read(element, Boolean.class);
    }

    char character(String element) throws UnreadableException {
        return read(element, Character.class);
    }

    String string(String element) throws UnreadableException {
        return read(element, String.class);
    }

    /** The name of an enum constant. */
    String constant(String element) throws UnreadableException {
        return read(element, VariableElement.class).getSimpleName().toString();
    }

    /** The name of an enum constant; a default where the annotations are too old to have the element. */
    String constant(String element, String unsaid) throws UnreadableException {
        return exists(element) ? constant(element) : unsaid;
    }

    /** A boolean; a default where the annotations are too old to have the element. */
    boolean bool(String element, boolean unsaid) throws UnreadableException {
        return exists(element) ? bool(element) : unsaid;
    }

    /** Strings; a default where the annotations are too old to have the element. */
    List<String> strings(String element, List<String> unsaid) throws UnreadableException {
        return exists(element) ? strings(element) : unsaid;
    }

    List<String> strings(String element) throws UnreadableException {
        return list(element, String.class);
    }

    List<Integer> integers(String element) throws UnreadableException {
        return list(element, Integer.class);
    }

    /** The names of enum constants. */
    List<String> constants(String element) throws UnreadableException {
        return list(element, VariableElement.class).stream()
                .map(constant -> constant.getSimpleName().toString())
                .toList();
    }

    private <T> List<T> list(String element, Class<T> type) throws UnreadableException {
        List<T> list = new ArrayList<>();
        for (AnnotationValue value : Annotations.values(value(element))) {
            list.add(cast(value, type));
        }
        return list;
    }

    /** Whether an element is written; otherwise its default holds. */
    boolean isWritten(String element) {
        return Annotations.value(mirror, element).isPresent();
    }

    /**
     * The places of elements that are written although they were not read: a newer version of the annotation has them.
     */
    List<Place> unknown() {
        List<Place> unknown = new ArrayList<>();
        var type = mirror.getAnnotationType().asElement();
        for (ExecutableElement element : ElementFilter.methodsIn(type.getEnclosedElements())) {
            String name = element.getSimpleName().toString();
            if (!read.contains(name) && Annotations.value(mirror, name).isPresent()) {
                unknown.add(Place.of(type.getSimpleName().toString(), name));
            }
        }
        return unknown;
    }

    private boolean exists(String element) {
        var type = mirror.getAnnotationType().asElement();
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .anyMatch(method -> method.getSimpleName().contentEquals(element));
    }

    private <T> T read(String element, Class<T> type) throws UnreadableException {
        return cast(value(element), type);
    }

    private AnnotationValue value(String element) throws UnreadableException {
        read.add(element);
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry : values.entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(element)) {
                return entry.getValue();
            }
        }
        throw new UnreadableException(true);
    }

    private static <T> T cast(AnnotationValue value, Class<T> type) throws UnreadableException {
        Object content = value.getValue();
        // The Eclipse compiler shows null where javac shows an error.
        if (!type.isInstance(content) || value.toString().equals(JAVAC_ERROR)) {
            throw new UnreadableException(false);
        }
        return type.cast(content);
    }
}
