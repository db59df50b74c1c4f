package dev.solvable.processor.render;

/** Puts short Javadoc comments on one line, for which JavaPoet takes three. */
public final class OneLineJavadoc {
    private static final int LONGEST_LINE = 120;

    private static final String OPEN = "/**\n";

    private OneLineJavadoc() {}

    /**
     * The source with its short comments on one line each. Without regular expressions, which are slow in a cold JVM.
     */
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
                if (indent + comment.length() <= LONGEST_LINE) {
                    all.append(source, done, open).append(comment);
                    done = end;
                }
            }
        }
        return all.append(source, done, source.length()).toString();
    }
}
