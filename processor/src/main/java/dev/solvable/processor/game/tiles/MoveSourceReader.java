package dev.solvable.processor.game.tiles;

import dev.solvable.Player;
import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.board.DeclaredRules;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the methods that list moves: one method for both players, or one for each. */
public final class MoveSourceReader {
    private final List<GameDeclaration.Method> methods;
    private final Problems problems;

    private MoveSourceReader(List<GameDeclaration.Method> methods, Problems problems) {
        this.methods = methods;
        this.problems = problems;
    }

    /** The rules; empty if no method lists moves, or if there is a problem. */
    public static Optional<DeclaredRules> read(List<GameDeclaration.Method> methods, Problems problems) {
        if (methods.isEmpty()) {
            return Optional.empty();
        }
        return new MoveSourceReader(methods, problems).rules();
    }

    private Optional<DeclaredRules> rules() {
        Map<Player, GameDeclaration.Method> owners = new EnumMap<>(Player.class);
        boolean right = true;
        boolean clear = true;
        for (int index = 0; index < methods.size(); index++) {
            GameDeclaration.Method method = methods.get(index);
            Place place = Place.of(Annotations.MOVE_SOURCE, index);
            right &= MethodChecker.MOVE_SOURCE.canBeCalled(method, place, problems);
            clear &= isAlone(method, owners, place.in("by"));
            owners.putIfAbsent(method.by(), method);
        }
        clear = clear && isWhole(owners);
        // The first player's method comes first, in the order of the enum constants.
        List<String> names =
                owners.values().stream().map(GameDeclaration.Method::name).toList();
        return right && clear ? Optional.of(new DeclaredMoveSource(names)) : Optional.empty();
    }

    /** Whether no earlier method lists moves of a player of this method. */
    private boolean isAlone(GameDeclaration.Method method, Map<Player, GameDeclaration.Method> owners, Place place) {
        Player by = method.by();
        GameDeclaration.Method same = owners.get(by);
        if (same != null) {
            String annotation = Annotations.MOVE_SOURCE + (by == Player.EITHER ? "" : "(by = " + by + ")");
            problems.add(Message.TWO_METHODS, place, same.name(), method.name(), annotation, advice(by));
            return false;
        }
        if (!owners.isEmpty() && (by == Player.EITHER || owners.containsKey(Player.EITHER))) {
            GameDeclaration.Method earlier = owners.values().iterator().next();
            boolean first = by == Player.EITHER;
            problems.add(
                    Message.MOVE_SOURCES_MIXED,
                    place,
                    first ? earlier.name() : method.name(),
                    first ? earlier.by() : by,
                    first ? method.name() : earlier.name());
            return false;
        }
        return true;
    }

    /** Advice for two methods for the same player. */
    private String advice(Player by) {
        if (by == Player.EITHER) {
            return "give all moves in one of them, or write by = FIRST for one and by = SECOND for the other";
        }
        Player other = by == Player.FIRST ? Player.SECOND : Player.FIRST;
        boolean free = methods.stream().allMatch(method -> method.by() == by);
        return free ? "write by = " + other + " for one of them" : "keep one of them";
    }

    /** Whether both players have a method. */
    private boolean isWhole(Map<Player, GameDeclaration.Method> owners) {
        if (owners.size() != 1 || owners.containsKey(Player.EITHER)) {
            return true;
        }
        GameDeclaration.Method method = owners.values().iterator().next();
        Player only = method.by();
        Player other = only == Player.FIRST ? Player.SECOND : Player.FIRST;
        Place place = Place.of(Annotations.MOVE_SOURCE, methods.indexOf(method)).in("by");
        problems.add(Message.MOVE_SOURCE_ALONE, place, method.name(), only, other, other);
        return false;
    }
}
