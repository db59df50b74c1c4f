package dev.solvable.processor.render.state;

import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.render.code.Code;
import java.util.Arrays;
import java.util.List;

/**
 * How solving code names a position of one kind of game. Sweep, search and nimbers are written once; what a state
 * consists of and what a move does to it is said here.
 */
public interface StateCode {
    /** The parameters that make up a state, such as {@code long own} and {@code long other}. */
    String[] parameters();

    /** The same as arguments: {@code own, other}. */
    String arguments();

    /** Declares the state's variables from {@code position}, which makes sense. */
    String fromPosition();

    /** The same for a table entry of any filling: returns {@code NONSENSE} where the filling makes no sense. */
    default String fromFilling() {
        return fromPosition();
    }

    /** Returns the score of a state that a line or a win check has ended; empty where neither can. */
    default String endedScore() {
        return "";
    }

    /** A condition that tells whether a state was ended by a line; empty where none can. */
    default String ended() {
        return "";
    }

    /** An expression for the state as one number, different for different states. */
    String key();

    /** The parameters that are masks of cells, which symmetries map. */
    default List<String> masks() {
        return Arrays.stream(parameters())
                .filter(parameter -> parameter.startsWith("long "))
                .map(parameter -> parameter.substring("long ".length()))
                .toList();
    }

    /**
     * A loop over the moves of a state.
     *
     * @param body what to do with each; {@link #child()}, {@link #childPosition()} and {@link #endsGame()} are valid
     *     inside
     */
    String forEachMove(String body);

    /**
     * The same loop for a search: promising moves first, and only those that need be tried. It may return the score
     * where that is clear without trying any.
     */
    default String searchEachMove(String body) {
        return forEachMove(body);
    }

    /** The arguments that make up the state after the move. */
    String child();

    /** An expression for the position after the move, from the variable {@code position} and the state. */
    String childPosition();

    /** A condition that tells whether the move ends the game by a line or a win check; empty where neither can. */
    default String endsGame() {
        return "";
    }

    /**
     * Java text over a state: {@code CHILD_POSITION}, {@code CHILD} and {@code STATE} stand for
     * {@link #childPosition()}, {@link #child()} and {@link #arguments()}.
     */
    default CodeBlock code(String text, Object... namesAndValues) {
        String filled = text.replace("CHILD_POSITION", childPosition())
                .replace("CHILD", child())
                .replace("STATE", arguments());
        return Code.of(filled, namesAndValues);
    }

    /** Appends parameters to those of the state. */
    default String[] parametersAnd(String... more) {
        String[] all = Arrays.copyOf(parameters(), parameters().length + more.length);
        System.arraycopy(more, 0, all, parameters().length, more.length);
        return all;
    }
}
