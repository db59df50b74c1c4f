package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.pieces.PieceMovesPlan;
import dev.solvable.processor.game.pieces.PieceShape;
import dev.solvable.processor.game.pieces.PieceUnmovesPlan;
import dev.solvable.processor.render.code.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that list moves or unmoves, and those that return the cells that a piece may go to or come from.
 * One line of code has all moves in one direction from all origins; a slide has all distances.
 */
final class MovesWriter {
    /** The estimated bytes of bytecode that a method may have; HotSpot inlines 325. */
    private static final int MAX_BYTES = 300;

    /** The most parts that one method calls. */
    private static final int MAX_PARTS = 16;

    /** The most characters of the calls of both players' methods in one line. */
    private static final int MAX_CHOICE = 89;

    /** The method that removes duplicates from a list. */
    private static final String DISTINCT = "lists.distinct";

    private final PieceContext context;
    private final PieceMovesPlan moves;
    private final MoveLine.Kind kind;

    /** Whether both players' pieces move alike, so that each method lists the moves of either. */
    private final boolean ofBoth;

    private MovesWriter(PieceContext context, PieceMovesPlan moves, MoveLine.Kind kind) {
        this.context = context;
        this.moves = moves;
        this.kind = kind;
        this.ofBoth = moves.sameForBoth();
    }

    static void addTo(TypeSpec.Builder type, PieceContext context) {
        Optional<PieceUnmovesPlan> takenBack = context.solving().unmoves();
        MoveLine.Kind kind =
                takenBack.isPresent() && context.changesOneKind() ? MoveLine.Kind.TARGETS : MoveLine.Kind.MOVES;
        new MovesWriter(context, context.solving().moves(), kind).addTo(type);
        takenBack.ifPresent(unmoves -> {
            if (kind != MoveLine.Kind.TARGETS
                    || !unmoves.steps().isSameAs(context.solving().moves())) {
                new MovesWriter(context, unmoves.steps(), MoveLine.Kind.ORIGINS).addTo(type);
            }
            if (!unmoves.losses().isEmpty()) {
                new MovesWriter(context, unmoves.losses(), MoveLine.Kind.UNTAKES).addTo(type);
            }
        });
    }

    private void addTo(TypeSpec.Builder type) {
        List<MethodSpec> methods = new ArrayList<>();
        MethodSpec.Builder all = Methods.hook(
                kind.tellsCells() ? "long" : "int",
                kind.method,
                "long position",
                "boolean first",
                "long own",
                "long other",
                "long from");
        if (!kind.tellsCells()) {
            all.addParameter(long[].class, "to");
        }
        List<MoveLine> ofFirst = lines(moves.ofFirst());
        if (moves.isEmpty()) {
            all.addCode(
                    "return 0; // $L\n",
                    kind.isBack() ? "every move costs a piece" : "pieces are placed, and then stand");
        } else if (ofBoth) {
            all.addCode(body(kind.method, ofFirst, methods, false));
        } else {
            List<MoveLine> ofSecond = lines(moves.ofSecond());
            String first = ofFirst.isEmpty() ? "0" : call(kind.method + "OfFirst");
            String second = ofSecond.isEmpty() ? "0" : call(kind.method + "OfSecond");
            String between = first.length() + second.length() > MAX_CHOICE ? "\n        " : " ";
            String choice = "first" + between + "? " + first + between + ": " + second;
            all.addCode("return $L;\n", isDistinct() ? DISTINCT + "(to, " + choice + ")" : choice);
            addOfPlayer(methods, kind.method + "OfFirst", ofFirst);
            addOfPlayer(methods, kind.method + "OfSecond", ofSecond);
        }
        type.addMethod(all.build());
        type.addMethods(methods);
    }

    /** A line for each slide, then for each shape of the other moves. */
    private List<MoveLine> lines(List<PieceShape> shapes) {
        Slides slides = Slides.of(context.board(), shapes);
        List<MoveLine> lines = new ArrayList<>();
        slides.slides().forEach(slide -> lines.add(new SlideLine(context, kind, slide)));
        for (PieceShape shape : slides.others()) {
            boolean isOfPair = kind == MoveLine.Kind.MOVES
                    && shape.counterpart().filter(slides.others()::contains).isPresent();
            if (!isOfPair || shape.taken().isEmpty()) {
                lines.add(new StepLine(context, kind, shape, isOfPair));
            }
        }
        return lines;
    }

