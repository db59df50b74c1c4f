package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Ending;
import dev.solvable.processor.game.marks.Lines;
import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceMove;
import dev.solvable.processor.game.pieces.PieceRules;
import dev.solvable.processor.render.code.Api;
import dev.solvable.runtime.pieces.PieceCode;
import dev.solvable.runtime.pieces.PieceSet;
import dev.solvable.runtime.pieces.PiecesGame;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes what a game of pieces declares: its pieces, its moves by name, its lines. */
final class PieceConstants {
    /** So many characters the names of moves may have in a line. */
    private static final int MAX_NAMES_IN_LINE = 100;

    /** What a game declares has room in a line where its name is no longer. */
    private static final int MAX_NAME_IN_LINE = 20;

    /** The pieces have room in a line where the board has no more cells. */
    private static final int MAX_CELLS_IN_LINE = 25;

    /** The most lines that one initialiser has, at most 8 bytes of bytecode each. */
    private static final int MAX_LINES = 200;

    private final PieceContext context;
    private final PieceRules rules;

    PieceConstants(PieceContext context) {
        this.context = context;
        this.rules = context.rules();
    }

    void addTo(TypeSpec.Builder type) {
        List<Long> lines = rules.lines().map(Lines::masks).orElse(List.of());
        if (!lines.isEmpty()) {
            context.masks().addArray(type, "LINES", "The lines, each with its cells.", lines);
        }
        String lost = context.planes().stream()
                .filter(plane -> PieceEncoding.isLost(rules, plane))
                .map(plane -> String.valueOf(rules.letter(plane)))
                .collect(Collectors.joining());
        type.addField(constant(PieceSet.class, "PIECES")
                .addJavadoc(
                        "The letters of the pieces, the board at the start, row by row, what is in hand, and what may"
                                + " be taken or leave.")
                .initializer(
                        "new $T(BOARD, $S,$L$S, $S, $S)",
                        PieceSet.class,
                        letters(),
                        context.board().cells() <= MAX_CELLS_IN_LINE ? " " : "\n        ",
                        start(),
                        hand(),
                        lost)
                .build());
        type.addField(FieldSpec.builder(String[].class, "MOVES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The moves by name, in the order of their indices; a colon where something is taken.")
                .initializer("{\n$L}", moves())
                .build());
        type.addField(constant(PiecesGame.class, "GAME")
                .addJavadoc("What a line does for its owner, and no move for the player to move; the most moves there"
                        + " can be.")
                .initializer(
                        "new $T($S,$L$T.$L(PIECES), $T.$L, $T.$L, $L,\n        $T.$L, MOVES$L)",
                        PiecesGame.class,
                        context.plan().game().type().name(),
                        context.plan().game().type().name().length() <= MAX_NAME_IN_LINE ? " " : "\n        ",
                        PieceCode.class,
                        context.analysis().encoding().form().name().toLowerCase(Locale.ROOT),
                        Api.ENDING,
                        rules.lines().map(Lines::completes).orElse(Ending.WINS),
                        Api.ENDING,
                        context.plan().game().noMoves(),
                        context.analysis().moves().most(),
                        PiecesGame.Symmetry.class,
                        ImagesWriter.symmetry(context.analysis().images()),
                        lines.isEmpty() ? "" : ", LINES")
                .build());
    }

    private static FieldSpec.Builder constant(Class<?> type, String name) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    }

    private String letters() {
        return context.planes().stream()
                .map(plane -> String.valueOf(rules.letter(plane)))
                .collect(Collectors.joining());
    }

    /** The rows at the start, with spaces between them. */
    private String start() {
        StringBuilder start = new StringBuilder();
        for (int cell = 0; cell < context.board().cells(); cell++) {
            boolean begins =
                    cell > 0 && context.board().row(cell - 1) < context.board().row(cell);
            start.append(begins ? " " : "");
            char here = '.';
            for (int plane : context.planes()) {
                here = (rules.start().get(plane) >>> cell & 1) != 0 ? rules.letter(plane) : here;
            }
            start.append(here);
        }
        return start.toString();
    }

    private String hand() {
        return context.planes().stream()
                .map(plane ->
                        String.valueOf(rules.letter(plane)).repeat(rules.hand().get(plane)))
                .collect(Collectors.joining());
    }

    /** The names of the moves, as many in a line as fit. */
    private CodeBlock moves() {
        List<String> names = rules.moves().stream()
                .sorted(Comparator.comparing((PieceMove move) -> !move.places())
                        .thenComparing(move -> move.places() && rules.namesPlaced() ? move.plane() / 2 : 0)
                        .thenComparing(PieceMove::from)
                        .thenComparing(move -> move.leaves() ? Integer.MAX_VALUE : move.to())
                        .thenComparing(move -> Long.bitCount(move.taken())))
                .map(this::name)
                .distinct()
                .toList();
        int mostInLine = Math.max(
                MAX_NAMES_IN_LINE,
                names.stream().mapToInt(name -> name.length() + 1).sum() / MAX_LINES);
        CodeBlock.Builder code = CodeBlock.builder();
        StringBuilder line = new StringBuilder();
        for (String name : names) {
            if (line.length() + name.length() >= mostInLine) {
                code.add("    $S,\n", line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(name);
        }
        return code.add("    $S\n", line.toString()).build();
    }

    private String name(PieceMove move) {
        if (move.places()) {
            return (rules.namesPlaced() ? rules.kinds().get(move.plane() / 2) + "@" : "")
                    + context.board().name(move.to());
        }
        return context.board().name(move.from())
                + (move.taken() == 0 ? "-" : ":".repeat(Long.bitCount(move.taken())))
                + (move.leaves() ? "" : context.board().name(move.to()));
    }
}
