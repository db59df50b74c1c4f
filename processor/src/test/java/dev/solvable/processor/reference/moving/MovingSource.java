package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.DeclarationSource;
import dev.solvable.processor.reference.moving.MovingGame.Heading;
import dev.solvable.processor.reference.moving.MovingGame.Onto;
import dev.solvable.processor.reference.moving.MovingGame.Over;
import dev.solvable.processor.reference.moving.MovingGame.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes declarations of moving pieces as Java, defaults left out. */
final class MovingSource {
    private MovingSource() {}

    static String of(MovingGame game) {
        List<String> annotations = new ArrayList<>();
        annotations.add("@SolvableGame(cells = " + game.grid().cells() + ")");
        if (game.grid().stated()) {
            Elements board = new Elements()
                    .with("rows", game.grid().rows())
                    .with("columns", game.grid().columns())
                    .unless(!game.grid().holes(), "map", strings(game.grid().map()))
                    .unless(
                            game.grid().names().isEmpty(),
                            "cellNames",
                            strings(game.grid().names()))
                    .unless(game.links().isEmpty(), "links", strings(game.links()));
            annotations.add(board.of("Board"));
        }
        annotations.add(new Elements()
                .with("value", strings(game.rows()))
                .unless(game.hand().isEmpty(), "hand", "\"" + game.hand() + "\"")
                .unless(
                        game.forward().equals(List.of(Heading.NORTH, Heading.SOUTH)),
                        "forward",
                        game.forward().stream()
                                .map(heading -> "Direction." + heading)
                                .collect(Collectors.joining(", ", "{", "}")))
                .of("Pieces"));
        game.steps().forEach(step -> annotations.add(move(step)));
        game.goal()
                .ifPresent(goal -> annotations.add(new Elements()
                        .unless(goal.of().isEmpty(), "of", "\"" + goal.of() + "\"")
                        .unless(goal.cells().isEmpty(), "cells", numbers(goal.cells()))
                        .unless(!goal.farSide(), "farSide", true)
                        .unless(!goal.leave(), "leave", true)
                        .unless(goal.becomes().isEmpty(), "becomes", "\"" + goal.becomes() + "\"")
                        .of("Goal")));
        game.fewer()
                .ifPresent(fewer -> annotations.add(new Elements()
                        .with("than", fewer.than())
                        .unless(fewer.of().isEmpty(), "of", "\"" + fewer.of() + "\"")
                        .of("Fewer")));
        game.lines().ifPresent(lines -> annotations.add(lines(lines, game.mills())));
        game.noMoves().ifPresent(ending -> annotations.add("@NoMoves(Ending." + ending + ")"));
        return "package " + DeclarationSource.PACKAGE + ";\n\nimport dev.solvable.*;\n\n"
                + String.join("\n", annotations) + "\npublic final class " + game.name() + " {\n    private "
                + game.name() + "() {}\n}\n";
    }

    private static String move(Step step) {
        return new Elements()
                .with("way", "\"" + step.way() + "\"")
                .unless(step.of().isEmpty(), "of", "\"" + step.of() + "\"")
                .unless(step.far() == 1, "far", step.far())
                .unless(!step.toTheEnd(), "toTheEnd", true)
                .unless(step.onto() == Onto.EMPTY, "onto", "Onto." + step.onto())
                .unless(step.over() == Over.NOTHING, "over", "Over." + step.over())
                .unless(!step.takes(), "takes", true)
                .unless(step.to().isEmpty(), "to", numbers(step.to()))
                .unless(!step.besideEnemy(), "besideEnemy", true)
                .unless(step.whenLeft() == 0, "whenLeft", step.whenLeft())
                .of("Move");
    }

    private static String lines(Lines lines, boolean mills) {
        return new Elements()
                .unless(lines.length() == 0, "length", lines.length())
                .unless(lines.rows(), "rows", false)
                .unless(lines.columns(), "columns", false)
                .unless(lines.diagonals(), "diagonals", false)
                .unless(lines.patterns().isEmpty(), "patterns", strings(lines.patterns()))
                .unless(
                        !mills && lines.completes() == Ends.WINS,
                        "completes",
                        "Ending." + (mills ? "TAKES" : lines.completes()))
                .unless(lines.by() == Side.EITHER, "by", "Player." + lines.by())
                .of("Lines");
    }

    private static String strings(List<String> values) {
        return DeclarationSource.strings(values);
    }

    private static String numbers(List<Integer> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }

    /** The elements of one annotation. */
    private static final class Elements {
        private final List<String> texts = new ArrayList<>();

        Elements with(String element, Object value) {
            texts.add(element + " = " + value);
            return this;
        }

        Elements unless(boolean isDefault, String element, Object value) {
            return isDefault ? this : with(element, value);
        }

        String of(String annotation) {
            return "@" + annotation + (texts.isEmpty() ? "" : "(" + String.join(", ", texts) + ")");
        }
    }
}
