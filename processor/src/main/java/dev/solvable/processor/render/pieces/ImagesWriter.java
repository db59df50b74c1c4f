package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.PieceBits;
import dev.solvable.processor.plan.PieceImages;
import dev.solvable.processor.plan.PieceImages.Image;
import dev.solvable.processor.plan.PieceImages.Images;
import dev.solvable.processor.plan.PieceImages.Shifts;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Writes the images of positions under the symmetries of the game as masks and shifts. */
final class ImagesWriter {
    /** So many characters a line may have. */
    private static final int MAX_LINE = 130;

    /** The motions of a grid: bit 0 for rows upside down, bit 1 for columns, bit 2 for rows and columns exchanged. */
    private static final List<String> MOTIONS = List.of(
            "itself", "upsideDown", "mirrored", "turned", "transposed", "turnedLeft", "turnedRight", "transposedBack");

    private final PieceContext context;
    private final PieceBits bits;

    /** The methods for steps, by what they do. */
    private final Map<Shifts, String> names = new LinkedHashMap<>();

    ImagesWriter(PieceContext context) {
        this.context = context;
        this.bits = PieceBits.of(
                context.rules(), context.analysis().encoding(), context.board().cells());
    }

    void addTo(TypeSpec.Builder type) {
        if (context.analysis().images().isEmpty()) {
            return;
        }
        PieceImages images = context.analysis().images().get();
        if (!images.all().made().isEmpty()) {
            addImages(type, "images", images.all());
        }
        if (images.all().made().size() != images.ofStart().made().size()) {
            addImages(type, "imagesOfStart", images.ofStart());
        }
        names.forEach((shifts, name) -> type.addMethod(Methods.helper("long", name, "long position")
                .addJavadoc("The position with its pieces on other cells.")
                .addCode(shifts(shifts))
                .build()));
        images.exchange()
                .ifPresent(shifts -> type.addMethod(Methods.overriding("long", "exchanged", "long position")
                        .addCode(shifts(withoutSide(shifts)))
                        .build()));
    }

    /** Which images are taken for one, as the runtime calls it. */
    static String symmetry(Optional<PieceImages> images) {
        if (images.isEmpty()) {
            return "NONE";
        }
        if (images.get().exchange().isPresent()) {
            return "WITH_EXCHANGE";
        }
        return images.get().all().made().size() == images.get().ofStart().made().size() ? "OF_START" : "OF_BOARD";
    }

    private Shifts withoutSide(Shifts shifts) {
        TreeMap<Integer, Long> masks = new TreeMap<>(shifts.masks());
        masks.computeIfPresent(
                0, (none, mask) -> (mask & ~(1L << bits.side())) == 0 ? null : mask & ~(1L << bits.side()));
        return new Shifts(masks);
    }

    /** Adds the list of all images, the position itself first. */
    private void addImages(TypeSpec.Builder type, String name, Images images) {
        List<Image> made = images.made();
        CodeBlock.Builder code = CodeBlock.builder();
        List<String> all = new ArrayList<>(List.of("position"));
        for (int i = 1; i <= made.size(); i++) {
            int number = i;
            Image image = made.get(i - 1);
            String method = names.computeIfAbsent(images.steps().get(image.step()), this::name);
            String from = image.of() == 0 ? "position" : "image" + image.of();
            String call = method + "(" + from + ")";
            if (made.stream().anyMatch(later -> later.of() == number)) {
                code.add("long image$L = $L;\n", i, call);
                call = "image" + i;
            }
            all.add(call);
        }
        type.addMethod(Methods.overriding("long[]", name, "long position")
                .addCode(code.add("return new long[] {$L};\n", lines(all)).build())
                .build());
    }

    /** Some in a line, so that lines are no longer than others. */
    private static String lines(List<String> values) {
        if (values.size() <= 4) {
            return String.join(", ", values);
        }
        StringBuilder lines = new StringBuilder();
        for (int from = 0; from < values.size(); from += 4) {
            lines.append(from == 0 ? "\n        " : ",\n        ")
                    .append(String.join(", ", values.subList(from, Math.min(values.size(), from + 4))));
        }
        return lines + "\n";
    }

    /** A name for a step: what it is on the grid, or a number. */
    private String name(Shifts step) {
        for (int motion = 1; motion < MOTIONS.size(); motion++) {
            if (isMotion(step, motion) && !names.containsValue(MOTIONS.get(motion))) {
                return MOTIONS.get(motion);
            }
        }
        return "rearranged" + (names.size() + 1);
    }

