package dev.solvable.processor.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/**
 * The annotations of Solvable on an element. They are found by name, as the game may see another version of their
 * classes than the processor.
 */
public final class Annotations {
    /** The package of the annotations, with a dot at the end. */
    public static final String PACKAGE = "dev.solvable.";

    /** The simple name of the annotation that declares a game. */
    public static final String GAME = "SolvableGame";

    /** The simple names of the annotations that have no meaning without {@link #GAME}. */
    public static final List<String> COMPANIONS =
            List.of("Board", "Marks", "Tiles", "Pieces", "Move", "Goal", "Fewer", "Lines", "NoMoves");

    /** The annotation that says how pieces move. */
    public static final String MOVE = "Move";

    /** The annotation on the method that gives a game's own moves. */
    public static final String MOVE_SOURCE = "MoveSource";

    /** The annotation on the method that checks whether a player has won. */
    public static final String WIN_CHECK = "WinCheck";

    /** The interface of a game whose rules are a program. */
    public static final String RULES = "GameRules";

    /** The simple name of the interface of rules of a game that is played for points. */
    public static final String SCORED_RULES = "ScoredRules";

    /** The simple names of the annotations on methods of a game. */
    public static final List<String> ON_METHODS = List.of(MOVE_SOURCE, WIN_CHECK);

    /** The annotation on generated classes. */
    public static final String GENERATED = "Generated";

    private static final List<String> REPEATABLE = List.of("Tiles", MOVE);

    private Annotations() {}

    /**
     * The qualified names of the annotations that the processor claims: also that of its own output, which occurs in a
     * later round and which javac would report as unclaimed.
     */
    public static Set<String> supported() {
        List<String> names = new ArrayList<>(List.of(PACKAGE + GAME, PACKAGE + GENERATED));
        REPEATABLE.forEach(repeatable -> names.add(container(repeatable)));
        COMPANIONS.forEach(companion -> names.add(PACKAGE + companion));
        ON_METHODS.forEach(annotation -> names.add(PACKAGE + annotation));
        return Set.copyOf(names);
    }

    /** The annotations of a simple name on an element in source order, repeated ones without their container. */
    public static List<AnnotationMirror> on(Element element, String simpleName) {
        List<AnnotationMirror> found = new ArrayList<>();
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (is(mirror, PACKAGE + simpleName)) {
                found.add(mirror);
            } else if (REPEATABLE.contains(simpleName) && is(mirror, container(simpleName))) {
                value(mirror, "value").ifPresent(value -> found.addAll(nested(value)));
            }
        }
        return found;
    }

    /** The methods that a type itself declares with the annotation of a simple name, in source order. */
    public static List<ExecutableElement> methods(Element type, String simpleName) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> !on(method, simpleName).isEmpty())
                .toList();
    }

    /** Whether an annotation's type has a qualified name. */
    public static boolean is(AnnotationMirror mirror, String qualifiedName) {
        DeclaredType type = mirror.getAnnotationType();
        return type.asElement() instanceof TypeElement element
                && element.getQualifiedName().contentEquals(qualifiedName);
    }

    /** The written value of an element of an annotation; empty if it has its default. */
    public static Optional<AnnotationValue> value(AnnotationMirror mirror, String element) {
        try {
            return value(mirror.getElementValues(), element);
        } catch (RuntimeException wrongType) {
            // The Eclipse compiler reports a value of a wrong type, and throws this when it is asked for any.
            return Optional.empty();
        }
    }

    static Optional<AnnotationValue> value(
            Map<? extends ExecutableElement, ? extends AnnotationValue> values, String element) {
        return values.entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(element))
                .<AnnotationValue>map(Map.Entry::getValue)
                .findFirst();
    }

    /** The values of an array element; a single value is an array of one. */
    public static List<AnnotationValue> values(AnnotationValue array) {
        List<AnnotationValue> values = new ArrayList<>();
        if (array.getValue() instanceof List<?> list) {
            for (Object value : list) {
                if (value instanceof AnnotationValue single) {
                    values.add(single);
                }
            }
        } else {
            values.add(array);
        }
        return values;
    }

    private static String container(String repeatable) {
        return PACKAGE + repeatable + ".List";
    }

    private static List<AnnotationMirror> nested(AnnotationValue container) {
        List<AnnotationMirror> mirrors = new ArrayList<>();
        for (AnnotationValue value : values(container)) {
            if (value.getValue() instanceof AnnotationMirror mirror) {
                mirrors.add(mirror);
            }
        }
        return mirrors;
    }
}
