package dev.solvable.processor.declaration;

import dev.solvable.Ending;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads the declared type itself from the compiler. */
public final class TypeReader {
    private TypeReader() {}

    /** The name of the type and of its solver. */
    public static GameType type(TypeElement element, Elements elements) {
        String packageName = elements.getPackageOf(element).getQualifiedName().toString();
        boolean isPublic = true;
        for (Element around = element; around instanceof TypeElement; around = around.getEnclosingElement()) {
            isPublic &= around.getModifiers().contains(Modifier.PUBLIC) || isMemberOfInterface(around);
        }
        return new GameType(packageName, nestedName(element), isPublic);
    }

    /** Whether both players seem to have the same moves: a guess from some annotations, unchecked. */
    public static boolean impartial(TypeElement element) {
        List<AnnotationMirror> tiles = Annotations.on(element, "Tiles");
        boolean sharedTiles = !tiles.isEmpty() && tiles.stream().allMatch(tile -> isConstant(tile, "by", "EITHER"));
        boolean sharedMarks = !scores(element)
                && Annotations.on(element, "Marks").stream().anyMatch(marks -> !isConstant(marks, "choice", "OWN"));
        boolean sharedMoves = Annotations.methods(element, Annotations.MOVE_SOURCE).stream()
                .flatMap(method -> Annotations.on(method, Annotations.MOVE_SOURCE).stream())
                .anyMatch(moves -> isConstant(moves, "by", "EITHER"));
        return sharedTiles || sharedMarks || sharedMoves;
    }

    /** Whether the game seems to be played for points. */
    public static boolean scores(TypeElement element) {
        boolean ofLines = Annotations.on(element, "Lines").stream()
                .flatMap(lines -> Annotations.value(lines, "completes").stream())
                .anyMatch(value -> value.getValue() instanceof VariableElement constant
                        && constant.getSimpleName().contentEquals(Ending.SCORES.name()));
        return ofLines || isScored(element);
    }

    /** Whether an element has this constant, which is also its default. */
    private static boolean isConstant(AnnotationMirror annotation, String element, String constant) {
        return Annotations.value(annotation, element)
                .filter(value -> value.getValue() instanceof VariableElement)
                .map(value ->
                        ((VariableElement) value.getValue()).getSimpleName().contentEquals(constant))
                .orElse(true);
    }

    /** The type with a qualified name that a game sees in its modules or class path. */
    public static Optional<TypeElement> seenBy(TypeElement game, String name, Elements elements) {
        ModuleElement module = elements.getModuleOf(game);
        // Without the module, all modules would be searched for a type that rarely exists.
        return Optional.ofNullable(
                module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name));
    }

    static GameDeclaration.Shape shape(TypeElement element) {
        Optional<String> privateType = Optional.empty();
        for (Element around = element; around instanceof TypeElement type; around = around.getEnclosingElement()) {
            if (type.getModifiers().contains(Modifier.PRIVATE)) {
                privateType = Optional.of(nestedName(type));
            }
        }
        return new GameDeclaration.Shape(
                GameDeclaration.Shape.Kind.valueOf(element.getKind().name()),
                privateType,
                isInner(element),
                element.getTypeParameters().stream()
                        .map(parameter -> parameter.getSimpleName().toString())
                        .toList(),
                program(element));
    }

    /** Nested interfaces, records and enums are always static, as are all members of an interface. */
    private static boolean isInner(TypeElement element) {
        return element.getKind() == ElementKind.CLASS
                && element.getNestingKind() == NestingKind.MEMBER
                && !element.getModifiers().contains(Modifier.STATIC)
                && !isMemberOfInterface(element);
    }

    private static boolean isMemberOfInterface(Element element) {
        Element enclosing = element.getEnclosingElement();
        return enclosing != null && enclosing.getKind().isInterface();
    }

    /** Joins simple names: in qualified names the Eclipse compiler writes a dot for each dollar of a nested type. */
    private static String nestedName(TypeElement element) {
        String name = element.getSimpleName().toString();
        return element.getEnclosingElement() instanceof TypeElement around ? nestedName(around) + "." + name : name;
    }

    /** Whether the rules of a game are a program. */
    public static boolean isProgram(TypeElement element) {
        return typeAndAbove(element).containsKey(Annotations.PACKAGE + Annotations.RULES);
    }

    /** How a type is instantiated; empty if it does not implement {@code GameRules}. */
    private static Optional<GameDeclaration.Shape.Program> program(TypeElement element) {
        if (!isProgram(element)) {
            return Optional.empty();
        }
        // An implicit constructor is private if its type is; then only the type is reported.
        boolean isPrivate = element.getModifiers().contains(Modifier.PRIVATE);
        Optional<ExecutableElement> constructor = ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .filter(made -> made.getParameters().isEmpty())
                .filter(made -> isPrivate || !made.getModifiers().contains(Modifier.PRIVATE))
                .findFirst();
        List<String> checkedExceptions = constructor.stream()
                .flatMap(made -> made.getThrownTypes().stream())
                .filter(MethodReader::isChecked)
                .map(TypeMirror::toString)
                .toList();
        return Optional.of(new GameDeclaration.Shape.Program(
                element.getModifiers().contains(Modifier.ABSTRACT),
                constructor.isPresent(),
                checkedExceptions,
                isScored(element),
                typeAndAbove(element).values().stream().anyMatch(TypeReader::boundsPlies)));
    }

    /** Whether a type is the rules of a game that is played for points. */
    private static boolean isScored(TypeElement element) {
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
