package dev.solvable.processor.declaration;

import dev.solvable.Ending;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
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
        return new GameType(packageName, nestedName(element, packageName), isPublic);
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
        return ofLines || ProgramReader.isScored(element);
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

    static TypeShape shape(TypeElement element, Elements elements) {
        String packageName = elements.getPackageOf(element).getQualifiedName().toString();
        Optional<String> privateType = Optional.empty();
        for (Element around = element; around instanceof TypeElement type; around = around.getEnclosingElement()) {
            if (type.getModifiers().contains(Modifier.PRIVATE)) {
                privateType = Optional.of(nestedName(type, packageName));
            }
        }
        return new TypeShape(
                TypeShape.Kind.valueOf(element.getKind().name()),
                privateType,
                isInner(element),
                element.getTypeParameters().stream()
                        .map(parameter -> parameter.getSimpleName().toString())
                        .toList(),
                ProgramReader.read(element));
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

    private static String nestedName(TypeElement element, String packageName) {
        String name = element.getQualifiedName().toString();
        return packageName.isEmpty() ? name : name.substring(packageName.length() + 1);
    }
}
