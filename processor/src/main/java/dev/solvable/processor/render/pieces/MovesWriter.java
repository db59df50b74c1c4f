package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.pieces.PieceMovesPlan;
import dev.solvable.processor.game.pieces.PieceShape;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes the lists of moves, or of moves that are taken back: a line for all moves of pieces in one direction, wherever
 * they begin.
 */
final class MovesWriter {
    /** The estimated bytes of bytecode that a method may have; HotSpot inlines 325. */
    private static final int MAX_BYTES = 300;

    /** The most methods that one calls. */
    private static final int MAX_PARTS = 16;

    /** The most characters of a step in one line, its indent aside. */
    private static final int MAX_CODE = 104;

    private final PieceContext context;
    private final PieceMovesPlan moves;
    private final Kind kind;

    /** What a method lists. */
    private enum Kind {
        MOVES("moves", "moves"),
        UNSTEPS("unsteps", "steps, taken back,"),
        UNTAKES("untakes", "moves that cost a piece, taken back,");

        private final String method;
        private final String words;

        Kind(String method, String words) {
            this.method = method;
            this.words = words;
        }
    }

    private MovesWriter(PieceContext context, PieceMovesPlan moves, Kind kind) {
        this.context = context;
        this.moves = moves;
        this.kind = kind;
    }

    static void addTo(TypeSpec.Builder type, PieceContext context) {
        new MovesWriter(context, context.solving().moves(), Kind.MOVES).addTo(type);
        context.solving().unmoves().ifPresent(unmoves -> {
            new MovesWriter(context, unmoves.steps(), Kind.UNSTEPS).addUnlessEmpty(type);
            new MovesWriter(context, unmoves.losses(), Kind.UNTAKES).addUnlessEmpty(type);
        });
    }

    private void addUnlessEmpty(TypeSpec.Builder type) {
        if (!moves.ofFirst().isEmpty() || !moves.ofSecond().isEmpty()) {
            addTo(type);
        }
    }

    private void addTo(TypeSpec.Builder type) {
        List<MethodSpec> methods = new ArrayList<>();
        MethodSpec.Builder all = Methods.hook(
                "int",
                kind.method,
                "long position",
                "boolean first",
                "long own",
                "long other",
                "long from",
                "long[] to");
        if (moves.ofFirst().isEmpty() && moves.ofSecond().isEmpty()) {
            all.addCode("return 0; // pieces are placed, and then stand\n");
        } else if (moves.sameForBoth()) {
            all.addCode(body(kind.method, moves.ofFirst(), Whose.OF_BOTH, methods, "0", moves.repeats()));
        } else {
            all.addCode(
                    moves.repeats() ? "return $L(to, first ? $L : $L);\n" : "return $Lfirst ? $L : $L;\n",
                    moves.repeats() ? distinct() : "",
                    call(kind.method + "OfFirst", moves.ofFirst()),
                    call(kind.method + "OfSecond", moves.ofSecond()));
            addOfPlayer(methods, kind.method + "OfFirst", moves.ofFirst(), Whose.OF_FIRST);
            addOfPlayer(methods, kind.method + "OfSecond", moves.ofSecond(), Whose.OF_SECOND);
        }
        type.addMethod(all.build());
        type.addMethods(methods);
    }

    /** Whose moves a method lists. */
    private enum Whose {
        OF_BOTH,
        OF_FIRST,
        OF_SECOND
    }

    private static String call(String name, List<PieceShape> shapes) {
        return shapes.isEmpty() ? "0" : name + "(position, own, other, from, to)";
    }

    private void addOfPlayer(List<MethodSpec> methods, String name, List<PieceShape> shapes, Whose whose) {
        if (!shapes.isEmpty()) {
            List<MethodSpec> parts = new ArrayList<>();
            methods.add(method(name, whose)
                    .addJavadoc("The $L of $L.", kind.words, letters(shapes))
                    .addCode(body(name, shapes, whose, parts, "0", false))
                    .build());
            methods.addAll(parts);
        }
    }

