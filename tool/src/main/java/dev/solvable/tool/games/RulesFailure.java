package dev.solvable.tool.games;

import dev.solvable.runtime.game.program.ProgramRules;
import dev.solvable.tool.input.BadInputException;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Messages for failures in users' classes. */
public final class RulesFailure {
    /** The name of the class loader that loads users' classes. */
    public static final String LOADER = "solvers";

    private static final int LONGEST = 500;

    /** A chain of causes may have a cycle. */
    private static final int MOST_CAUSES = 100;

    private RulesFailure() {}

    /** The innermost cause, on one line that any terminal shows. */
    public static String reason(Throwable failure) {
        Throwable cause = unwrapped(failure);
        String message = message(cause);
        if (cause instanceof NoClassDefFoundError) {
            return "it needs " + message.replace('/', '.') + ", which is not on the class path";
        }
        if (cause instanceof IllegalStateException || cause instanceof UnsupportedClassVersionError) {
            return message;
        }
        return cause.getClass().getSimpleName() + (message.equals("null") ? "" : ": " + message);
    }

    private static Throwable unwrapped(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null
                && (cause instanceof InvocationTargetException || cause instanceof ExceptionInInitializerError)) {
            cause = cause.getCause();
        }
        return cause;
    }

    /**
     * Why a solver cannot be made: the cause, and the line of the user's class if it failed there and not in the
     * solver.
     */
    public static String whileMaking(String solver, Throwable failure) {
        return ofUsersClass(failure, frame -> !frame.getClassName().startsWith(solver))
                .orElseGet(() -> reason(failure));
    }

    /**
     * The message for a failure inside a user's class: the cause, and the line of that class. Empty if only classes of
     * this program ran.
     */
    private static Optional<String> ofUsersClass(Throwable failure, Predicate<StackTraceElement> isTold) {
        return Stream.iterate(unwrapped(failure), e -> e != null, Throwable::getCause)
                .limit(MOST_CAUSES)
                .flatMap(e -> Stream.of(e.getStackTrace()))
                .filter(frame -> LOADER.equals(frame.getClassLoaderName()) && isTold.test(frame))
                .findFirst()
                .map(frame -> "the rules fail in " + frame.getClassName() + "." + frame.getMethodName() + " ("
                        + frame.getFileName() + ":" + frame.getLineNumber() + "): " + reason(failure));
    }

    /**
     * The message in place of a stack trace: for a failure of a user's class, or the runtime's own message about
     * contradictory rules or a heap that is too small. Empty for a bug of this program.
     */
    public static Optional<String> told(Throwable failure) {
        return ofUsersClass(failure, frame -> true).or(() -> ofRuntime(failure));
    }

    private static Optional<String> ofRuntime(Throwable failure) {
        String thrownIn = failure.getStackTrace().length == 0 ? "" : failure.getStackTrace()[0].getClassName();
        if (!thrownIn.startsWith("dev.solvable.runtime.")) {
            return Optional.empty();
        }
        if (failure instanceof OutOfMemoryError) {
            return Optional.of(reason(failure));
        }
        // A program may refuse a position that its own moves led to.
        boolean isRefused =
                failure instanceof IllegalArgumentException && thrownIn.equals(ProgramRules.class.getName());
        return failure instanceof IllegalStateException || isRefused ? Optional.of(message(failure)) : Optional.empty();
    }

    /** The message of an exception; the exception may be a user's class, and fail too. */
    private static String message(Throwable failure) {
        try {
            return shortened(String.valueOf(failure.getMessage()));
        } catch (RuntimeException | Error e) {
            return "its message cannot be had";
        }
    }

    private static String shortened(String message) {
        String line = BadInputException.onOneLine(
                message.length() > LONGEST ? message.substring(0, LONGEST) + "..." : message);
        return line.strip();
    }
}
