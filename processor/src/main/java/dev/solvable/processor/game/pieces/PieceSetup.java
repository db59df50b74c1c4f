package dev.solvable.processor.game.pieces;

import dev.solvable.Player;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Wording;
import dev.solvable.processor.game.board.PieceRows;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The pieces at the start, as {@code @Pieces} shows them.
 *
 * @param kinds the letters of the kinds, capital, in the order in which they appear
 * @param start for each plane the cells at the start; see {@link PieceRules}
 * @param hand for each plane the pieces in hand
 */
record PieceSetup(List<Character> kinds, List<Long> start, List<Integer> hand) {
    /** Copies the lists. */
    PieceSetup {
        kinds = List.copyOf(kinds);
        start = List.copyOf(start);
        hand = List.copyOf(hand);
    }

    /**
     * The kinds that letters name; other characters name none.
     *
     * @param becomes the letter of the kind that pieces become, or nothing
     */
    static List<Character> kinds(MovingDeclaration.Pieces pieces, String becomes) {
        Set<Character> kinds = new LinkedHashSet<>();
        List<String> texts = new ArrayList<>(texts(pieces));
        texts.add(becomes);
        for (String text : texts) {
            for (char character : text.toCharArray()) {
                if (PieceRows.isPiece(character)) {
                    kinds.add(Character.toUpperCase(character));
                }
            }
        }
        return List.copyOf(kinds);
    }

    /** The kinds that the element {@code of} names, all where it is empty; none, and a problem, where one is wrong. */
    static Optional<Set<Character>> kindsNamed(String of, Place place, List<Character> kinds, Problems problems) {
        Set<Character> named = new TreeSet<>();
        for (int index = 0; index < of.length(); index++) {
            char kind = Character.toUpperCase(of.charAt(index));
            if (!kinds.contains(kind)) {
                String all = kinds.stream().map(String::valueOf).collect(Collectors.joining(", "));
                problems.add(Message.NO_SUCH_KIND, place, Wording.oneLine(of), Wording.quote(of, index), all);
                return Optional.empty();
            }
            named.add(kind);
        }
        return Optional.of(of.isEmpty() ? Set.copyOf(kinds) : named);
    }

    private static List<String> texts(MovingDeclaration.Pieces pieces) {
        List<String> texts = new ArrayList<>(pieces.rows());
        texts.add(pieces.hand());
        return texts;
    }

    /** The setup of rows and a hand in which nothing is wrong. */
    static PieceSetup of(MovingDeclaration.Pieces pieces, List<Character> kinds) {
        long[] start = new long[2 * kinds.size()];
        int[] hand = new int[start.length];
        int cell = 0;
        for (char character : String.join("", pieces.rows()).toCharArray()) {
            if (PieceRows.isPiece(character)) {
                start[plane(character, kinds)] |= 1L << cell;
            }
            cell += character == Board.HOLE ? 0 : 1;
        }
        for (char character : pieces.hand().toCharArray()) {
            hand[plane(character, kinds)]++;
        }
        return new PieceSetup(
                kinds,
                java.util.Arrays.stream(start).boxed().toList(),
                java.util.Arrays.stream(hand).boxed().toList());
    }

    private static int plane(char letter, List<Character> kinds) {
        return 2 * kinds.indexOf(Character.toUpperCase(letter)) + (PieceRows.isCapital(letter) ? 0 : 1);
    }

    /** Whether the hand has letters alone. */
    static boolean handIsRight(String hand, Problems problems) {
        for (int index = 0; index < hand.length(); index++) {
            if (!PieceRows.isPiece(hand.charAt(index))) {
                problems.add(
                        Message.HAND_CHARACTER,
                        Place.of("Pieces", "hand"),
                        Wording.oneLine(hand),
                        Wording.quote(hand, index),
                        index + 1);
                return false;
            }
        }
        return true;
    }

    /** Whether each player has a piece; said of rows and a hand in which nothing else is wrong. */
    static boolean bothHavePieces(MovingDeclaration.Pieces pieces, Problems problems) {
        String all = String.join("", texts(pieces));
        boolean first = all.chars().anyMatch(character -> PieceRows.isCapital((char) character));
        boolean second = all.chars()
                .anyMatch(character -> PieceRows.isPiece((char) character) && !PieceRows.isCapital((char) character));
        Place place = Place.of("Pieces", "value");
        if (!first) {
            problems.add(Message.PLAYER_WITHOUT_PIECE, place, Player.FIRST, "capital");
        }
        if (!second) {
            problems.add(Message.PLAYER_WITHOUT_PIECE, place, Player.SECOND, "small");
        }
        return first && second;
    }

    /** How many pieces a plane has at the start, on the board and in hand. */
    int pieces(int plane) {
        return Long.bitCount(start.get(plane)) + hand.get(plane);
    }

    /** The planes of one player, 0 the first and 1 the second, that have pieces of some kinds at the start. */
    List<Integer> planes(int player, Set<Character> of) {
        List<Integer> planes = new ArrayList<>();
        for (int plane = player; plane < start.size(); plane += 2) {
            if (pieces(plane) > 0 && of.contains(kinds.get(plane / 2))) {
                planes.add(plane);
            }
        }
        return planes;
    }
}