    private static MethodSpec.Builder method(String name, Whose whose) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE)
                .returns(int.class)
                .addParameter(long.class, "position");
        if (whose == Whose.OF_BOTH) {
            method.addParameter(boolean.class, "first");
        }
        return method.addParameter(long.class, "own")
                .addParameter(long.class, "other")
                .addParameter(long.class, "from")
                .addParameter(long[].class, "to");
    }

    private String letters(List<PieceShape> shapes) {
        return shapes.stream()
                .map(shape -> String.valueOf(context.rules().letter(shape.plane())))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /**
     * What a method lists: the moves themselves where there are few, else by other methods, which are added to its
     * parts.
     */
    private CodeBlock body(
            String name,
            List<PieceShape> shapes,
            Whose whose,
            List<MethodSpec> parts,
            String listed,
            boolean distinct) {
        List<List<PieceShape>> chunks = chunks(shapes, whose);
        if (chunks.size() == 1) {
            return lines(shapes, whose, listed, distinct);
        }
        Calls calls = new Calls(listed, distinct ? distinct() : "");
        int inOne = (chunks.size() + MAX_PARTS - 1) / MAX_PARTS;
        for (int from = 0; from < chunks.size(); from += inOne) {
            String part = name + part(name, from / inOne);
            List<PieceShape> here = chunks.subList(from, Math.min(chunks.size(), from + inOne)).stream()
                    .flatMap(List::stream)
                    .toList();
            calls.add(
                    CodeBlock.of(""),
                    part + "(position, " + (whose == Whose.OF_BOTH ? "first, " : "") + "own, other, from, to, ");
            List<MethodSpec> called = new ArrayList<>();
            parts.add(method(part, whose)
                    .addParameter(int.class, "listed")
                    .addJavadoc(
                            "Some of the $L of $L.",
                            kind.words,
                            whose == Whose.OF_BOTH ? "either player's pieces" : letters(here))
                    .addCode(body(part, here, whose, called, "listed", false))
                    .build());
            parts.addAll(called);
        }
        return calls.code();
    }

    /** Calls that list moves, each with the number of those that are listed before it. */
    private static final class Calls {
        private final List<CodeBlock> comments = new ArrayList<>();
        private final List<String> calls = new ArrayList<>();
        private final String listed;
        /** The method that takes out what is listed twice; empty where nothing is. */
        private final String distinct;

        Calls(String listed, String distinct) {
            this.listed = listed;
            this.distinct = distinct;
        }

        /** Adds a call without its last argument. */
        void add(CodeBlock comment, String call) {
            comments.add(comment);
            calls.add(call);
        }

        CodeBlock code() {
            CodeBlock.Builder code = CodeBlock.builder();
            for (int i = 0; i < calls.size(); i++) {
                boolean last = i == calls.size() - 1;
                String begin = last
                        ? !distinct.isEmpty() ? "return " + distinct + "(to, " : "return "
                        : i == 0 ? "int count = " : "count = ";
                String end = (i == 0 ? listed : "count") + (last && !distinct.isEmpty() ? "));" : ");");
                code.add("$L$L\n", comments.get(i), begin + calls.get(i) + end);
            }
            return code.build();
        }
    }

    private String distinct() {
        return kind == Kind.UNSTEPS ? "lists.distinctUnsteps" : "lists.distinct";
    }

    /** What tells a part from the others: a number, and a letter behind a number, so that no two names are the same. */
    private static String part(String name, int index) {
        boolean numbered = Character.isDigit(name.charAt(name.length() - 1));
        return numbered ? String.valueOf((char) ('a' + index)) : String.valueOf(index + 1);
    }

    /** The moves in as many lists as it takes to have methods that are not too long. */
    private List<List<PieceShape>> chunks(List<PieceShape> shapes, Whose whose) {
        List<List<PieceShape>> chunks = new ArrayList<>();
        List<PieceShape> chunk = new ArrayList<>();
        for (PieceShape shape : shapes) {
            chunk.add(shape);
            if (chunk.size() > 1 && !fits(chunk, whose)) {
                chunk.remove(chunk.size() - 1);
                chunks.add(chunk);
                chunk = new ArrayList<>(List.of(shape));
            }
        }
        chunks.add(chunk);
        return chunks;
    }

    private boolean fits(List<PieceShape> shapes, Whose whose) {
        return bytesAtHead(shapes, whose) + bytes(shapes) <= MAX_BYTES;
    }

    /** About how many bytes of bytecode a method takes before its steps. */
    private int bytesAtHead(List<PieceShape> shapes, Whose whose) {
        long planes = shapes.stream().map(PieceShape::plane).distinct().count();
        return hasOneKind() ? 28 : 20 + (int) planes * (whose == Whose.OF_BOTH ? 28 : 14);
    }

    /** About how many bytes of bytecode the steps take. */
    private static int bytes(List<PieceShape> shapes) {
        return shapes.stream().mapToInt(MovesWriter::bytes).sum();
    }

    private static int bytes(PieceShape shape) {
        int conditions = shape.free().size()
                + shape.enemies().size()
                + shape.friends().size()
                + shape.anyone().size()
                + shape.besideAny().size();
        return 26 + 6 * conditions + 2 * shape.taken().size();
    }

    /** What the lines of the steps ask for, then these. */
    private CodeBlock lines(List<PieceShape> shapes, Whose whose, String listed, boolean distinct) {
        CodeBlock.Builder code = CodeBlock.builder();
        List<Integer> planes = shapes.stream().map(PieceShape::plane).distinct().toList();
        if (whose == Whose.OF_BOTH && hasOneKind()) {
            code.add("int piece = first ? $L : $L;\n", number(planes.get(0)), number(twin(planes.get(0))));
        }
        code.add(uses(shapes, PieceShape::free) ? "long empty = ~(own | other);\n" : "");
        code.add(uses(shapes, PieceShape::anyone) ? "long taken = own | other;\n" : "");
        for (int plane : planes) {
            String letter = suffix(plane);
            if (!letter.isEmpty() && whose == Whose.OF_BOTH) {
                code.add("int piece$L = first ? $L : $L;\n", letter, number(plane), number(twin(plane)));
            }
            String piece = whose == Whose.OF_BOTH ? "piece" + letter : String.valueOf(number(plane));
            if (!letter.isEmpty()) {
                code.add("long from$L = from & plane(position, $L);\n", letter, piece);
            }
            for (int left : shapes.stream()
                    .filter(shape -> shape.plane() == plane && shape.whenLeft() > 0)
                    .map(PieceShape::whenLeft)
                    .distinct()
                    .toList()) {
                code.add("long of$2L$1L = Long.bitCount(own) == $2L ? from$1L : 0;\n", letter, left);
            }
        }
        Calls calls = new Calls(listed, distinct ? distinct() : "");
        for (PieceShape shape : shapes) {
            String letter = suffix(shape.plane());
            calls.add(
                    MoveComment.inLines(who(shape) + comment(shape)),
                    line(
                            shape,
                            whose == Whose.OF_BOTH ? "piece" + letter : String.valueOf(number(shape.plane())),
                            shape.whenLeft() > 0 ? "of" + shape.whenLeft() + letter : "from" + letter));
        }
        return code.add(calls.code()).build();
    }

    /** The letter of the pieces; nothing where either player's move so. */
    private String who(PieceShape shape) {
        return moves.sameForBoth() ? "" : context.rules().letter(shape.plane()) + " ";
    }

    private String comment(PieceShape shape) {
        String words = new MoveComment(context.board(), Board.cellsOf(shape.from()), shape.to())
                .whole(!shape.taken().isEmpty());
        return kind == Kind.MOVES ? words : "back " + words;
    }

    private static boolean uses(List<PieceShape> shapes, Function<PieceShape, List<Integer>> condition) {
        return shapes.stream().anyMatch(shape -> !condition.apply(shape).isEmpty());
    }

    private int number(int plane) {
        return context.number(plane);
    }

    /** The plane of the second player whose pieces move as those of a plane of the first player. */
    private int twin(int plane) {
        return moves.planesOf(false).get(moves.planesOf(true).indexOf(plane));
    }

    /** Whether each player has pieces of one kind. */
    private boolean hasOneKind() {
        return context.planesOf(true).size() == 1 && context.planesOf(false).size() == 1;
    }

    /** What tells the variables of several planes apart. */
    private String suffix(int plane) {
        return hasOneKind() ? "" : String.valueOf(context.rules().kinds().get(plane / 2));
    }

    private String line(PieceShape shape, String piece, String moving) {
        boolean isUnleave = kind == Kind.UNTAKES && shape.to() == 0; // nothing stands there as yet
        List<String> terms = new ArrayList<>();
        shape.free().forEach(offset -> terms.add(at("empty", offset)));
        shape.enemies().forEach(offset -> terms.add(at("other", offset)));
        shape.friends().forEach(offset -> terms.add(at("own", offset)));
        shape.anyone().forEach(offset -> terms.add(at("taken", offset)));
        if (!shape.besideAny().isEmpty()) {
            terms.add(shape.besideAny().stream()
                    .map(offset -> at("other", offset))
                    .collect(Collectors.joining(" | ", "(", ")")));
        }
        String method = "lists." + (kind == Kind.MOVES ? "" : "un")
                + (shape.to() == 0 ? "leave" : shape.taken().isEmpty() ? "step" : "take");
        String where = (shape.to() == 0 ? "" : ", " + shape.to())
                + shape.taken().stream().map(offset -> ", " + offset).collect(Collectors.joining());
        String begin = method + (kind == Kind.UNSTEPS ? "(" : "(position, ") + piece + ", ";
        String end = where + ", to, ";
        String cells = context.masks().literal(shape.from());
        String whole = begin
                + (isUnleave ? "" : moving + " & ")
                + cells
                + (terms.isEmpty() ? "" : " & ")
                + String.join(" & ", terms)
                + end;
        if (whole.length() <= MAX_CODE) {
            return whole;
        }
        if (!isUnleave) {
            terms.add(0, moving);
        }
        terms.add(cells);
        return begin.stripTrailing() + "\n        " + String.join("\n                & ", terms) + end;
    }

    private static String at(String mask, int offset) {
        if (offset == 0) {
            return mask;
        }
        return offset > 0 ? mask + " >>> " + offset : mask + " << " + -offset;
    }
}
