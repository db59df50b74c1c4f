package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.TileRules;
import java.util.List;

/**
 * What a sweep of words has to know of a game of tiles.
 *
 * @param movers the players to move that have a table each
 * @param misere whether the player without a move wins, not loses
 */
record WordRules(List<Mover> movers, boolean misere) {
    /** Copies the list. */
    WordRules {
        movers = List.copyOf(movers);
    }

    static WordRules of(Game game, TileRules tiles) {
        return new WordRules(Mover.of(tiles), game.noMoves() == Ending.WINS);
    }

    /** Whether the players have different tiles, so that there are two tables. */
    boolean partizan() {
        return movers.size() > 1;
    }

    /** The placements of all players. */
    List<Long> tiles() {
        return movers.stream()
                .flatMap(mover -> mover.tiles().stream())
                .distinct()
                .toList();
    }

    /** The type of the table, or of both. */
    String tableType() {
        return partizan() ? "long[][]" : "long[]";
    }

    /** Takes both tables out of the array that holds them. */
    CodeBlock tables() {
        return partizan() ? CodeBlock.of("""
                        long[] firstWon = won[0]; // with the first player to move
                        long[] secondWon = won[1];
                        """) : CodeBlock.of("");
    }
}
