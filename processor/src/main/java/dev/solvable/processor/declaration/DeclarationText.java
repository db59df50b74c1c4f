package dev.solvable.processor.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;

/**
 * Renders a declaration as Java source: the documentation comment, the annotations of the game, and the signatures of
 * the type and of the methods that are part of the game. Constants are replaced by their values.
 */
public final class DeclarationText {
    private final Elements elements;
    private final StringBuilder text = new StringBuilder();

    private DeclarationText(Elements elements) {
        this.elements = elements;
    }

    /** The declaration of a type with {@code @SolvableGame}. */
    public static String of(TypeElement type, Elements elements) {
        DeclarationText writer = new DeclarationText(elements);
        writer.comment(type, "");
        writer.annotations(type, "");
        writer.type(type);
        return writer.text.toString();
    }

    private void comment(Element element, String indent) {
        Optional.ofNullable(elements.getDocComment(element)).map(String::strip).ifPresent(comment -> {
            if (comment.lines().count() == 1) {
                text.append(indent).append("/** ").append(comment).append(" */\n");
                return;
            }
            text.append(indent).append("/**\n");
            comment.lines()
                    .map(String::strip)
                    .forEach(line -> text.append(indent)
                            .append(line.isEmpty() ? " *" : " * ")
                            .append(line)
                            .append('\n'));
            text.append(indent).append(" */\n");
        });
    }

    private void annotations(Element element, String indent) {
        List<String> names = new ArrayList<>(List.of(Annotations.GAME));
        names.addAll(Annotations.COMPANIONS);
        names.addAll(Annotations.ON_METHODS);
        for (String name : names) {
            for (AnnotationMirror annotation : Annotations.on(element, name)) {
                text.append(indent)
                        .append('@')
                        .append(name)
                        .append(arguments(annotation))
                        .append('\n');
            }
        }
    }

    private void type(TypeElement type) {
        String kind = switch (type.getKind()) {
            case INTERFACE -> "interface ";
            case RECORD -> "record ";
            default -> "class ";
        };
        text.append(modifiers(type)).append(kind).append(type.getSimpleName());
        text.append(type.getKind() == ElementKind.RECORD ? "(...) {" : " {");
        List<ExecutableElement> methods = Annotations.ON_METHODS.stream()
                .flatMap(annotation -> Annotations.methods(type, annotation).stream())
                .toList();
        for (ExecutableElement method : methods) {
            text.append('\n');
            comment(method, "    ");
            annotations(method, "    ");
            text.append("    ").append(head(method)).append(" { ... }\n");
        }
        text.append("}\n");
    }

    private static String modifiers(Element element) {
        // Interfaces are implicitly abstract, and records final.
        List<Modifier> implied = switch (element.getKind()) {
            case INTERFACE -> List.of(Modifier.ABSTRACT, Modifier.STATIC);
            case RECORD -> List.of(Modifier.FINAL, Modifier.STATIC);
            default -> List.of();
        };
        return element.getModifiers().stream()
                .filter(modifier -> !implied.contains(modifier))
                .map(modifier -> modifier + " ")
                .collect(Collectors.joining());
    }

    private static String head(ExecutableElement method) {
        return method.getParameters().stream()
                .map(parameter -> simple(parameter.asType().toString()) + " " + parameter.getSimpleName())
                .collect(Collectors.joining(
                        ", ",
                        modifiers(method) + simple(method.getReturnType().toString()) + " " + method.getSimpleName()
                                + "(",
                        ")"));
    }

    /** The name of a type without packages. */
    private static String simple(String type) {
        return type.replaceAll("\\b[a-z]\\w*\\.", "");
    }

    private String arguments(AnnotationMirror annotation) {
        Map<? extends ExecutableElement, ? extends AnnotationValue> values = annotation.getElementValues();
        if (values.isEmpty()) {
            return "";
        }
        boolean alone = values.size() == 1;
        return values.entrySet().stream()
                .map(entry -> argument(entry.getKey().getSimpleName().toString(), entry.getValue(), alone))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private String argument(String name, AnnotationValue value, boolean alone) {
        return alone && name.equals("value") ? literal(value) : name + " = " + literal(value);
    }

    private String literal(AnnotationValue value) {
        if (value.getValue() instanceof VariableElement constant) {
            return simple(constant.asType().toString()) + "." + constant.getSimpleName();
        }
        if (value.getValue() instanceof List<?>) {
            List<AnnotationValue> values = Annotations.values(value);
            return values.size() == 1
                    ? literal(values.get(0))
                    : values.stream().map(this::literal).collect(Collectors.joining(", ", "{", "}"));
        }
        if (value.getValue() instanceof Number || value.getValue() instanceof Boolean) {
            return String.valueOf(value.getValue()).toLowerCase(Locale.ROOT);
        }
        // Compilers differ in whether they escape double quotes in characters.
        String literal = elements.getConstantExpression(value.getValue());
        return literal.equals("'\\\"'") ? "'\"'" : literal;
    }
}
