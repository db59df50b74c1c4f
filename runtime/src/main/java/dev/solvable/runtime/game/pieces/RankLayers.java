package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The layers of ranks, one for each material that play may lead to. */
final class RankLayers {
    /** The maximum number of arrangements of one player's pieces: each has an entry in a table. */
    private static final int MAX_WAYS = 1 << 20;

    /** The maximum number of ranks: the length of an array. */
    private static final long MAX_RANKS = Integer.MAX_VALUE - 8L;

    /** The bytes of a layer, which has a dozen short arrays. */
    private static final int BYTES_OF_LAYER = 1 << 9;

    private final PieceSet set;
    private final PieceUnmoves unmoves;
    private final RankSymmetries symmetries;

    /** The layers in the order of their ranks, and those of the same positions in the order of their turned ranks. */
    private final List<RankLayer> layers = new ArrayList<>();

    private final List<RankLayer> turned = new ArrayList<>();

    /** The place values of each plane's number of pieces in the number of a layer: on the board, and in hand. */
    private final int[] boardUnits;

    private final int[] handUnits;

    /** The layers by their numbers; null if there is none. */
    private final @Nullable RankLayer[] byNumber;

    private final @Nullable RankLayer[] turnedByNumber;

    /** The columns of layers, by the number of free cells and of pieces on them. */
    private final Map<List<Integer>, RankColumns> columns = new HashMap<>();

    private final Map<List<Integer>, PlaneOrbits> orbits = new HashMap<>();

    /** The material of a position: the number of pieces of each plane, and the player to move. */
    @SuppressWarnings("ArrayRecordComponent") // compared by their numbers
    record Material(boolean secondMoves, int[] counts, int[] hands) {}

    /**
     * The layers of a game.
     *
     * @throws ArithmeticException if there are more ranks than an array has room for
     */
    RankLayers(PieceSet set, PieceUnmoves unmoves, RankSymmetries symmetries) {
        this.set = set;
        this.unmoves = unmoves;
        this.symmetries = symmetries;
        boardUnits = new int[set.planes()];
        handUnits = new int[set.planes()];
        int numbers = 2;
        for (int plane = 0; plane < set.planes(); plane++) {
            boardUnits[plane] = numbers;
            numbers = Math.multiplyExact(numbers, set.all(plane) + 1);
            if (set.countsHand(plane)) {
                handUnits[plane] = numbers;
                numbers = Math.multiplyExact(numbers, set.inHand(plane) + 1);
            }
        }
        if (numbers > MAX_WAYS) {
            throw new ArithmeticException("too many kinds of pieces");
        }
        byNumber = new RankLayer[numbers];
        turnedByNumber = new RankLayer[numbers];
        findAll();
        addTurned();
        for (int i = 0; i < layers.size(); i++) {
            link(layers.get(i), turnedByNumber, 1);
            link(turned.get(i), byNumber, -1);
        }
    }

    /** The number of pieces, on the board and in hand. */
    private static int pieces(Material material) {
        return Arrays.stream(material.counts()).sum()
                + Arrays.stream(material.hands()).sum();
    }

    private void findAll() {
        int[] counts = new int[set.planes()];
        for (int plane = 0; plane < counts.length; plane++) {
            counts[plane] = set.onBoard(plane);
        }
        found(new Material(false, counts, set.handsAtStart()));
        for (int i = 0; i < layers.size(); i++) {
            Material material = layers.get(i).material;
            for (Material next : after(material)) {
                found(key(next)).isAfterLosses |= pieces(next) < pieces(material);
            }
        }
    }

    /** The layer of some material, added after all others if it is new. */
    private RankLayer found(Material material) {
        RankLayer known = byNumber[number(material)];
        if (known != null) {
            return known;
        }
        RankLayer layer = layer(material, layers);
        layers.add(layer);
        byNumber[layer.number] = layer;
        return layer;
    }

    private void addTurned() {
        for (RankLayer layer : layers) {
            RankLayer same = layer(key(turned(layer.material)), turned);
            same.isAfterLosses = layer.isAfterLosses;
            same.turned = layer;
            layer.turned = same;
            turned.add(same);
            turnedByNumber[same.number] = same;
        }
    }

    /** A layer whose ranks follow those of others. */
    private RankLayer layer(Material material, List<RankLayer> before) {
        int first = before.isEmpty() ? 0 : ranks(before);
        int[] standing = set.planesOf(material.secondMoves());
        int[] moving = set.planesOf(!material.secondMoves());
        List<Integer> key = new ArrayList<>();
        int free = set.board().cells();
        for (int plane : standing) {
            key.add(plane);
            key.add(material.counts()[plane]);
            free -= material.counts()[plane];
        }
        int ways = PlaneOrbits.ways(standing, material.counts(), set.board().cells(), MAX_WAYS + 1);
        if (ways > MAX_WAYS
                || PlaneOrbits.ways(moving, material.counts(), free, Integer.MAX_VALUE) == Integer.MAX_VALUE) {
            throw new ArithmeticException("too many ways to stand");
        }
        PlaneOrbits rows = orbits.computeIfAbsent(
                key, k -> new PlaneOrbits(symmetries, set.board().mask(), standing, material.counts(), ways));
        RankLayer layer = new RankLayer(material, number(material), first, rows, moving, free);
        if (moving.length == 1) {
            int members = material.counts()[moving[0]];
            int cells = free;
            layer.columns = columns.computeIfAbsent(List.of(cells, members), k -> new RankColumns(cells, members));
        }
        if (first + (long) rows.count() * layer.width > MAX_RANKS) {
            throw new ArithmeticException("too many ranks");
        }
        return layer;
    }

