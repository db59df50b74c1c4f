package dev.solvable.tool.terminal;

import dev.solvable.Outcome;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Colours texts, or leaves them alone. Colour never carries information alone.
 *
 * @param on whether texts get colours
 */
public record Paint(boolean on) {
    /** Leaves every text as it is. */
    public static final Paint NONE = new Paint(false);

    /** A text about an outcome, in the colour of that outcome. */
    public String outcome(Outcome outcome, String text) {
        return switch (outcome) {
            case WIN -> styled(text, Style.fg_green, Style.bold);
            case DRAW -> styled(text, Style.fg_yellow);
            case LOSS -> styled(text, Style.fg_red);
        };
    }

    /** The style of the first kind of mark. */
    public String first(String text) {
        return styled(text, Style.fg_cyan, Style.bold);
    }

    /** The style of the second kind of mark. */
    public String second(String text) {
        return styled(text, Style.fg_magenta, Style.bold);
    }

    /** The style of what matters least. */
    public String faint(String text) {
        return styled(text, Style.faint);
    }

    /** The style of what matters most. */
    public String strong(String text) {
        return styled(text, Style.bold);
    }

    /** The style of what has just changed. */
    public String fresh(String text) {
        return styled(text, Style.reverse);
    }

    private String styled(String text, IStyle... styles) {
        // Not the code that ends bold: on many terminals it begins a double underline.
        return on ? Style.on(styles) + text + Style.reset.on() : text;
    }
}
