package dev.solvable.processor.render.code;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.MethodSpec;
import dev.solvable.processor.declaration.Annotations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The warnings of compilers at a solver's calls of its declaration's methods. Users know the causes but cannot change
 * the calls, so the warnings are suppressed in the method that makes the call.
 */
public final class CallWarnings {
    /** The tokens that suppress the warnings, each with the reason of its warning. */
    private final Map<String, String> reasons = new LinkedHashMap<>();

    private CallWarnings() {}

    /**
     * The warnings about calls of the methods that annotations make part of a game.
     *
     * @param methods their names
     * @param auxiliary whether the type is in a file of another name
     */
    public static CallWarnings of(TypeElement game, List<String> methods, boolean auxiliary, Elements elements) {
        CallWarnings warnings = new CallWarnings();
        if (methods.isEmpty()) {
            return warnings;
        }
        List<Element> named = new ArrayList<>(
                Stream.<Element>iterate(game, TypeElement.class::isInstance, Element::getEnclosingElement)
                        .toList());
        Stream.concat(
                        ElementFilter.methodsIn(game.getEnclosedElements()).stream(),
                        ElementFilter.constructorsIn(game.getEnclosedElements()).stream()
                                .filter(constructor ->
                                        constructor.getParameters().isEmpty()))
                .filter(method -> methods.contains(method.getSimpleName().toString()))
                .forEach(named::add);
        List<Element> deprecated = named.stream().filter(elements::isDeprecated).toList();
        if (deprecated.stream().anyMatch(element -> !isForRemoval(element))) {
            warnings.reasons.put("deprecation", "is deprecated");
        }
        if (deprecated.stream().anyMatch(CallWarnings::isForRemoval)) {
            warnings.reasons.put("removal", "is deprecated for removal");
        }
        if (auxiliary) {
            warnings.reasons.put("auxiliaryclass", "stands in a file of another name");
        }
        return warnings;
    }

    private static boolean isForRemoval(Element element) {
        return element.getAnnotationMirrors().stream()
                .filter(annotation -> Annotations.is(annotation, Deprecated.class.getName()))
                .flatMap(deprecated -> Annotations.value(deprecated, "forRemoval").stream())
                .anyMatch(value -> Boolean.TRUE.equals(value.getValue()));
    }

    /** Suppresses the warnings in a method that makes the call; adds nothing if there are none. */
    public MethodSpec.Builder keepBack(MethodSpec.Builder method) {
        if (reasons.isEmpty()) {
            return method;
        }
        String values =
                reasons.keySet().stream().map(token -> '"' + token + '"').collect(Collectors.joining(", "));
        return method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", reasons.size() == 1 ? "$L" : "{$L}", values)
                        .build())
                .addCode("// What is called here $L.\n", String.join(", and ", reasons.values()));
    }
}
