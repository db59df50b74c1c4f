package dev.solvable.processor.report;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * Writes HTML that is also well-formed XML: elements are closed in order, attributes are quoted, and text is escaped.
 */
final class Markup {
    /** Elements that start a new line; all others are inline. */
    private static final Set<String> BLOCKS = Set.of(
            "html", "head", "meta", "title", "style", "body", "header", "main", "section", "footer", "h1", "h2", "h3",
            "p", "ul", "ol", "li", "table", "tbody", "tr", "figure", "details", "summary", "pre", "svg", "defs");

    private final StringBuilder html = new StringBuilder("<!DOCTYPE html>");
    private final Deque<String> open = new ArrayDeque<>();

    /** Opens an element; attributes are given as names and values in turn. */
    Markup open(String element, Object... attributes) {
        start(element, attributes);
        html.append('>');
        open.push(element);
        return this;
    }

    /** An element without content. */
    Markup empty(String element, Object... attributes) {
        start(element, attributes);
        html.append("/>");
        return this;
    }

    /** An element with a text, which is escaped. */
    Markup element(String element, String text, Object... attributes) {
        open(element, attributes);
        html.append(escape(text));
        return close();
    }

    /** Closes the innermost open element. */
    Markup close() {
        html.append("</").append(open.pop()).append('>');
        return this;
    }

    /**
     * A style sheet, written without escapes.
     *
     * @throws IllegalArgumentException if it has characters with a meaning in markup
     */
    Markup style(String css) {
        if (css.contains("<") || css.contains("&")) {
            throw new IllegalArgumentException("HTML reads a style sheet as it stands, XML does not");
        }
        open("style");
        html.append('\n').append(css);
        return close();
    }

    /** The whole document; all elements have to be closed. */
    String document() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return html.append('\n').toString();
    }

    private void start(String element, Object... attributes) {
        if (BLOCKS.contains(element)) {
            html.append('\n');
        }
        html.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            html.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(escape(attributes[i + 1].toString()))
                    .append('"');
        }
    }

    /** Escapes text for content and for attributes in double quotes. Characters that XML forbids become U+FFFD. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isCharacter(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    /** The characters of XML 1.0, section 2.2. */
    private static boolean isCharacter(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= 0x20 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x1_0000;
    }
}
