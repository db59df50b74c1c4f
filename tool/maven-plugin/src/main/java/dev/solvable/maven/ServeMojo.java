package dev.solvable.maven;

import dev.solvable.tool.Program;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.terminal.Streams;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Compiles the project and shows its games in the web explorer: those of its classes, of its test classes and of what
 * they depend on. Ctrl-C stops it.
 */
@Mojo(name = "serve", requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class ServeMojo extends AbstractMojo {
    /** The port, 0 for any free one. */
    @Parameter(property = "solvable.port", defaultValue = "8080")
    private int port = 8080;

    /** Whether to open the explorer in a browser: that of the variable BROWSER, or of the desktop. */
    @Parameter(property = "solvable.open", defaultValue = "false")
    private boolean open;

    /** Whether the games are loaded again when their classes change, as when an IDE compiles them. */
    @Parameter(property = "solvable.watch", defaultValue = "true")
    private boolean watch = true;

    @Parameter(defaultValue = "${project.testClasspathElements}", readonly = true, required = true)
    private List<String> classPath = List.of();

    @Override
    public void execute() throws MojoFailureException {
        List<String> command = new ArrayList<>(List.of("serve", "--port", String.valueOf(port)));
        if (open) {
            command.add("--open");
        }
        if (watch) {
            command.add("--watch");
        }
        for (String entry : classPath) {
            if (Files.exists(Path.of(entry))) { // it does not if the project has no tests
                command.addAll(List.of("--classpath", entry));
            }
        }
        if (!command.contains("--classpath")) {
            // Without any, the command would look for games in the folder from which Maven was started.
            throw new MojoFailureException("there are no classes in this module; run this for the module that has the"
                    + " games, as in mvn -f MODULE dev.solvable:solvable-maven-plugin:serve");
        }
        Charset charset = Charset.defaultCharset();
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                new PrintWriter(System.out, false, charset),
                new PrintWriter(System.err, true, charset));
        Program program = new Program(() -> new Games(Map.of()), Map.of());
        if (program.run(streams, command.toArray(String[]::new)) != 0) {
            throw new MojoFailureException(
                    "the web explorer was not started; the reason is above, where --port is -Dsolvable.port here");
        }
    }
}
