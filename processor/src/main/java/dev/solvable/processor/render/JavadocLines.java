package dev.solvable.processor.render;

/** Puts short Javadoc comments on one line, for which JavaPoet takes three, and breaks the line of longer ones. */
public final class JavadocLines {
    private static final int LONGEST_LINE = 120;

    private static final String OPEN = "/**\n";

    private JavadocLines() {}

    /** The source with these comments changed. Without regular expressions, which are slow in a cold JVM. */
    public static String in(String source) {
        StringBuilder all = new StringBuilder(source.length());
        int done = 0;
        for (int open = source.indexOf(OPEN); open >= 0; open = source.indexOf(OPEN, open + 1)) {
            int text = open + OPEN.length();
            int close = source.indexOf('\n', text) + 1;
            int end = source.indexOf('\n', close);
            String line = source.substring(text, close - 1).strip();
            if (line.startsWith("* ") && source.substring(close, end).strip().equals("*/")) {
                String comment = "/** " + line.substring(2) + " */";
                int indent = open - source.lastIndexOf('\n', open) - 1;
                all.append(source, done, open);
                done = end;
                if (indent + comment.length() <= LONGEST_LINE) {
                    all.append(comment);
                } else {
                    all.append(OPEN);
                    appendLines(all, " ".repeat(indent) + " *", line.substring(1));
                    all.append(source, close - 1, end);
                }
            }
        }
        return all.append(source, done, source.length()).toString();
    }

    /** Appends text, which starts with a blank, in lines that have this start. */
    private static void appendLines(StringBuilder to, String start, String text) {
        int done = 0;
        int left = LONGEST_LINE - start.length();
        while (text.length() - done > left) {
            int blank = text.lastIndexOf(' ', done + left);
            if (blank <= done) {
                break; // one long word
            }
            to.append(start).append(text, done, blank).append('\n');
            done = blank;
        }
        to.append(start).append(text, done, text.length());
    }
}
