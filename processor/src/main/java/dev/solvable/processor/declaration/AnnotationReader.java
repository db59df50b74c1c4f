package dev.solvable.processor.declaration;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
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

/** Reads the elements of one annotation, written or defaulted, with their types. */
final class AnnotationReader {
    static final class UnreadableException extends Exception {
        private static final long serialVersionUID = 1L;

        /**
         * Whether no later round can change it: a required element is missing, a value is of a wrong type, or a
         * constant is of another version. Otherwise a value is not known, perhaps only in this round.
         */
        final boolean isFinal;

        UnreadableException(boolean isFinal) {
            this.isFinal = isFinal;
        }
    }

    /** The text of a value that a compiler cannot resolve. */
    private static final String ERROR = "<error>";

    private final AnnotationMirror mirror;
    private final Place place;
    private final Problems problems;
    private final Map<? extends ExecutableElement, ? extends AnnotationValue> values;
    private final Set<String> read = new LinkedHashSet<>();

    /**
     * A reader of one annotation.
     *
     * @param place the place of the annotation
     * @param problems gets a problem for each element or constant of another version of the annotations
     * @throws UnreadableException if a value is of a wrong type, which the compiler reports itself
     */
    AnnotationReader(AnnotationMirror mirror, Place place, Elements elements, Problems problems)
            throws UnreadableException {
        this.mirror = mirror;
        this.place = place;
        this.problems = problems;
        try {
            this.values = elements.getElementValuesWithDefaults(mirror);
        } catch (RuntimeException wrongType) { // of the Eclipse compiler
            throw new UnreadableException(true);
        }
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

    <E extends Enum<E>> E constant(String element, Class<E> type) throws UnreadableException {
        return constant(read(element, VariableElement.class), type, place.in(element));
    }

    /** An enum constant; the default if the annotations are too old to have the element. */
    <E extends Enum<E>> E constant(String element, E unsaid) throws UnreadableException {
        return has(element) ? constant(element, unsaid.getDeclaringClass()) : unsaid;
    }

    private <E extends Enum<E>> E constant(VariableElement said, Class<E> type, Place where)
            throws UnreadableException {
        for (E constant : type.getEnumConstants()) {
            if (said.getSimpleName().contentEquals(constant.name())) {
                return constant;
            }
        }
        if (!said.asType().toString().equals(type.getName())) {
            throw new UnreadableException(true); // a constant of another enum
        }
        problems.add(Message.VERSION_MISMATCH, where, type.getSimpleName() + "." + said.getSimpleName());
        throw new UnreadableException(true);
    }

    /** A boolean; the default if the annotations are too old to have the element. */
    boolean bool(String element, boolean unsaid) throws UnreadableException {
        return has(element) ? bool(element) : unsaid;
    }

    /** Strings; the default if the annotations are too old to have the element. */
    List<String> strings(String element, List<String> unsaid) throws UnreadableException {
        return has(element) ? strings(element) : unsaid;
    }

    List<String> strings(String element) throws UnreadableException {
        return list(element, String.class);
    }

    List<Integer> integers(String element) throws UnreadableException {
        return list(element, Integer.class);
    }

    <E extends Enum<E>> List<E> constants(String element, Class<E> type) throws UnreadableException {
        List<E> constants = new ArrayList<>();
        for (VariableElement said : list(element, VariableElement.class)) {
            constants.add(constant(said, type, place.in(element).at(constants.size())));
        }
        return List.copyOf(constants);
    }

    private <T> List<T> list(String element, Class<T> type) throws UnreadableException {
        List<T> list = new ArrayList<>();
        for (AnnotationValue value : Annotations.values(value(element))) {
            list.add(cast(value, type));
        }
        return List.copyOf(list);
    }

    /** Whether an element is written; otherwise it has its default. */
    boolean isWritten(String element) {
        return Annotations.value(mirror, element).isPresent();
    }

    /** Adds a problem for each written element that was not read: it belongs to a newer version. */
    void addUnread() {
        var type = mirror.getAnnotationType().asElement();
        for (ExecutableElement element : ElementFilter.methodsIn(type.getEnclosedElements())) {
            String name = element.getSimpleName().toString();
            if (!read.contains(name) && Annotations.value(mirror, name).isPresent()) {
                problems.add(Message.VERSION_MISMATCH, place.in(name), name + " of @" + place.annotation());
            }
        }
    }

    private boolean has(String element) {
        return Annotations.value(values, element).isPresent();
    }

    private <T> T read(String element, Class<T> type) throws UnreadableException {
        return cast(value(element), type);
    }

    private AnnotationValue value(String element) throws UnreadableException {
        read.add(element);
        return Annotations.value(values, element).orElseThrow(() -> new UnreadableException(true));
    }

    private static <T> T cast(AnnotationValue value, Class<T> type) throws UnreadableException {
        Object content = value.getValue();
        // The Eclipse compiler has null where javac has an error, but the text of one in an array of strings.
        if (!type.isInstance(content)
                || ERROR.equals(content)
                || value.toString().equals(ERROR)) {
            throw new UnreadableException(false);
        }
        return type.cast(content);
    }
}