    private String call(String name) {
        return name + "(" + String.join(", ", inputs()) + ")";
    }

    /** The parameters of a method. Cells need no position if each player has pieces of one kind. */
    private List<String> inputs() {
        List<String> inputs = new ArrayList<>(List.of("own", "other", "from"));
        if (!kind.tellsCells()) {
            inputs.add("to");
        }
        if (!kind.tellsCells() || !context.hasOneKind()) {
            inputs.addAll(0, ofBoth ? List.of("position", "first") : List.of("position"));
        }
        return inputs;
    }

    /** Whether duplicates are removed. */
    private boolean isDistinct() {
        return moves.repeats() && !kind.tellsCells();
    }

    private void addOfPlayer(List<MethodSpec> methods, String name, List<MoveLine> lines) {
        if (!lines.isEmpty()) {
            List<MethodSpec> parts = new ArrayList<>();
            methods.add(method(name)
                    .addJavadoc("The $L of $L.", kind.words, letters(lines))
                    .addCode(body(name, lines, parts, false))
                    .build());
            methods.addAll(parts);
        }
    }

    private MethodSpec.Builder method(String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE)
                .returns(kind.tellsCells() ? long.class : int.class);
        for (String input : inputs()) {
            method.addParameter(
                    input.equals("first") ? boolean.class : input.equals("to") ? long[].class : long.class, input);
        }
        return method;
    }

    private String letters(List<MoveLine> lines) {
        return lines.stream()
                .map(line -> String.valueOf(context.rules().letter(line.plane())))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /**
     * The body of a method: the moves themselves if they fit, else calls of other methods, which are added to
     * {@code parts}.
     *
     * @param isPart whether the method is one of several parts, to which the number of positions listed before is
     *     passed
     */
    private CodeBlock body(String name, List<MoveLine> lines, List<MethodSpec> parts, boolean isPart) {
        List<List<MoveLine>> chunks = chunks(lines);
        if (chunks.size() == 1) {
            return listing(lines, isPart);
        }
        CodeBlock.Builder calls = CodeBlock.builder();
        int inOne = (chunks.size() + MAX_PARTS - 1) / MAX_PARTS;
        int count = (chunks.size() + inOne - 1) / inOne;
        for (int from = 0; from < chunks.size(); from += inOne) {
            String part = name + part(name, from / inOne);
            List<MoveLine> here = chunks.subList(from, Math.min(chunks.size(), from + inOne)).stream()
                    .flatMap(List::stream)
                    .toList();
            String call = part + "(" + String.join(", ", inputs()) + (kind.tellsCells() ? ")" : ", ");
            calls.add("$L\n", statement(call, from == 0, from + inOne >= chunks.size(), isPart));
            List<MethodSpec> called = new ArrayList<>();
            MethodSpec.Builder method = method(part);
            parts.add((kind.tellsCells() ? method : method.addParameter(int.class, "listed"))
                    .addJavadoc(
                            "Part $L of $L: $L of $L.",
                            from / inOne + 1,
                            count,
                            kind.words,
                            ofBoth ? "either player's pieces" : letters(here))
                    .addCode(body(part, here, called, true))
                    .build());
            parts.addAll(called);
        }
        return calls.build();
    }

    /**
     * The statement of a method for one of its expressions: a set of cells, of which the method returns the union, or a
     * call that lists positions, which lacks its last argument: the number of positions listed before. If the players
     * have methods of their own, duplicates are removed where these are called.
     */
    private String statement(String expression, boolean isFirst, boolean isLast, boolean isPart) {
        if (kind.tellsCells()) {
            return isLast
                    ? "return " + (isFirst ? "" : "cells | ") + expression + ";"
                    : (isFirst ? "long cells = " : "cells |= ") + expression + ";";
        }
        String before = isPart ? "listed" : "0";
        String call = expression + (isFirst ? before : "count") + ")";
        if (isLast) {
            boolean distinct = isDistinct() && !isPart && ofBoth;
            return "return " + (distinct ? DISTINCT + "(to, " + call + ")" : call) + ";";
        }
        return (isFirst ? "int count = " : "count = ") + call + ";";
    }

    /** The suffix of a part's name: a number, or a letter after a number, so that names are unique. */
    private static String part(String name, int index) {
        boolean numbered = Character.isDigit(name.charAt(name.length() - 1));
        return numbered ? String.valueOf((char) ('a' + index)) : String.valueOf(index + 1);
    }

    /** Splits the moves into lists whose methods are not too long. */
    private List<List<MoveLine>> chunks(List<MoveLine> lines) {
        List<List<MoveLine>> chunks = new ArrayList<>();
        List<MoveLine> chunk = new ArrayList<>();
        for (MoveLine line : lines) {
            chunk.add(line);
            if (chunk.size() > 1 && !fits(chunk)) {
                chunk.remove(chunk.size() - 1);
                chunks.add(chunk);
                chunk = new ArrayList<>(List.of(line));
            }
        }
        chunks.add(chunk);
        return chunks;
    }

    private boolean fits(List<MoveLine> lines) {
        long planes = lines.stream().map(MoveLine::plane).distinct().count();
        long atHead = context.hasOneKind() ? 28 : 20 + planes * (ofBoth ? 28 : 14);
        return atHead + lines.stream().mapToInt(MoveLine::bytes).sum() <= MAX_BYTES;
    }

    /** The variables that the lines use, then the lines. */
    private CodeBlock listing(List<MoveLine> lines, boolean isPart) {
        CodeBlock.Builder code = CodeBlock.builder();
        List<Integer> planes = lines.stream().map(MoveLine::plane).distinct().toList();
        if (ofBoth && context.hasOneKind() && !kind.tellsCells()) {
            code.add("int piece = first ? $L : $L;\n", planes.get(0), twin(planes.get(0)));
        }
        code.add(lines.stream().anyMatch(MoveLine::namesEmpty) ? "long empty = ~(own | other);\n" : "");
        code.add(lines.stream().anyMatch(MoveLine::namesTaken) ? "long taken = own | other;\n" : "");
        for (int plane : planes) {
            String letter = suffix(plane);
            if (!letter.isEmpty() && ofBoth) {
                code.add("int piece$L = first ? $L : $L;\n", letter, plane, twin(plane));
            }
            String piece = ofBoth ? "piece" + letter : String.valueOf(plane);
            if (!letter.isEmpty()) {
                code.add("long from$L = from & plane(position, $L);\n", letter, piece);
            }
            for (int left : lines.stream()
                    .filter(line -> line.plane() == plane && line.whenLeft() > 0)
                    .map(MoveLine::whenLeft)
                    .distinct()
                    .toList()) {
                code.add("long of$2L$1L = Long.bitCount(own) == $2L ? from$1L : 0;\n", letter, left);
            }
        }
        int last = lines.size() - 1;
        for (int i = 0; i <= last; i++) {
            MoveLine line = lines.get(i);
            String letter = suffix(line.plane());
            String call = line.call(
                    ofBoth ? "piece" + letter : String.valueOf(line.plane()),
                    line.whenLeft() > 0 ? "of" + line.whenLeft() + letter : "from" + letter);
            String who = ofBoth ? "" : context.rules().letter(line.plane()) + " ";
            code.add(MoveComment.inLines(who + line.words())).add("$L\n", statement(call, i == 0, i == last, isPart));
        }
        return code.build();
    }

    /** The second player's plane that moves as this plane of the first player. */
    private int twin(int plane) {
        return moves.planesOf(false).get(moves.planesOf(true).indexOf(plane));
    }

    /** The suffix of a plane's variables; empty if each player has one plane. */
    private String suffix(int plane) {
        return context.hasOneKind() ? "" : String.valueOf(context.set().kind(plane));
    }
}
