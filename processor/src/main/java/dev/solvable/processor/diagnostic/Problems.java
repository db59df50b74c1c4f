package dev.solvable.processor.diagnostic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The problems of one declaration, collected so that all of them are printed at once. */
public final class Problems {
    /** The most printed problems of a kind, as each has its source line; the others are only counted. */
    private static final int MOST_OF_A_KIND = 20;

    /**
     * A problem of a declaration.
     *
     * @param message the kind of problem
     * @param place its place
     * @param text the whole text to print
     */
    public record Problem(Message message, Place place, String text) {}

    private final List<Problem> problems = new ArrayList<>();

    /** The number of problems of each kind, including those that are not printed. */
    private final Map<Message, Integer> counts = new EnumMap<>(Message.class);

    /** Adds a problem; the arguments are those of the message's template. */
    public void add(Message message, Place place, Object... arguments) {
        if (counts.merge(message, 1, Integer::sum) <= MOST_OF_A_KIND) {
            problems.add(new Problem(message, place, message.text(arguments)));
        }
    }

    /** Whether a declaration is right; adds a problem if it is not. */
    public boolean require(boolean right, Message message, Place place, Object... arguments) {
        if (!right) {
            add(message, place, arguments);
        }
        return right;
    }

    /** Whether one of the problems is an error, so that no solver is written. */
    public boolean hasErrors() {
        return problems.stream().anyMatch(problem -> problem.message().severity() == Message.Severity.ERROR);
    }

    /** The problems in the order in which they were found, then the numbers of those not printed. */
    public List<Problem> list() {
        List<Problem> all = new ArrayList<>(problems);
        counts.forEach((message, count) -> {
            if (count > MOST_OF_A_KIND) {
                String text = Message.MORE_OF_A_KIND.text(count - MOST_OF_A_KIND, message.id());
                all.add(new Problem(Message.MORE_OF_A_KIND, Place.ofType(), text));
            }
        });
        return List.copyOf(all);
    }
}
