package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Section;
import javax.lang.model.element.Modifier;

/** The fields in which a {@link TileLayout} is kept, the same for both players: one layout is looked at at a time. */
final class LayoutFields implements Section {
    private final PlayerTiles first;
    private final PlayerTiles second;

    LayoutFields(PlayerTiles first, PlayerTiles second) {
        this.first = first;
        this.second = second;
    }

    /** Whether there is a player with so many shapes of tiles that they are gone through one by one. */
    boolean tilesListed() {
        return !first.shifted() || !second.shifted();
    }

    /** Whether there is a player whose tiles are looked at together, in masks. */
    boolean tilesInMasks() {
        return first.shifted() || second.shifted();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        addList(
                type,
                "items",
                tilesListed()
                        ? "Pairs of tiles that a player wants to lay, then tiles that are not in masks."
                        : "Pairs of tiles that a player wants to lay.");
        type.addField(FieldSpec.builder(boolean[].class, "contestedItems", Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("Of each in the list whether one tile of the other player can meet it and another item.")
                .initializer("new boolean[CELLS]")
                .build());
        addCount(type, "pairs", "The pairs in the list of items.");
        addCount(type, "listed", "All items in the list.");
        addCount(type, "moves", "The moves in everything that is laid out.");
        addCount(type, "safeTiles", "The tiles of those that the other player cannot touch.");
        if (tilesListed()) {
            addList(type, "safeList", "Safe tiles that are not in masks.");
        }
        addMask(type, "wanted", "The cells of all items.");
        addMask(type, "left", "The cells that were left when tiles were laid out.");
        addMask(type, "extra", "Cells that are items: a safe tile could cover each instead of one of its own.");
        int shapes = Math.max(shapes(first), shapes(second));
        if (shapes(first) == 1 || shapes(second) == 1) {
            addMasks(type, "");
        }
        for (int shape = 0; shape < shapes && shapes > 1; shape++) {
            addMasks(type, String.valueOf(shape));
        }
    }

    /** The shapes of a player's tiles that are kept in masks. */
    private static int shapes(PlayerTiles tiles) {
        return tiles.shifted() ? tiles.shapes().size() : 0;
    }

    private static void addMasks(TypeSpec.Builder type, String number) {
        String which = number.isEmpty() ? "" : ", of shape " + number;
        addMask(type, "safe" + number, "The lowest cells of the safe tiles" + which + ".");
        addMask(type, "laid" + number, "The lowest cells of the other tiles that are laid out" + which + ".");
        addMask(
                type,
                "contested" + number,
                "Those of them that one tile of the other player can meet together with another item.");
    }

    private static void addList(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(long[].class, name, Modifier.PRIVATE, Modifier.FINAL)
                .addJavadoc("$L", javadoc)
                .initializer("new long[CELLS]")
                .build());
    }

    /** Adds a mask. */
    static void addMask(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(TypeName.LONG, name, Modifier.PRIVATE)
                .addJavadoc("$L", javadoc)
                .build());
    }

    private static void addCount(TypeSpec.Builder type, String name, String javadoc) {
        type.addField(FieldSpec.builder(TypeName.INT, name, Modifier.PRIVATE)
                .addJavadoc("$L", javadoc)
                .build());
    }
}
