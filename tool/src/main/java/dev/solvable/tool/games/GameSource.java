package dev.solvable.tool.games;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Where a command's games come from; it may be asked again when something has changed there. */
public interface GameSource {
    /**
     * The games as they are now.
     *
     * @param complaints receives a line for each thing that is left out, with the reason
     * @throws dev.solvable.tool.input.BadInputException where there are no games
     */
    Games load(Consumer<String> complaints);

    /** The class folders, jars and Java files from which the games are loaded; none for the program's own games. */
    List<Path> files();

    /** The class folders and jars whose classes a game may use, beside the API. */
    List<Path> classPath();

    /** Games that never change. */
    static GameSource of(Games games) {
        return new GameSource() {
            @Override
            public Games load(Consumer<String> complaints) {
                return games;
            }

            @Override
            public List<Path> files() {
                return List.of();
            }

            @Override
            public List<Path> classPath() {
                return List.of();
            }
        };
    }
}
