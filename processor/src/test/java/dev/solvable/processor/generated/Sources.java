package dev.solvable.processor.generated;

import java.util.Map;
import java.util.TreeMap;

/** Sources of declarations, put together from their annotations and members. */
final class Sources {
    static final String LINES_OF_3 = "@Lines(length = 3)";

    /** How a part of a source begins that is no annotation. */
    private static final String BODY = "body:";

    private final Map<String, String> byName = new TreeMap<>();

    /** The members of a declaration. */
    static String body(String members) {
        return BODY + members;
    }

    static String board(int rows, int columns) {
        return "@Board(rows = " + rows + ", columns = " + columns + ")";
    }

    /**
     * Adds a declaration.
     *
     * @param game the values of its {@code @SolvableGame}
     * @param annotationsAndBody its other annotations, and its {@link #body}
     */
    void add(String name, String game, String... annotationsAndBody) {
        StringBuilder source = new StringBuilder("package " + EveryKind.PACKAGE + ";\n\nimport dev.solvable.*;\n\n");
        source.append("@SolvableGame(").append(game).append(")\n");
        String members = "";
        for (String part : annotationsAndBody) {
            if (part.startsWith(BODY)) {
                members = part.substring(BODY.length()).indent(4);
            } else {
                boolean owned = source.indexOf("Choice.ANY") < 0 && source.indexOf("Choice.SHARED") < 0;
                boolean states = owned || !part.startsWith("@Lines(") || part.contains("completes");
                source.append(states ? part : part.replaceFirst("\\)$", ", completes = Ending.WINS)"))
                        .append('\n');
            }
        }
        source.append("public final class ")
                .append(name)
                .append(" {\n    private ")
                .append(name)
                .append("() {}\n");
        byName.put(name, source + (members.isEmpty() ? "" : "\n" + members) + "}\n");
    }

    /** The sources by the simple names of their classes. */
    Map<String, String> byName() {
        return byName;
    }
}
