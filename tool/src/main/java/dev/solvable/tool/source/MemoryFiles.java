package dev.solvable.tool.source;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/**
 * The files of one compilation. Output stays in memory. Of this program's own classes, only those that generated
 * solvers are compiled against are visible.
 */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, Written> classes = new LinkedHashMap<>();
    private final Map<String, Written> sources = new LinkedHashMap<>();

    MemoryFiles(JavaFileManager files) {
        super(files);
    }

    /** The class files by binary name. */
    Map<String, byte[]> classes() {
        Map<String, byte[]> all = new HashMap<>();
        classes.forEach((name, file) -> all.put(name, file.bytes.toByteArray()));
        return all;
    }

    /** The sources that the processor wrote, by file name. */
    Map<String, String> sources() {
        Map<String, String> all = new HashMap<>();
        sources.forEach(
                (name, file) -> all.put(name.replace('.', '/') + ".java", file.bytes.toString(StandardCharsets.UTF_8)));
        return all;
    }

    @Override
    public Iterable<JavaFileObject> list(Location location, String packageName, Set<Kind> kinds, boolean recurse)
            throws IOException {
        // A source beside a class on the class path would be compiled, too.
        Set<Kind> seen = location == StandardLocation.CLASS_PATH ? Set.of(Kind.CLASS) : kinds;
        return kinds.containsAll(seen) ? super.list(location, packageName, seen, recurse) : List.of();
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String className, Kind kind, FileObject sibling) {
        Written file = new Written(className, kind);
        (kind == Kind.SOURCE ? sources : classes).put(className, file);
        return file;
    }

    /** A file in memory. */
    private static final class Written extends SimpleJavaFileObject {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Written(String className, Kind kind) {
            super(URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }

        @Override
        public Writer openWriter() {
            // The inherited one writes in the default charset of the JVM.
            return new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }
}
