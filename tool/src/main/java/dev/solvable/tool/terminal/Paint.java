package dev.solvable.tool.terminal;

import dev.solvable.Outcome;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Colours texts, or leaves them alone. Nothing is said by colour only.
 *
 * @param on whether texts get colours
 */
public record Paint(boolean on) {
    /** Leaves every text as it is. */
    public static final Paint NONE = new Paint(false);

    /** A text about an outcome, good or bad for whom it is said of. */
    public String outcome(Outcome outcome, String text) {
        return switch (outcome) {
            case WIN -> styled(text, Style.fg_green, Style.bold);
            case DRAW -> styled(text, Style.fg_yellow);
            case LOSS -> styled(text, Style.fg_red);
        };
    }

    /** What the first kind of mark looks like. */
    public String first(String text) {
        return styled(text, Style.fg_cyan, Style.bold);
    }

    /** What the second kind of mark looks like. */
    public String second(String text) {
        return styled(text, Style.fg_magenta, Style.bold);
    }

    /** What comes after the eye has found the rest. */
    public String faint(String text) {
        return styled(text, Style.faint);
    }

    /** What the eye should find first. */
    public String strong(String text) {
        return styled(text, Style.bold);
    }

    /** Where something has just changed. */
    public String fresh(String text) {
        return styled(text, Style.reverse);
    }

    private String styled(String text, IStyle... styles) {
        // Not the code that ends bold: on many terminals it begins a double underline.
        return on ? Style.on(styles) + text + Style.reset.on() : text;
    }
}
