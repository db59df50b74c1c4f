package dev.solvable.processor.game.pieces;

import dev.solvable.Player;
import dev.solvable.processor.declaration.MovingDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.diagnostic.Wording;
import dev.solvable.processor.game.board.PieceRows;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PiecePromotion;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads the pieces at the start, as {@code @Pieces} shows them. */
final class SetupReader {
    private SetupReader() {}

    /**
     * The kinds as capital letters, in the order in which they first appear; other characters are skipped.
     *
     * @param becomes the letter of the kind that pieces become, or an empty string
     */
    static List<Character> kinds(MovingDeclaration.Pieces pieces, String becomes) {
        Set<Character> kinds = new LinkedHashSet<>();
        for (char character : (text(pieces) + becomes).toCharArray()) {
            if (PieceRows.isPiece(character)) {
                kinds.add(Character.toUpperCase(character));
            }
        }
        return List.copyOf(kinds);
    }

    private static String text(MovingDeclaration.Pieces pieces) {
        return String.join("", pieces.rows()) + pieces.hand();
    }

    /** The kinds that the element {@code of} names, all if it is empty; reports an unknown kind and returns empty. */
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

    /**
     * The pieces of valid rows and a valid hand, by kind, the first player's before the second's; none is marked lost.
     */
    static PieceSet set(
            MovingDeclaration.Pieces pieces, List<Character> kinds, List<PiecePromotion> promotions, Board board) {
        String all = text(pieces)
                + promotions.stream()
                        .map(promotion -> String.valueOf(promotion.becomes()))
                        .collect(Collectors.joining());
        StringBuilder letters = new StringBuilder();
        StringBuilder hand = new StringBuilder();
        for (char kind : kinds) {
            for (char letter : new char[] {kind, Character.toLowerCase(kind)}) {
                letters.append(all.indexOf(letter) < 0 ? "" : letter);
                pieces.hand().chars().filter(held -> held == letter).forEach(held -> hand.append(letter));
            }
        }
        String start = pieces.rows().stream()
                .map(row -> row.replace(String.valueOf(Board.HOLE), ""))
                .filter(row -> !row.isEmpty())
                .collect(Collectors.joining(" "));
        return new PieceSet(
                board, letters.toString(), start, hand.toString(), "", promotions.toArray(PiecePromotion[]::new));
    }

    static List<Integer> planes(PieceSet set, boolean first, Set<Character> of) {
        return Arrays.stream(set.planesOf(first))
                .filter(plane -> of.contains(set.kind(plane)))
                .boxed()
                .toList();
    }

    /** Whether the hand has only letters. */
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

    /** Whether each player has a piece; called only for valid rows and a valid hand. */
    static boolean bothHavePieces(MovingDeclaration.Pieces pieces, Problems problems) {
        String all = text(pieces);
        boolean first = all.chars().anyMatch(character -> PieceRows.isCapital((char) character));
        boolean second = all.chars()
                .anyMatch(character -> PieceRows.isPiece((char) character) && !PieceRows.isCapital((char) character));
        Place place = Place.of("Pieces", "value");
        boolean right = problems.require(first, Message.PLAYER_WITHOUT_PIECE, place, Player.FIRST, "capital");
        return problems.require(second, Message.PLAYER_WITHOUT_PIECE, place, Player.SECOND, "small") && right;
    }
}
