package dev.solvable.processor.declaration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads whether a type implements {@code GameRules}, and how it is instantiated. */
final class ProgramReader {
    private ProgramReader() {}

    /** How a type is instantiated; empty if it does not implement {@code GameRules}. */
    static Optional<TypeShape.Program> read(TypeElement element) {
        Map<String, TypeElement> types = typeAndAbove(element);
        if (!types.containsKey(Annotations.PACKAGE + Annotations.RULES)) {
            return Optional.empty();
        }
        Optional<ExecutableElement> constructor = ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .filter(made -> made.getParameters().isEmpty())
                .filter(made -> !made.getModifiers().contains(Modifier.PRIVATE))
                .findFirst();
        List<String> checkedExceptions = constructor.stream()
                .flatMap(made -> made.getThrownTypes().stream())
                .filter(MethodReader::isChecked)
                .map(TypeMirror::toString)
                .toList();
        return Optional.of(new TypeShape.Program(
                element.getModifiers().contains(Modifier.ABSTRACT),
                constructor.isPresent(),
                checkedExceptions,
                isScored(element),
                types.values().stream().anyMatch(ProgramReader::boundsPlies)));
    }

    /** Whether a type is the rules of a game that is played for points. */
    static boolean isScored(TypeElement element) {
        return typeAndAbove(element).containsKey(Annotations.PACKAGE + Annotations.SCORED_RULES);
    }

    /** Whether all types above a type are known: one that is not might be {@code GameRules}, or implement it. */
    static boolean isResolved(TypeElement element) {
        return typeAndAbove(element).values().stream()
                .flatMap(type -> Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream()))
                .noneMatch(above -> above.getKind() == TypeKind.ERROR);
    }

    /** Whether a type other than {@code GameRules} itself bounds the plies left. */
    private static boolean boundsPlies(TypeElement element) {
        return !element.getQualifiedName().contentEquals(Annotations.PACKAGE + Annotations.RULES)
                && ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                        .filter(method -> method.getSimpleName().contentEquals("pliesLeft"))
                        .filter(method -> !method.getModifiers().contains(Modifier.ABSTRACT))
                        .map(ExecutableElement::getParameters)
                        .anyMatch(parameters -> parameters.size() == 1
                                && parameters.get(0).asType().getKind() == TypeKind.LONG);
    }

    /** A type, its superclasses and all their interfaces, by their names. */
    private static Map<String, TypeElement> typeAndAbove(TypeElement element) {
        Map<String, TypeElement> found = new LinkedHashMap<>();
        add(element, found);
        return found;
    }

    private static void add(TypeElement element, Map<String, TypeElement> found) {
        if (found.putIfAbsent(element.getQualifiedName().toString(), element) != null) {
            return; // the compiler reports a type that extends itself
        }
        addIfDeclared(element.getSuperclass(), found);
        element.getInterfaces().forEach(above -> addIfDeclared(above, found));
    }

    private static void addIfDeclared(TypeMirror type, Map<String, TypeElement> found) {
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement above) {
            add(above, found);
        }
    }
}
