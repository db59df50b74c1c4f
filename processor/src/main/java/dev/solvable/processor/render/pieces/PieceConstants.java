package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Ending;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.game.pieces.PieceSymmetries;
import dev.solvable.runtime.game.pieces.PieceUnmoves;
import dev.solvable.runtime.game.pieces.PieceWay;
import dev.solvable.runtime.game.pieces.PiecesGame;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PiecePromotion;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the constants of a game of pieces: its pieces, moves, symmetries and lines. */
final class PieceConstants {
    /** The most characters of the arguments of a way and their comment in one line. */
    private static final int MAX_WAY_IN_LINE = 96;

    private final PieceContext context;
    private final DeclaredPieces rules;

    PieceConstants(PieceContext context) {
        this.context = context;
        this.rules = context.rules();
    }

    void addTo(TypeSpec.Builder type) {
        List<Long> lines = rules.lineMasks();
        if (!lines.isEmpty()) {
            context.masks().addArray(type, "LINES", "The cells of each line.", lines);
        }
        PieceSet set = context.set();
        type.addField(Methods.constant(PieceSet.class, "PIECES")
                .addJavadoc(
                        "The letters of the pieces, the rows at the start, the pieces in hand, and which may be taken or leave"
                                + (set.promotions().length == 0 ? "." : "; then where they become others."))
                .initializer(
                        "new $T(BOARD, $S, $S, $S, $S$L)",
                        PieceSet.class,
                        set.letters(),
                        set.start(),
                        set.hand(),
                        set.lost(),
                        promotions(set))
                .build());
        type.addField(Methods.constant(PieceWay[].class, "MOVES")
                .addJavadoc(
                        "The moves of pieces: where they begin, the offset to where they end, and how many pieces they take.")
                .initializer("{\n$L}", ways())
                .build());
        if (context.solving().folds()) {
            type.addField(Methods.constant(PieceSymmetries.class, "SYMMETRIES")
                    .addJavadoc("The symmetries whose images are solved once: where each cell goes.")
                    .initializer(symmetries())
                    .build());
        }
        context.solving()
                .unmoves()
                .ifPresent(unmoves -> type.addField(Methods.constant(PieceUnmoves.class, "UNMOVES")
                        .addJavadoc(
                                "The most unmoves of a position, and the pieces that a move of either player costs.")
                        .initializer(
                                "new $T($L, $S, $S)",
                                PieceUnmoves.class,
                                unmoves.material().most(),
                                unmoves.material().lossesByFirst(),
                                unmoves.material().lossesBySecond())
                        .build()));
        type.addField(Methods.constant(PiecesGame.class, "GAME")
                .addJavadoc("The results of a line for its owner and of no move for the player to move, and the most"
                        + " moves of a position.")
                .initializer(
                        "new $T($S, $T.$L(PIECES), $T.$L, $T.$L, $L, MOVES, $L, $L$L)",
                        PiecesGame.class,
                        context.plan().game().type().name(),
                        PieceCode.class,
                        context.solving().encoding().form().name().toLowerCase(Locale.ROOT),
                        Ending.class,
                        rules.lines().completes(),
                        Ending.class,
                        context.plan().game().noMoves(),
                        context.solving().moves().most(),
                        context.solving().folds() ? "SYMMETRIES" : CodeBlock.of("$T.NONE", PieceSymmetries.class),
                        context.solving().unmoves().isPresent()
                                ? "UNMOVES"
                                : CodeBlock.of("$T.NONE", PieceUnmoves.class),
                        lines.isEmpty() ? "" : ", LINES")
                .build());
    }

    private CodeBlock promotions(PieceSet set) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (PiecePromotion promotion : set.promotions()) {
            code.add(
                    ", new $T('$L', '$L', $L)",
                    PiecePromotion.class,
                    promotion.of(),
                    promotion.becomes(),
                    context.masks().literal(promotion.cells()));
        }
        return code.build();
    }

    private CodeBlock ways() {
        CodeBlock.Builder code = CodeBlock.builder();
        List<PieceWay> ways = context.solving().moves().ways();
        for (int i = 0; i < ways.size(); i++) {
            PieceWay way = ways.get(i);
            String from = context.masks().literal(way.from());
            String arguments = "(" + from + ", " + way.to() + ", " + way.taken() + (i < ways.size() - 1 ? ")," : ")");
            String comment = new MoveComment(context.board(), way.from(), way.to()).way()
                    + List.of("", ", taking", ", taking two").get(way.taken());
            boolean fits = arguments.length() + comment.length() <= MAX_WAY_IN_LINE;
            code.add("    $L", fits ? "" : CodeBlock.of("$L    ", MoveComment.inLines(comment)))
                    .add("new $T$L$L\n", PieceWay.class, arguments, fits ? " // " + comment : "");
        }
        return code.build();
    }

    private CodeBlock symmetries() {
        Symmetries folded = context.solving().folded();
        List<String> rows = folded.images().stream()
                .map(image -> "\n        new int[] {" + cells(image) + "}")
                .toList();
        CodeBlock exchanging = folded.exchange()
                .map(exchange -> CodeBlock.of(
                        "$L.exchanging($S, $L)",
                        rows.isEmpty() ? "" : "\n        ",
                        exchange.letters(),
                        cells(exchange.cells())))
                .orElse(CodeBlock.of(""));
        return CodeBlock.of("$T.of($L)$L", PieceSymmetries.class, String.join(",", rows), exchanging);
    }

    private static String cells(int... image) {
        return Arrays.stream(image).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    }
}