    private boolean isMotion(Shifts step, int motion) {
        Board board = context.board();
        boolean transposes = (motion & 4) != 0;
        if (transposes && board.rows() != board.columns()) {
            return false;
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            int row = board.row(cell);
            int column = board.column(cell);
            int toRow = (motion & 1) == 0 ? row : board.rows() - 1 - row;
            int toColumn = (motion & 2) == 0 ? column : board.columns() - 1 - column;
            int to = transposes ? board.cellAt(toColumn, toRow) : board.cellAt(toRow, toColumn);
            for (int plane = 0; plane < bits.planes().size(); plane++) {
                Long moved = step.masks().get(to - cell);
                if (to < 0 || moved == null || (moved >>> plane * board.cells() + cell & 1) == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private CodeBlock shifts(Shifts shifts) {
        CodeBlock.Builder code = CodeBlock.builder();
        List<Map.Entry<Integer, Long>> all = List.copyOf(shifts.masks().entrySet());
        for (int i = 0; i < all.size(); i++) {
            int distance = all.get(i).getKey();
            long mask = all.get(i).getValue();
            String shifted = distance == 0 ? "" : distance > 0 ? " << " + distance : " >>> " + -distance;
            String line = (i == 0 ? "return " : "        | ")
                    + "(position & " + literal(mask) + ")" + shifted
                    + (i == all.size() - 1 ? ";" : "");
            String comment = " // " + comment(mask, distance);
            String indent = i == 0 ? "" : "        ";
            boolean fits = line.length() + comment.length() <= MAX_LINE;
            code.add("$L\n", fits ? line + comment : indent + comment.substring(1) + "\n" + line);
        }
        return code.build();
    }

    /** Which cells go where; the planes are named only where not all do the same. */
    private String comment(long mask, int distance) {
        int cells = context.board().cells();
        int planes = bits.planes().size();
        List<String> parts = new ArrayList<>();
        long common = mask & context.board().mask();
        boolean alike = Math.abs(distance) < cells;
        for (int plane = 0; plane < planes; plane++) {
            long here = mask >>> plane * cells & context.board().mask();
            alike &= here == common && stays(here, distance);
        }
        if (alike && common != 0) {
            parts.add(cells(common, distance));
        } else {
            for (int plane = 0; plane < planes; plane++) {
                parts.addAll(
                        movesOf(plane, mask >>> plane * cells & context.board().mask(), distance));
            }
        }
        if ((mask >>> bits.side() & 1) != 0) {
            parts.add("the side");
        }
        if (bits.side() + 1 < Long.SIZE && mask >>> bits.side() + 1 != 0) {
            parts.add("the hands");
        }
        return String.join(", ", parts);
    }

    /** Whether cells that are moved so far are cells of the same plane. */
    private boolean stays(long here, int distance) {
        return Board.cellsOf(here).stream()
                .allMatch(cell -> cell + distance >= 0
                        && cell + distance < context.board().cells());
    }

    private String cells(long from, int distance) {
        String here = context.masks().names(from);
        return distance == 0
                ? here
                : here + " to " + context.masks().names(distance > 0 ? from << distance : from >>> -distance);
    }

    private List<String> movesOf(int plane, long from, int distance) {
        Map<Integer, Long> byTarget = new TreeMap<>();
        for (int cell : Board.cellsOf(from)) {
            byTarget.merge(
                    Math.floorDiv(
                            plane * context.board().cells() + cell + distance,
                            context.board().cells()),
                    1L << cell,
                    (one, other) -> one | other);
        }
        List<String> moves = new ArrayList<>();
        byTarget.forEach((target, cells) -> {
            int shift = distance - (target - plane) * context.board().cells();
            moves.add(letter(plane) + (target == plane ? "" : " as " + letter(target)) + " on " + cells(cells, shift));
        });
        return moves;
    }

    private char letter(int plane) {
        return context.rules().letter(bits.planes().get(plane));
    }

    /** A mask of bits of a position: the planes as boards, the first one last, before them the side and the hands. */
    private String literal(long mask) {
        List<String> groups = new ArrayList<>();
        int cells = context.board().cells();
        for (int plane = 0; plane < bits.planes().size(); plane++) {
            String board = context.masks()
                    .literal(mask >>> plane * cells & context.board().mask());
            groups.add(board.substring(2, board.length() - 1));
        }
        groups.add(digits(mask, bits.side(), 1));
        for (int plane = 0; plane < bits.handBits().size(); plane++) {
            if (bits.handBits().get(plane) > 0) {
                groups.add(digits(mask, bits.hand(plane), bits.handBits().get(plane)));
            }
        }
        while (groups.size() > 1 && !groups.get(groups.size() - 1).contains("1")) {
            groups.remove(groups.size() - 1);
        }
        Collections.reverse(groups);
        return "0b" + String.join("__", groups) + "L";
    }

    private static String digits(long mask, int from, int count) {
        StringBuilder digits = new StringBuilder();
        for (int bit = from + count - 1; bit >= from; bit--) {
            digits.append(mask >>> bit & 1);
        }
        return digits.toString();
    }
}
