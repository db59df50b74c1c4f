package dev.solvable.processor.game.tiles;

import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.List;
import java.util.Optional;

/**
 * Checks the methods of a declaration that its solver calls.
 *
 * @param annotation the simple name of the annotation on them
 * @param returnType the only return type they may have
 * @param parameterTypes the only parameters they may have
 */
public record MethodChecker(String annotation, String returnType, List<String> parameterTypes) {
    private static final String PLAYER = "dev.solvable.Player";

    static final MethodChecker MOVE_SOURCE = new MethodChecker(Annotations.MOVE_SOURCE, "long[][]", List.of());

    public static final MethodChecker WIN_CHECK =
            new MethodChecker(Annotations.WIN_CHECK, "boolean", List.of("long", "long", PLAYER));

    /** The name of the only method; empty if there is none, or if it cannot be called. */
    public Optional<String> check(List<GameDeclaration.Method> methods, Problems problems) {
        boolean right = true;
        for (int index = 0; index < methods.size(); index++) {
            GameDeclaration.Method method = methods.get(index);
            Place place = Place.of(annotation, index);
            right &= problems.require(
                    index == 0,
                    Message.TWO_METHODS,
                    place,
                    methods.get(0).name(),
                    method.name(),
                    annotation,
                    "keep one of them, which is asked about either player, the owner");
            right &= canBeCalled(method, place, problems);
        }
        return right ? methods.stream().map(GameDeclaration.Method::name).findFirst() : Optional.empty();
    }

    boolean canBeCalled(GameDeclaration.Method method, Place place, Problems problems) {
        String name = method.name();
        boolean right = problems.require(!method.isPrivate(), Message.METHOD_PRIVATE, place, name, annotation);
        right &= problems.require(method.isStatic(), Message.METHOD_NOT_STATIC, place, name, annotation);
        if (annotation.equals(Annotations.MOVE_SOURCE) && askedWithArguments(method, place, problems)) {
            right = false;
        } else if (!method.typeParameters().isEmpty()
                || !method.returnType().equals(returnType)
                || !method.parameterTypes().equals(parameterTypes)) {
            String generic =
                    method.typeParameters().isEmpty() ? "" : "<" + String.join(", ", method.typeParameters()) + "> ";
            problems.add(
                    Message.METHOD_SIGNATURE,
                    place,
                    annotation,
                    generic + head(method.returnType(), name, method.parameterTypes()),
                    head(returnType, name, parameterTypes));
            right = false;
        }
        String exceptions = String.join(", ", method.checkedExceptions());
        right &= problems.require(exceptions.isEmpty(), Message.METHOD_THROWS, place, name, annotation, exceptions);
        return right;
    }

    /** Adds a problem with advice if the method expects to be called at each turn. */
    private static boolean askedWithArguments(GameDeclaration.Method method, Place place, Problems problems) {
        if (method.parameterTypes().contains(PLAYER)) {
            problems.add(Message.MOVES_FOR_A_PLAYER, place, method.name());
            return true;
        }
        if (method.parameterTypes().contains("long")) {
            String taken = method.parameterTypes().size() == 1 ? "a long" : "longs";
            problems.add(Message.MOVES_IN_A_POSITION, place, method.name(), taken);
            return true;
        }
        return false;
    }

    private static String head(String returnType, String name, List<String> parameterTypes) {
        return returnType + " " + name + "(" + String.join(", ", parameterTypes) + ")";
    }
}
