package dev.solvable.processor.comparison;

import dev.solvable.Solver;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * What a solver holds: all objects of the runtime and of the generated class, and all arrays, that its fields lead to.
 * Left out are constants of the generated class, and the board and the code of positions, which are rules and no store.
 */
public final class SolverInternals {
    private final Class<?> solver;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Object> held = new ArrayList<>();

    private SolverInternals(Class<?> solver) {
        this.solver = solver;
    }

    private static SolverInternals of(Object solver) {
        SolverInternals internals = new SolverInternals(solver.getClass());
        for (Field field : solver.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                internals.seen.add(value(field, null));
            }
        }
        internals.visit(solver);
        return internals;
    }

    /** The objects of a type that a solver holds. */
    public static <T> List<T> all(Solver solver, Class<T> type) {
        return of(solver).held.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The bytes of the elements of all arrays that a solver holds, or a part of one. */
    public static long bytesOfArrays(Object solver) {
        return of(solver).held.stream()
                .filter(object -> object.getClass().isArray())
                .mapToLong(array -> (long) Array.getLength(array)
                        * bytesOfElement(array.getClass().getComponentType()))
                .sum();
    }

    private static Object value(Field field, Object holder) {
        field.setAccessible(true);
        try {
            return field.get(holder);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private void visit(Object object) {
        if (object == null || isHowPositionsAreWritten(object) || !seen.add(object)) {
            return;
        }
        if (object instanceof Object[] array) {
            held.add(array);
            for (Object element : array) {
                visit(element);
            }
        } else if (object instanceof Collection<?> collection) {
            collection.forEach(this::visit);
        } else if (object.getClass().isArray()) {
            held.add(object);
        } else if (isOurs(object.getClass())) {
            held.add(object);
            for (Class<?> type = object.getClass(); isOurs(type); type = type.getSuperclass()) {
                visitFields(object, type);
            }
        }
    }

    private static boolean isHowPositionsAreWritten(Object object) {
        return object instanceof Board
                || object instanceof MarksCode
                || object.getClass().getSimpleName().equals("TernaryNumbers");
    }

    private void visitFields(Object object, Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                visit(value(field, object));
            }
        }
    }

    private boolean isOurs(Class<?> type) {
        return type.getNestHost() == solver || type.getName().startsWith("dev.solvable.runtime.");
    }

    private static int bytesOfElement(Class<?> component) {
        if (component == byte.class || component == boolean.class) {
            return Byte.BYTES;
        }
        if (component == char.class || component == short.class) {
            return Short.BYTES;
        }
        return component == int.class || component == float.class ? Integer.BYTES : Long.BYTES;
    }
}
