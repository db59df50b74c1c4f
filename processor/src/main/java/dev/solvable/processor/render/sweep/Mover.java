package dev.solvable.processor.render.sweep;

import dev.solvable.processor.game.Player;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A player to move, as a sweep of words sees one: the boards with that player to move have a table of their own, and
 * every tile leads to the table of the opponent. Where both players have the same tiles one table serves both.
 *
 * @param name {@code first} or {@code second}; empty where both have the same tiles
 * @param opponent the name of the player to move after this one
 * @param tiles the cells of each placement of a tile that the player may lay
 */
record Mover(String name, String opponent, List<Long> tiles) {
    /** Copies the list. */
    Mover {
        tiles = List.copyOf(tiles);
    }

    /** The players of a game, in the order of their tables. */
    static List<Mover> of(TileRules rules) {
        return rules.partizan()
                ? List.of(
                        new Mover("first", "second", without(Player.SECOND, rules)),
                        new Mover("second", "first", without(Player.FIRST, rules)))
                : List.of(new Mover("", "", cells(rules.tiles().stream())));
    }

    private static List<Long> without(Player other, TileRules rules) {
        return cells(rules.tiles().stream().filter(tile -> tile.by() != other));
    }

    private static List<Long> cells(Stream<Tile> tiles) {
        return tiles.map(Tile::cells).toList();
    }

    /** What a local variable or a method of this player's is called: {@code wins} or {@code firstWins}. */
    String named(String plain) {
        return name.isEmpty() ? plain : name + Character.toUpperCase(plain.charAt(0)) + plain.substring(1);
    }

    /** The table that holds what tiles of this player lead to. */
    String after() {
        return opponent.isEmpty() ? "won" : opponent + "Won";
    }

    /** What a constant of this player's is called: {@code TILES} or {@code FIRST_TILES}. */
    String constant(String plain) {
        return name.isEmpty() ? plain : name.toUpperCase(Locale.ROOT) + "_" + plain;
    }

    /** The constant with the tiles, which the moves of a game bring. */
    String tilesName() {
        return constant("TILES");
    }

    /** Whose tiles they are, after "the tiles"; empty where both players have the same. */
    String whose() {
        return name.isEmpty() ? "" : " of the " + name + " player";
    }
}
