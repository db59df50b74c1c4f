package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Declaration.Checked;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Encoded;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.MoveRows;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes declarations as Java. Defaults are left out, so that a game needs no more of the vocabulary than it uses. */
public final class DeclarationSource {
    /** The package of all declared test games. */
    public static final String PACKAGE = "games";

    private final Declaration game;
    private final List<String> annotations = new ArrayList<>();
    private String body = "";

    private DeclarationSource(Declaration game) {
        this.game = game;
    }

    static String of(Declaration game) {
        return new DeclarationSource(game).write();
    }

    private String write() {
        annotation("SolvableGame")
                .with("cells", String.valueOf(game.grid().cells()))
                .unless(game.encoding() == Encoded.AUTO, "encoding", "Encoding." + game.encoding())
                .unless(game.cacheEntries() == 0, "cacheEntries", String.valueOf(game.cacheEntries()))
                .end();
        if (game.grid().stated()) {
            annotation("Board")
                    .with("rows", String.valueOf(game.grid().rows()))
                    .with("columns", String.valueOf(game.grid().columns()))
                    .unless(!game.grid().holes(), "map", strings(game.grid().map()))
                    .unless(
                            game.grid().names().isEmpty(),
                            "cellNames",
                            strings(game.grid().names()))
                    .end();
        }
        if (game.rule() instanceof Marks marks) {
            marks(marks);
        } else if (game.rule() instanceof Tiles tiles) {
            tiles.sets().forEach(set -> tiles(tiles, set));
        } else {
            moveSource((MoveRows) game.rule());
        }
        game.noMoves()
                .ifPresent(ending ->
                        annotation("NoMoves").with("value", "Ending." + ending).end());
        return "package " + PACKAGE + ";\n\nimport dev.solvable.*;\n\n" + String.join("\n", annotations)
                + "\npublic final class " + game.name() + " {\n    private " + game.name() + "() {}\n" + body + "}\n";
    }

    private void marks(Marks marks) {
        annotation("Marks")
                .unless(marks.first() == 'x', "first", character(marks.first()))
                .unless(marks.second() == 'o', "second", character(marks.second()))
                .unless(marks.empty() == '.', "empty", character(marks.empty()))
                .unless(marks.choice() == Choice.OWN, "choice", "Choice." + marks.choice())
                .unless(!marks.gravity(), "gravity", "true")
                .end();
        if (marks.finish() instanceof Lines lines) {
            annotation("Lines")
                    .unless(lines.length() == 0, "length", String.valueOf(lines.length()))
                    .unless(lines.rows(), "rows", "false")
                    .unless(lines.columns(), "columns", "false")
                    .unless(lines.diagonals(), "diagonals", "false")
                    .unless(lines.patterns().isEmpty(), "patterns", strings(lines.patterns()))
                    .unless(lines.completes() == Ends.WINS, "completes", "Ending." + lines.completes())
                    .unless(lines.by() == Side.EITHER, "by", "Player." + lines.by())
                    .unless(!lines.again(), "again", "true")
                    .end();
        } else if (marks.finish() instanceof Checked checked) {
            body = "\n    @WinCheck\n    static boolean won(long own, long other, Player owner) {\n"
                    + checked.check().body(game.grid()).indent(8) + "    }\n";
        }
    }

    private void tiles(Tiles tiles, TileSet set) {
        annotation("Tiles")
                .with("value", strings(set.pictures()))
                .unless(set.rotate(), "rotate", "false")
                .unless(set.reflect(), "reflect", "false")
                .unless(set.by() == Side.EITHER, "by", "Player." + set.by())
                .unless(tiles.filled() == '#', "filled", character(tiles.filled()))
                .unless(tiles.empty() == '.', "empty", character(tiles.empty()))
                .end();
    }

    private void moveSource(MoveRows source) {
        // The second player's stands first: moves are numbered from the first player's on all the same.
        body = source.ofSecond()
                .map(rows -> method("@MoveSource(by = Player.SECOND)", "others", rows)
                        + method("@MoveSource(by = Player.FIRST)", "moves", source.rows()))
                .orElseGet(() -> method("@MoveSource", "moves", source.rows()));
    }

    private static String method(String annotation, String name, List<List<Long>> moves) {
        String rows = moves.stream()
                .map(row -> "            {0b%sL, 0b%sL}"
                        .formatted(Long.toBinaryString(row.get(0)), Long.toBinaryString(row.get(1))))
                .collect(Collectors.joining(",\n"));
        return "\n    " + annotation + "\n    static long[][] " + name + "() {\n        return new long[][] {\n" + rows
                + "\n        };\n    }\n";
    }

    private AnnotationText annotation(String name) {
        return new AnnotationText(name);
    }

    public static String strings(List<String> values) {
        return values.stream().map(value -> "\"" + value + "\"").collect(Collectors.joining(", ", "{", "}"));
    }

    private static String character(char value) {
        return value == '\'' || value == '\\' ? "'\\" + value + "'" : "'" + value + "'";
    }

    /** One annotation under construction. */
    private final class AnnotationText {
        private final String name;
        private final List<String> elements = new ArrayList<>();

        AnnotationText(String name) {
            this.name = name;
        }

        AnnotationText with(String element, String value) {
            elements.add(element + " = " + value);
            return this;
        }

        AnnotationText unless(boolean isDefault, String element, String value) {
            return isDefault ? this : with(element, value);
        }

        void end() {
            annotations.add("@" + name + (elements.isEmpty() ? "" : "(" + String.join(", ", elements) + ")"));
        }
    }
}
