package dev.solvable.tool.source;

import dev.solvable.tool.input.BadInputException;

/** A Java file with games does not compile. */
public final class WrongDeclarationException extends BadInputException {
    private static final long serialVersionUID = 1;

    private final String text;
    private final transient Draft draft;

    WrongDeclarationException(String message, String text, Draft draft) {
        super(message);
        this.text = text;
        this.draft = draft;
    }

    /** The text of the file. */
    public String text() {
        return text;
    }

    /** The compiler's messages about it. */
    public Draft draft() {
        return draft;
    }
}
