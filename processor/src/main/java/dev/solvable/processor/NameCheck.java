package dev.solvable.processor;

import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.TypeReader;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Checks that a solver can refer to its game where it calls a method of it. There a variable obscures a type of the
 * same name (JLS 6.4.2).
 */
final class NameCheck {
    /** The variables in scope where a solver calls a method of its game. */
    private static final Set<String> VARIABLES = Set.of(
            "BOARD",
            "CACHE_ENTRIES",
            "CODE",
            "GAME",
            "PLAN",
            "ROWS",
            "RULES",
            "SPLIT_DEPTH",
            "TABLE_ENTRIES",
            "board",
            "cells",
            "code",
            "game",
            "name",
            "other",
            "own",
            "owner");

    private NameCheck() {}

    /** Adds a problem if a variable, or a compact source file, hides the game from its solver. */
    static void check(TypeElement game, String gameName, Elements elements, Problems problems) {
        boolean called = Annotations.ON_METHODS.stream()
                .anyMatch(annotation -> !Annotations.methods(game, annotation).isEmpty());
        TypeElement type = game;
        for (; type.getEnclosingElement() instanceof TypeElement owner; type = owner) {
            if (called && hasField(owner, type.getSimpleName(), elements)) {
                String reason = type.getSimpleName() + " is also a field of " + owner.getSimpleName();
                problems.add(Message.NAME_HIDDEN, Place.ofType(), gameName, reason, "rename one of the two");
            }
        }
        String outermost = type.getQualifiedName().toString();
        String simple = type.getSimpleName().toString();
        // The solver writes the package, too, if java.lang has a type of the same name.
        boolean qualified =
                TypeReader.seenBy(game, "java.lang." + simple, elements).isPresent();
        String first = qualified ? outermost.split("\\.", 2)[0] : simple;
        if (called && VARIABLES.contains(first)) {
            String reason = first + " is also a variable of the solver";
            problems.add(Message.NAME_HIDDEN, Place.ofType(), gameName, reason, "rename " + first);
        }
        if ((called || TypeReader.isProgram(game))
                && outermost.equals(simple) // a compact source file names no package
                && TypeReader.seenBy(game, outermost, elements).isEmpty()) {
            String reason = "a compact source file hides its types";
            problems.add(Message.NAME_HIDDEN, Place.ofType(), gameName, reason, "move it to another file");
        }
    }

    private static boolean hasField(TypeElement owner, Name name, Elements elements) {
        return ElementFilter.fieldsIn(elements.getAllMembers(owner)).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.PRIVATE))
                .anyMatch(field -> field.getSimpleName().contentEquals(name));
    }
}
