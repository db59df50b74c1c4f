package dev.solvable.processor.game.board;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import java.util.Optional;

/** Reads the names of enum constants. */
public final class Constants {
    private Constants() {}

    /** The constant of a name; empty, and a problem, where only a newer version of the annotations has it. */
    public static <E extends Enum<E>> Optional<E> read(Class<E> type, String name, Place place, Problems problems) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(name)) {
                return Optional.of(constant);
            }
        }
        problems.add(Message.VERSION_MISMATCH, place, type.getSimpleName() + "." + name);
        return Optional.empty();
    }
}
