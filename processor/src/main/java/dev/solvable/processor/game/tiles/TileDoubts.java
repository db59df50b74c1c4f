package dev.solvable.processor.game.tiles;

import dev.solvable.Expectation;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.Picture;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Notes on games of tiles that are valid but probably not what was meant. */
public final class TileDoubts {
    private final List<GameDeclaration.Tiles> tiles;
    private final boolean known;
    private final DeclaredTiles rules;
    private final Problems problems;

    public TileDoubts(GameDeclaration declaration, DeclaredTiles rules, Problems problems) {
        this.tiles = declaration.tiles();
        // With a stated result the declaration is probably what was meant.
        this.known = declaration.expect() != Expectation.UNSTATED;
        this.rules = rules;
        this.problems = problems;
    }

    public void add() {
        addPictures();
        addPlayer(Player.FIRST, Player.SECOND, "before the first move");
        addPlayer(Player.SECOND, Player.FIRST, "after the first move");
        if (rules.partizan() && rules.sameForBoth()) {
            int own = first(tile -> tile.by() != Player.EITHER).orElseThrow();
            problems.add(
                    Message.TILES_FOR_BOTH,
                    Place.of("Tiles", own).in("by"),
                    tiles.stream().anyMatch(tile -> tile.by() != Player.EITHER && tile.rotate())
                            ? "write rotate = false where a player's tiles keep their direction, or remove by"
                            : "remove by, or correct the pictures");
        } else if (!known) {
            addOwner(Player.FIRST, Player.SECOND);
            addOwner(Player.SECOND, Player.FIRST);
        }
    }

    private void addPictures() {
        Map<Player, Map<Set<Picture>, String>> earlier = new EnumMap<>(Player.class); // by owner and orientations
        for (int index = 0; index < tiles.size(); index++) {
            GameDeclaration.Tiles tile = tiles.get(index);
            Place place = Place.of("Tiles", index).in("value");
            boolean trimmed = addEdge(tile, place);
            for (int number = 0; number < tile.pictures().size(); number++) {
                String text = tile.pictures().get(number);
                Set<Picture> laid = Picture.parse(text).orientations(tile.rotate(), tile.reflect());
                String same = earlier.computeIfAbsent(tile.by(), by -> new HashMap<>())
                        .putIfAbsent(laid, text);
                if (same != null && !trimmed) {
                    problems.add(
                            Message.TILE_TWICE,
                            place.at(number),
                            text,
                            same,
                            tile.pictures().contains(same)
                                    ? oneTile(tile, "remove it")
                                    : "remove it, or correct the one that was to be another tile");
                }
                if (!tile.rotate() && laid.size() > 1 && !tile.statesReflect()) {
                    problems.add(Message.MIRROR_IMAGE, place.at(number), text);
                }
            }
        }
    }

    /** Adds one note per annotation on a picture with an empty row or column at its edge. */
    private boolean addEdge(GameDeclaration.Tiles tile, Place place) {
        for (int number = 0; number < tile.pictures().size(); number++) {
            String text = tile.pictures().get(number);
            List<String> rows = List.of(text.split("/", -1));
            Picture picture = Picture.parse(text);
            boolean wider = rows.stream().anyMatch(row -> row.length() > picture.width());
            if (wider || rows.size() > picture.height()) {
                String inside = picture.text();
                problems.add(
                        Message.TILE_EDGE, place.at(number), text, inside, oneTile(tile, "write \"" + inside + "\""));
                return true;
            }
        }
        return false;
    }

    /** Advice to join pictures that may be the rows of one tile, or else other advice. */
    private static String oneTile(GameDeclaration.Tiles tile, String otherwise) {
        boolean rows = tile.pictures().size() > 1 && tile.pictures().stream().noneMatch(text -> text.indexOf('/') >= 0);
        return rows
                ? "write \"" + String.join("/", tile.pictures()) + "\" if these are the rows of one tile, or "
                        + otherwise
                : otherwise;
    }

    private void addPlayer(Player player, Player opponent, String end) {
        if (rules.game().fillsOf(player == Player.FIRST ? '1' : '2').length > 0) {
            return;
        }
        OptionalInt own = first(tile -> tile.by() != opponent);
        problems.add(
                Message.PLAYER_WITHOUT_TILE,
                own.isPresent() ? Place.of("Tiles", own.getAsInt()) : Place.of("Tiles", "by"),
                player,
                own.isPresent()
                        ? "none of the tiles that " + player + " may lay fits on this board"
                        : "all tiles are those of " + opponent,
                end,
                player);
    }

    /** Adds a note if one player has tiles of their own and the owner of the others is not stated. */
    private void addOwner(Player owner, Player opponent) {
        OptionalInt unsaid = first(tile -> !tile.statesBy());
        boolean one = tiles.stream().anyMatch(tile -> tile.by() == owner)
                && tiles.stream().noneMatch(tile -> tile.by() == opponent);
        if (one && unsaid.isPresent()) {
            problems.add(Message.TILES_OF_ONE_PLAYER, Place.of("Tiles", unsaid.getAsInt()), owner, opponent, opponent);
        }
    }

    private OptionalInt first(Predicate<GameDeclaration.Tiles> which) {
        return IntStream.range(0, tiles.size())
                .filter(index -> which.test(tiles.get(index)))
                .findFirst();
    }
}
