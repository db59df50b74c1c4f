package dev.solvable.spark;

import dev.solvable.runtime.GameGraph;
import dev.solvable.spark.bytes.ByteWriter;
import dev.solvable.spark.bytes.RadixSort;
import dev.solvable.spark.bytes.SortedKeys;
import dev.solvable.table.TableParts;
import java.util.Arrays;

/**
 * The canonical successors of some positions, grouped by part and sorted within each part. There is one entry per move,
 * with the index of its origin, so a successor may occur several times. The same positions always have the same
 * expansion.
 */
final class Expansion {
    private final int parts;

    /** The index of the first move into each part, and after the last part the number of all moves. */
    private final int[] begins;

    private long[] keys = new long[1 << 10];

    /** For each move the index of its origin, and in the lowest bit whether it keeps the turn. */
    private int[] origins = new int[1 << 10];

    /**
     * Expands positions.
     *
     * @param parts the number of parts
     */
    Expansion(GameGraph game, int parts, long[] positions) {
        this.parts = parts;
        this.begins = new int[parts + 1];
        int size = 0;
        long[] found = new long[game.mostMoves()];
        for (int origin = 0; origin < positions.length; origin++) {
            int moves = game.successors(positions[origin], found);
            if (size + moves > keys.length) {
                int room = Math.max(Math.addExact(size, moves), Math.addExact(keys.length, keys.length));
                keys = Arrays.copyOf(keys, room);
                origins = Arrays.copyOf(origins, room);
            }
            for (int move = 0; move < moves; move++) {
                long key = game.canonical(found[move]);
                keys[size] = key;
                origins[size] = origin << 1 | (game.keepsTurn(positions[origin], found[move]) ? 1 : 0);
                size++;
                begins[TableParts.partOf(key, parts)]++;
            }
        }
        sort(size);
    }

    private void sort(int size) {
        int place = 0;
        for (int part = 0; part <= parts; part++) {
            int count = begins[part];
            begins[part] = place;
            place += count;
        }
        long[] byPart = new long[keys.length];
        int[] originsByPart = new int[keys.length];
        int[] places = begins.clone();
        for (int i = 0; i < size; i++) {
            int to = places[TableParts.partOf(keys[i], parts)]++;
            byPart[to] = keys[i];
            originsByPart[to] = origins[i];
        }
        for (int part = 0; part < parts; part++) {
            RadixSort.sort(byPart, originsByPart, begins[part], begins[part + 1], keys, origins);
        }
        keys = byPart;
        origins = originsByPart;
    }

    int begin(int part) {
        return begins[part];
    }

    int end(int part) {
        return begins[part + 1];
    }

    boolean leadsTo(int part) {
        return begins[part] < begins[part + 1];
    }

    /** Whether a move leads to another position than the one before it in its part. */
    boolean isNew(int part, int move) {
        return move == begins[part] || keys[move] != keys[move - 1];
    }

    /** The index of the position that a move comes from. */
    int origin(int move) {
        return origins[move] >>> 1;
    }

    /** Whether the player who makes a move moves again. */
    boolean keepsTurn(int move) {
        return (origins[move] & 1) != 0;
    }

    /** Writes the distinct successors in a part. */
    void writeKeys(ByteWriter to, int part) {
        SortedKeys.write(to, keys, begins[part], begins[part + 1]);
    }
}
