package dev.solvable.processor.game;

import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.TypeShape;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;

/** Checks that a type can declare a game: a class, interface or record that a solver beside it can belong to. */
final class TypeChecker {
    private TypeChecker() {}

    static void check(GameDeclaration declaration, Problems problems) {
        String name = declaration.type().name();
        TypeShape shape = declaration.shape();
        if (shape.kind() == TypeShape.Kind.ENUM) {
            problems.add(Message.GAME_TYPE_KIND, Place.ofType(), name, "an enum");
        } else if (shape.kind() == TypeShape.Kind.ANNOTATION_TYPE) {
            problems.add(Message.GAME_TYPE_KIND, Place.ofType(), name, "an annotation type");
        }
        shape.privateType()
                .ifPresent(hidden -> problems.add(Message.PRIVATE_TYPE, Place.ofType(), hidden, owner(name, hidden)));
        if (shape.inner()) {
            problems.add(Message.INNER_CLASS, Place.ofType(), name);
        }
        if (!shape.typeParameters().isEmpty()) {
            problems.add(Message.GENERIC_TYPE, Place.ofType(), name, String.join(", ", shape.typeParameters()));
        }
    }

    private static String owner(String name, String hidden) {
        return hidden.equals(name) ? "it" : name;
    }
}