    private List<Material> after(Material material) {
        boolean first = !material.secondMoves();
        List<Material> after = new ArrayList<>();
        boolean places = false;
        for (int plane : set.planesOf(first)) {
            if (material.hands()[plane] > 0) {
                places = true;
                Material next = turned(material);
                next.counts()[plane]++;
                next.hands()[plane]--;
                after.add(next);
            }
        }
        for (String lost : places ? List.<String>of() : unmoves.lossesBy(first)) {
            Material next = turned(material);
            boolean isPossible = true;
            for (int i = 0; i < lost.length(); i++) {
                int plane = set.letters().indexOf(lost.charAt(i));
                next.counts()[plane]--;
                isPossible &= next.counts()[plane] >= 0;
            }
            if (isPossible) {
                after.add(next);
            }
        }
        after.removeIf(next -> Arrays.stream(next.counts()).sum() > set.board().cells());
        return after;
    }

    private static Material turned(Material material) {
        return new Material(
                !material.secondMoves(),
                material.counts().clone(),
                material.hands().clone());
    }

    /** The canonical material: if players can be exchanged, the one with the first player to move. */
    private Material key(Material material) {
        if (!material.secondMoves() || !symmetries.exchanges()) {
            return material;
        }
        Material exchanged = new Material(false, new int[set.planes()], new int[set.planes()]);
        for (int plane = 0; plane < set.planes(); plane++) {
            exchanged.counts()[symmetries.becomes[plane]] = material.counts()[plane];
            exchanged.hands()[symmetries.becomes[plane]] = material.hands()[plane];
        }
        return exchanged;
    }

    private int number(Material material) {
        int number = material.secondMoves() ? 1 : 0;
        for (int plane = 0; plane < boardUnits.length; plane++) {
            number += boardUnits[plane] * material.counts()[plane] + handUnits[plane] * material.hands()[plane];
        }
        return number;
    }

    /**
     * Finds the layers that differ by a move of the columns' player.
     *
     * @param others the layers of the other numbering
     * @param placed 1 if the other layers are those after the move, -1 if they are those before it
     */
    private void link(RankLayer layer, @Nullable RankLayer[] others, int placed) {
        layer.byStep = others[layer.number];
        for (int plane : layer.planes) {
            layer.byPlacing[plane] = layerWith(layer, plane, placed, -placed, others);
            layer.byLeaving[plane] = layerWith(layer, plane, -placed, 0, others);
        }
    }

    private @Nullable RankLayer layerWith(
            RankLayer layer, int plane, int onBoard, int inHand, @Nullable RankLayer[] others) {
        int count = layer.material.counts()[plane] + onBoard;
        int hand = layer.material.hands()[plane] + inHand;
        boolean isPossible = count >= 0 && count <= set.all(plane) && hand >= 0 && hand <= set.inHand(plane);
        return isPossible ? others[layer.number + onBoard * boardUnits[plane] + inHand * handUnits[plane]] : null;
    }

    long bytes() {
        long bytes = (long) byNumber.length * 2 * Long.BYTES + 2L * layers.size() * BYTES_OF_LAYER;
        for (PlaneOrbits each : orbits.values()) {
            bytes += each.bytes();
        }
        for (RankColumns each : columns.values()) {
            bytes += each.bytes();
        }
        return bytes;
    }

    List<RankLayer> all() {
        return layers;
    }

    List<RankLayer> allTurned() {
        return turned;
    }

    static int ranks(List<RankLayer> layers) {
        return layers.get(layers.size() - 1).end();
    }

    static RankLayer at(int rank, List<RankLayer> layers) {
        int low = 0;
        int high = layers.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (layers.get(middle).first <= rank) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return layers.get(low);
    }

    /** The layer of a position that makes sense, null if it has none. */
    @Nullable
    RankLayer of(PieceCode code, long position, long[] cells, boolean exchanged) {
        int number = !exchanged && code.secondMoves(position) ? 1 : 0;
        for (int plane = 0; plane < boardUnits.length; plane++) {
            int here = exchanged ? symmetries.becomes[plane] : plane;
            number += boardUnits[here] * Long.bitCount(cells[plane]);
            number += handUnits[here] == 0 ? 0 : handUnits[here] * code.countedHand(position, plane);
        }
        return byNumber[number];
    }
}
