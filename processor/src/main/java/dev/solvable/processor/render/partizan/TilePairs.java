package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.partizan.PlayerTiles.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Pairs of a player's tiles of which one, once laid, keeps the other player from the cells of the other one for good:
 * two moves for one. Which of the other player's placements have to be gone for that is found when the solver is
 * written; the solver then finds all pairs with shifts.
 */
final class TilePairs implements Section {
    /** More ways for two tiles to lie side by side would make the code long. */
    private static final int MOST_WAYS = 4;

    private final PlayerTiles own;
    private final PlayerTiles other;
    private final TileSets ownSets;
    private final TileSets otherSets;

    TilePairs(PlayerTiles own, PlayerTiles other, Masks masks) {
        this.own = own;
        this.other = other;
        this.ownSets = new TileSets(own, masks);
        this.otherSets = new TileSets(other, masks);
    }

    /**
     * A way for two tiles of one shape to lie side by side.
     *
     * @param shape the number of the shape
     * @param displacement how much higher the second tile lies than the first
     * @param absent the placements of the other player, relative to the first tile, that meet it and not the second
     */
    private record Way(int shape, int displacement, List<Absent> absent) {
        int lowest() {
            return Math.min(0, displacement);
        }
    }

    /** A placement of one of the other player's shapes, its anchor relative to that of a tile. */
    private record Absent(int shape, int anchor) {}

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(Methods.stateful("int", own.player() + "Pairs", "long free", "long reach", "boolean low")
                .addJavadoc(
                        "Lists pairs of the $L player's tiles of which one, once laid, makes the other safe; no tile of the $L player meets two pairs.",
                        own.player(),
                        other.player())
                .addCode(CodeBlock.of("$L", code()))
                .build());
    }

    private String code() {
        Map<List<Integer>, List<Way>> ways = ways();
        if (ways.isEmpty()) {
            return "return 0; // no two tiles lie so\n";
        }
        StringBuilder code = new StringBuilder("int to = 0;\nlong apart = free & reach;\n");
        addPlacements(code, "own", own, ownSets);
        addPlacements(code, "other", other, otherSets);
        code.append("long found;\n");
        ways.forEach((offsets, same) -> {
            List<String> alternatives = same.stream().map(this::found).toList();
            code.append("found = ")
                    .append(String.join("\n        | ", alternatives))
                    .append(";\n");
            code.append("""
                    found &= WITHIN;
                    while (found != 0) {
                        long anchor = low ? Long.lowestOneBit(found) : Long.highestOneBit(found);
                        long pair = CELLS;
                        items[to] = pair;
                        to++;
                        apart &= ~(pair | OTHERTouching(pair, free));
                        found &= WITHIN;
                    }
                    """.replace("WITHIN", TileSets.within(offsets, "apart"))
                    .replace("CELLS", TileSets.from(offsets, "anchor"))
                    .replace("OTHER", other.player()));
        });
        return code.append("return to;\n").toString();
    }

    private static void addPlacements(StringBuilder code, String name, PlayerTiles tiles, TileSets sets) {
        for (int shape = 0; shape < tiles.shapes().size(); shape++) {
            code.append("long ").append(name).append(shape).append(" = ");
            code.append(sets.placements(shape, "free")).append(";\n");
        }
    }

    /** The lowest cells of the pairs that lie in one way. */
    private String found(Way way) {
        StringBuilder code = new StringBuilder("own" + way.shape() + " & own" + way.shape());
        code.append(shifted(way.displacement()));
        for (Absent absent : way.absent()) {
            code.append(" & ~(other")
                    .append(absent.shape())
                    .append(shifted(absent.anchor()))
                    .append(")");
        }
        return way.lowest() < 0 ? "(" + code + ") >>> " + -way.lowest() : code.toString();
    }

    /** The shift of a mask to positions so much lower. */
    static String shifted(int distance) {
        return distance == 0 ? "" : distance > 0 ? " >>> " + distance : " << " + -distance;
    }

    /** The ways for two tiles to lie, those together that cover the same cells. */
    private Map<List<Integer>, List<Way>> ways() {
        Map<List<Integer>, List<Way>> ways = new LinkedHashMap<>();
        if (!own.shifted() || !other.shifted()) {
            return ways;
        }
        int count = 0;
        for (int shape = 0; shape < own.shapes().size(); shape++) {
            List<Integer> offsets = own.shapes().get(shape).offsets();
            for (int displacement : displacements()) {
                Set<Integer> cells = new TreeSet<>(offsets);
                offsets.forEach(offset -> cells.add(offset + displacement));
                if (cells.size() < 2 * offsets.size() || count == MOST_WAYS) {
                    continue;
                }
                Way way = new Way(shape, displacement, absent(offsets, displacement));
                List<Integer> fromLowest =
                        cells.stream().map(cell -> cell - way.lowest()).toList();
                ways.computeIfAbsent(fromLowest, same -> new ArrayList<>()).add(way);
                count++;
            }
        }
        return ways;
    }

    /** The distances between two cells of a tile of the other player, the shortest first. */
    private Set<Integer> displacements() {
        Set<Integer> distances = new TreeSet<>(Comparator.comparing((Integer distance) -> Math.abs(distance))
                .thenComparing(Comparator.naturalOrder()));
        for (Shape shape : other.shapes()) {
            for (int from : shape.offsets()) {
                for (int to : shape.offsets()) {
                    if (from != to) {
                        distances.add(to - from);
                    }
                }
            }
        }
        return distances;
    }

    /** The placements that meet the cells at some offsets, and none of those displaced. */
    private List<Absent> absent(List<Integer> offsets, int displacement) {
        List<Absent> absent = new ArrayList<>();
        for (int shape = 0; shape < other.shapes().size(); shape++) {
            Set<Integer> anchors = new TreeSet<>();
            List<Integer> cells = other.shapes().get(shape).offsets();
            for (int met : offsets) {
                for (int cell : cells) {
                    int anchor = met - cell;
                    if (cells.stream().noneMatch(at -> offsets.contains(anchor + at - displacement))) {
                        anchors.add(anchor);
                    }
                }
            }
            for (int anchor : anchors) {
                absent.add(new Absent(shape, anchor));
            }
        }
        return absent;
    }
}
