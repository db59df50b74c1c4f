package dev.solvable.processor;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.proof.Proof;
import java.util.Map;
import java.util.Objects;

/** The processor option that says how many positions a proof may look at. */
final class ProofBudget {
    static final String OPTION = "solvable.proofBudget";

    private ProofBudget() {}

    /** The budget in the compiler's options; where it is not a number from 0, a problem and the default. */
    static long of(Map<String, String> options, Problems problems) {
        if (!options.containsKey(OPTION)) {
            return Proof.DEFAULT_BUDGET;
        }
        String text = Objects.requireNonNullElse(options.get(OPTION), ""); // javac has no value for "-Akey="
        try {
            long budget = Long.parseLong(text);
            if (budget >= 0) {
                return budget;
            }
        } catch (NumberFormatException e) {
            // said below, as for a negative number
        }
        problems.add(Message.BAD_PROOF_BUDGET, Place.ofType(), text);
        return Proof.DEFAULT_BUDGET;
    }
}
