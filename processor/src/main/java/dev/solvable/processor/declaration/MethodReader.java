package dev.solvable.processor.declaration;

import dev.solvable.Player;
import dev.solvable.processor.declaration.AnnotationReader.UnreadableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** Reads the signature of a method. */
final class MethodReader {
    private MethodReader() {}

    /**
     * The signature of a method; unreadable if it names an unknown type, which a later round may have.
     *
     * @param by the element of its annotation
     */
    static GameDeclaration.Method read(ExecutableElement method, Player by) throws UnreadableException {
        List<String> parameterTypes = new ArrayList<>();
        for (VariableElement parameter : method.getParameters()) {
            parameterTypes.add(text(parameter.asType()));
        }
        List<String> checkedExceptions = new ArrayList<>();
        for (TypeMirror thrown : method.getThrownTypes()) {
            String exception = text(thrown);
            if (isChecked(thrown)) {
                checkedExceptions.add(exception);
            }
        }
        return new GameDeclaration.Method(
                method.getSimpleName().toString(),
                by,
                method.getModifiers().contains(Modifier.STATIC),
                method.getModifiers().contains(Modifier.PRIVATE),
                method.getTypeParameters().stream()
                        .map(parameter -> parameter.getSimpleName().toString())
                        .toList(),
                text(method.getReturnType()),
                List.copyOf(parameterTypes),
                List.copyOf(checkedExceptions));
    }

    /** A type as in source. The compilers' own texts differ, and contain type annotations. */
    private static String text(TypeMirror type) throws UnreadableException {
        if (type.getKind() == TypeKind.ERROR) {
            throw new UnreadableException(false);
        }
        if (type.getKind().isPrimitive() || type.getKind() == TypeKind.VOID) {
            return type.getKind().name().toLowerCase(Locale.ROOT);
        }
        if (type instanceof ArrayType array) {
            return text(array.getComponentType()) + "[]";
        }
        if (type instanceof TypeVariable variable) {
            return variable.asElement().getSimpleName().toString();
        }
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            List<String> arguments = new ArrayList<>();
            for (TypeMirror argument : declared.getTypeArguments()) {
                arguments.add(text(argument));
            }
            String name = element.getQualifiedName().toString();
            return arguments.isEmpty() ? name : arguments.stream().collect(Collectors.joining(", ", name + "<", ">"));
        }
        return type.toString();
    }

    static boolean isChecked(TypeMirror thrown) {
        TypeMirror type = thrown;
        while (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            String name = element.getQualifiedName().toString();
            if (name.equals(RuntimeException.class.getName()) || name.equals(Error.class.getName())) {
                return false;
            }
            type = element.getSuperclass();
        }
        return true;
    }
}
