package dev.solvable.processor.game.tiles;

import static dev.solvable.processor.diagnostic.Wording.oneLine;
import static dev.solvable.processor.diagnostic.Wording.quote;

import dev.solvable.Ending;
import dev.solvable.Player;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.BoardCharacters;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.Picture;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads the rules of a game of tiles: pictures, their orientations, and their placements on the board. */
public final class TileReader {
    /** One placement of a tile: the number of its picture, the cells that it covers, and who may lay it. */
    private record Tile(int picture, long cells, Player by) {}

    /** A picture as it stands in the declaration. */
    private record Declared(String text, GameDeclaration.Tiles tiles, Place place) {
        /** The sets of cells that the tile can cover, each once, in the order of their lists of cells. */
        List<Long> placements(Board board) {
            return Picture.parse(text).orientations(tiles.rotate(), tiles.reflect()).stream()
                    .flatMap(picture -> picture.placements(board).stream())
                    .sorted(BY_CELLS)
                    .toList();
        }
    }

    /** Orders sets of the same size lexicographically by their ascending cells. */
    private static final Comparator<Long> BY_CELLS =
            (one, other) -> Long.compareUnsigned(Long.reverse(other), Long.reverse(one));

    /** A class file has at most 65,535 constants. Each placement takes two, and the rest of the solver needs some. */
    private static final int MOST_PLACEMENTS = 30_000;

    private final List<GameDeclaration.Tiles> annotations;
    private final Problems problems;

    private TileReader(List<GameDeclaration.Tiles> annotations, Problems problems) {
        this.annotations = annotations;
        this.problems = problems;
    }

    /**
     * The rules; empty where there is a problem, or no valid board to lay tiles on.
     *
     * @param noMoves the result for a player to move for whom no tile fits; empty if it is invalid
     */
    public static Optional<DeclaredRules> read(
            String name,
            List<GameDeclaration.Tiles> annotations,
            Optional<Ending> noMoves,
            Optional<Board> board,
            Problems problems) {
        TileReader reader = new TileReader(annotations, problems);
        reader.checkCharacters();
        Optional<List<Declared>> pictures = reader.pictures();
        if (board.isEmpty() || pictures.isEmpty()) {
            return Optional.empty();
        }
        List<Tile> tiles = reader.tiles(pictures.get(), board.get());
        if (tiles.isEmpty() || noMoves.isEmpty()) {
            return Optional.empty();
        }
        GameDeclaration.Tiles first = annotations.get(0);
        boolean partizan =
                pictures.get().stream().anyMatch(picture -> picture.tiles().by() != Player.EITHER);
        TakenGame game = new TakenGame(
                name,
                board.get(),
                "" + first.filled() + first.empty(),
                noMoves.get(),
                tiles.stream().mapToLong(Tile::cells).toArray(),
                partizan ? players(tiles) : "");
        return Optional.of(
                new DeclaredTiles(game, tiles.stream().map(Tile::picture).toList()));
    }

    private void checkCharacters() {
        GameDeclaration.Tiles first = annotations.get(0);
        BoardCharacters characters = new BoardCharacters(problems);
        characters.add("filled", first.filled(), Place.of("Tiles", "filled"));
        characters.add("empty", first.empty(), Place.of("Tiles", "empty"));
        for (int index = 1; index < annotations.size(); index++) {
            GameDeclaration.Tiles other = annotations.get(index);
            Place place = Place.of("Tiles", index);
            checkAgree("filled", other.filled(), first.filled(), place);
            checkAgree("empty", other.empty(), first.empty(), place);
        }
    }

    private void checkAgree(String element, char here, char first, Place place) {
        if (here != first) {
            problems.add(Message.TILES_DISAGREE, place.in(element), element, quote(here), quote(first));
        }
    }

    /** The pictures of all annotations; empty if one of them is invalid. */
    private Optional<List<Declared>> pictures() {
        List<Declared> pictures = new ArrayList<>();
        boolean right = true;
        for (int index = 0; index < annotations.size(); index++) {
            GameDeclaration.Tiles tiles = annotations.get(index);
            Place place = Place.of("Tiles", index).in("value");
            right &= problems.require(!tiles.pictures().isEmpty(), Message.NO_TILES, place);
            for (int picture = 0; picture < tiles.pictures().size(); picture++) {
                Declared declared = new Declared(tiles.pictures().get(picture), tiles, place.at(picture));
                pictures.add(declared);
                right &= isPicture(declared);
            }
        }
        return right ? Optional.of(pictures) : Optional.empty();
    }

    private boolean isPicture(Declared picture) {
        String text = picture.text();
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            if (character != Picture.CELL && character != Picture.OTHER && character != '/') {
                boolean shown = character == picture.tiles().filled()
                        || character == picture.tiles().empty();
                problems.add(
                        Message.TILE_CHARACTER,
                        picture.place(),
                        oneLine(text),
                        quote(text, index),
                        index + 1,
                        shown ? ", but filled and empty are about board texts alone" : "");
                return false;
            }
        }
        return problems.require(text.indexOf(Picture.CELL) >= 0, Message.TILE_EMPTY, picture.place(), text);
    }

    /**
     * All placements, each set of cells once for each player. Adds a note on a picture without any, unless the game has
     * none.
     */
    private List<Tile> tiles(List<Declared> pictures, Board board) {
        List<List<Long>> placements =
                pictures.stream().map(picture -> picture.placements(board)).toList();
        if (placements.stream().allMatch(List::isEmpty)) {
            problems.add(Message.GAME_WITHOUT_MOVE, Place.of("Tiles"));
            return List.of();
        }
        List<Tile> tiles = new ArrayList<>();
        Map<Long, Set<Player>> owners = new HashMap<>();
        for (int picture = 0; picture < pictures.size(); picture++) {
            if (placements.get(picture).isEmpty()) {
                problems.add(
                        Message.TILE_FITS_NOWHERE,
                        pictures.get(picture).place(),
                        pictures.get(picture).text());
            }
            for (long cells : placements.get(picture)) {
                Set<Player> added = players(pictures.get(picture).tiles().by());
                Set<Player> earlier = owners.computeIfAbsent(cells, key -> EnumSet.noneOf(Player.class));
                added.removeAll(earlier);
                earlier.addAll(added);
                if (!added.isEmpty()) {
                    Player by =
                            added.size() == 2 ? Player.EITHER : added.iterator().next();
                    tiles.add(new Tile(picture, cells, by));
                }
            }
        }
        if (tiles.size() > MOST_PLACEMENTS) {
            problems.add(Message.TOO_MANY_TILES, Place.of("Tiles"), tiles.size(), MOST_PLACEMENTS);
        }
        return tiles;
    }

    /** Who may lay each tile, in the format of {@link TakenGame}. */
    private static String players(List<Tile> tiles) {
        return tiles.stream()
                .map(tile -> switch (tile.by()) {
                    case FIRST -> "1";
                    case SECOND -> "2";
                    case EITHER -> "*";
                })
                .collect(Collectors.joining());
    }

    private static Set<Player> players(Player by) {
        return by == Player.EITHER ? EnumSet.of(Player.FIRST, Player.SECOND) : EnumSet.of(by);
    }
}
