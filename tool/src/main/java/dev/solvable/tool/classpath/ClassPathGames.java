package dev.solvable.tool.classpath;

import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * The games of a class path, followed by the program's own games with other names.
 *
 * @param path where compiled games are
 * @param own the program's games
 */
public record ClassPathGames(ClassPath path, Games own) implements GameSource {
    @Override
    public Games load(Consumer<String> complaints) {
        Games found = FoundGames.on(path, complaints);
        if (found.names().isEmpty() && own.names().isEmpty()) {
            String there = path.toString();
            throw new BadInputException(
                    there.isEmpty()
                            ? "there are no games: no folder or jar of the class path is there"
                            : "there are no games in " + there);
        }
        return found.before(own);
    }

    @Override
    public List<Path> files() {
        return path.entries();
    }

    @Override
    public List<Path> classPath() {
        return path.entries();
    }
}
