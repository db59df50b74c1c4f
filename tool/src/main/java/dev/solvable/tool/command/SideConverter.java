package dev.solvable.tool.command;

import dev.solvable.Player;
import java.util.List;

/** {@code first} or {@code second}; {@link Player#EITHER} is not for users. */
final class SideConverter extends WordConverter<Player> {
    SideConverter() {
        super(List.of(Player.FIRST, Player.SECOND));
    }
}
