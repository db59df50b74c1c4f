package dev.solvable.processor.declaration;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads whether a type is a game's rules as a program, and how an object of it is made. */
final class ProgramReader {
    private ProgramReader() {}

    /** How an object of a type is made; empty where it does not implement {@code GameRules}. */
    static Optional<ProgramDeclaration> read(TypeElement element) {
        if (!isRules(element, new HashSet<>())) {
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
        return Optional.of(new ProgramDeclaration(
                element.getModifiers().contains(Modifier.ABSTRACT), constructor.isPresent(), checkedExceptions));
    }

    /** Whether a type is {@code GameRules} or has it above itself. */
    private static boolean isRules(TypeElement element, Set<String> seen) {
        String name = element.getQualifiedName().toString();
        if (name.equals(Annotations.PACKAGE + Annotations.RULES)) {
            return true;
        }
        if (!seen.add(name)) {
            return false; // a type that extends itself is somebody else's error
        }
        if (isAbove(element.getSuperclass(), seen)) {
            return true;
        }
        for (TypeMirror above : element.getInterfaces()) {
            if (isAbove(above, seen)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAbove(TypeMirror type, Set<String> seen) {
        return type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement above
                && isRules(above, seen);
    }
}
