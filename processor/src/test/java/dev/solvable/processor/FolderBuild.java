package dev.solvable.processor;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Javac writes into a folder that is on the class path too, as in an incremental build. */
final class FolderBuild {
    private FolderBuild() {}

    /** Whether javac accepted the sources, with the processor. */
    static boolean javacTo(Path folder, DiagnosticCollector<JavaFileObject> diagnostics, JavaFileObject... sources) {
        String classPath = folder + File.pathSeparator + System.getProperty("java.class.path");
        JavaCompiler.CompilationTask task = ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        diagnostics,
                        List.of("-d", folder.toString(), "-cp", classPath, "-implicit:none"),
                        null,
                        List.of(sources));
        task.setProcessors(List.of(new SolvableGameProcessor()));
        return task.call();
    }
}
