package dev.solvable.tool.source;

import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.classpath.FoundGames;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.tools.Diagnostic;

/**
 * The games that a Java file declares, compiled each time they are asked for.
 *
 * @param file the Java file
 * @param path the classes that it needs beside the API
 */
public record JavaFileGames(Path file, ClassPath path) implements GameSource {
    /** The ending of the file's name. */
    public static final String SUFFIX = ".java";

    /** Reports the compiler's messages as {@code javac} shows them. */
    @Override
    public Games load(Consumer<String> complaints) {
        JdkCheck.require("a game that is a Java file");
        String text = text();
        Compiled compiled = new GameCompiler(path).compile(file, text);
        for (Diagnostic<?> message : compiled.messages()) {
            complaints.accept(message.toString());
        }
        if (!compiled.success()) {
            long errors = compiled.errors();
            String reason = compiled.failure()
                    .map(failure -> " cannot be compiled: " + failure)
                    .orElse(" has " + (errors == 1 ? "an error" : errors + " errors"));
            throw new WrongDeclarationException(
                    BadInputException.quotedPath(file) + reason, text, Draft.wrong(compiled, file.toString()));
        }
        List<String> leftOut = new ArrayList<>();
        Games games = FoundGames.in(compiled.classes(), compiled.sources(), path, complaints.andThen(leftOut::add));
        if (games.names().isEmpty()) {
            String name = BadInputException.quotedPath(file);
            throw new BadInputException(
                    leftOut.isEmpty()
                            ? "there is no game in " + name + ": no class has @SolvableGame"
                            : "no game in " + name + " can be played");
        }
        return games;
    }

    private String text() {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new BadInputException("there is no file " + BadInputException.quotedPath(file));
        } catch (CharacterCodingException e) {
            throw new BadInputException(BadInputException.quotedPath(file) + " is not UTF-8 text");
        } catch (IOException e) {
            throw BadInputException.unreadable(file, e);
        }
    }

    @Override
    public List<Path> files() {
        return List.of(file);
    }

    @Override
    public List<Path> classPath() {
        return path.entries();
    }
}
