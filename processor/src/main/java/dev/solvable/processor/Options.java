package dev.solvable.processor;

import dev.solvable.Algorithm;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.plan.Preferences;
import dev.solvable.processor.proof.Proof;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The processor's options.
 *
 * @param proofBudget the most positions that a proof may visit, at least 0
 * @param preferences preferences for the plan, for measurements and tests
 * @param report whether a page about each game is written beside its solver's class
 */
record Options(long proofBudget, Preferences preferences, boolean report) {
    private static final String PREFIX = "solvable.";
    private static final String PROOF_BUDGET = PREFIX + "proofBudget";
    private static final String FOLD_SYMMETRIES = PREFIX + "foldSymmetries";
    private static final String ENGINE = PREFIX + "engine";
    private static final String REPORT = PREFIX + "report";

    static Set<String> names() {
        return Set.of(PROOF_BUDGET, FOLD_SYMMETRIES, ENGINE, REPORT);
    }

    /** Parses the options given to the compiler; adds a problem for each that is unknown or invalid. */
    static Options of(Map<String, String> given, Problems problems) {
        given.keySet().stream()
                .filter(name -> name.startsWith(PREFIX) && !names().contains(name))
                .sorted()
                .forEach(name -> problems.add(
                        Message.UNKNOWN_OPTION,
                        Place.ofType(),
                        name,
                        names().stream().sorted().collect(Collectors.joining(", -A", "-A", ""))));
        return new Options(
                proofBudget(given, problems),
                new Preferences(flag(given, FOLD_SYMMETRIES, true, problems), engine(given, problems)),
                flag(given, REPORT, false, problems));
    }

    private static long proofBudget(Map<String, String> given, Problems problems) {
        if (!given.containsKey(PROOF_BUDGET)) {
            return Proof.DEFAULT_BUDGET;
        }
        String text = text(given, PROOF_BUDGET);
        try {
            long budget = Long.parseLong(text);
            if (budget >= 0) {
                return budget;
            }
        } catch (NumberFormatException e) {
            // reported below, as for a negative number
        }
        problems.add(Message.BAD_OPTION, Place.ofType(), PROOF_BUDGET, text, "a number of positions from 0");
        return Proof.DEFAULT_BUDGET;
    }

    private static boolean flag(Map<String, String> given, String name, boolean unsaid, Problems problems) {
        String text = given.containsKey(name) ? text(given, name) : String.valueOf(unsaid);
        if (!text.equals("true") && !text.equals("false")) {
            problems.add(Message.BAD_OPTION, Place.ofType(), name, text, "true or false");
        }
        return text.equals("true");
    }

    private static Optional<Algorithm> engine(Map<String, String> given, Problems problems) {
        if (!given.containsKey(ENGINE)) {
            return Optional.empty();
        }
        String text = text(given, ENGINE);
        Optional<Algorithm> engine = Arrays.stream(Algorithm.values())
                .filter(known -> known.name().equals(text))
                .findAny();
        if (engine.isEmpty()) {
            String known =
                    Arrays.stream(Algorithm.values()).map(Algorithm::name).collect(Collectors.joining(", "));
            problems.add(Message.BAD_OPTION, Place.ofType(), ENGINE, text, "one of " + known);
        }
        return engine;
    }

    /** The value of an option; javac has none for {@code -Akey=}. */
    private static String text(Map<String, String> given, String name) {
        return Objects.requireNonNullElse(given.get(name), "");
    }
}
