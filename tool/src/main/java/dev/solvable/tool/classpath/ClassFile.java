package dev.solvable.tool.classpath;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a class file that identify a generated solver: see chapter 4 of the Java Virtual Machine Specification.
 * Parsed by hand, so that class files of a newer Java can be read.
 *
 * @param name the binary name, {@code com.example.TicTacToeSolver}
 * @param isConcrete whether it is a class that can have instances
 * @param hasDefaultConstructor whether there is a constructor without arguments
 * @param annotations the descriptors of annotations of {@code CLASS} retention
 */
record ClassFile(String name, boolean isConcrete, boolean hasDefaultConstructor, Set<String> annotations) {
    private static final String GENERATED = "Ldev/solvable/Generated;";

    private static final int MAGIC = 0xCAFE_BABE;
    private static final int ACC_INTERFACE = 0x0200;
    private static final int ACC_ABSTRACT = 0x0400;

    /** The deepest nesting of annotations that is read: a compiler writes far less. */
    private static final int DEEPEST = 1_000;

    /** Whether the processor wrote it, and an instance can be made. */
    boolean isSolver() {
        return isConcrete && hasDefaultConstructor && annotations.contains(GENERATED);
    }

    /** Reads a class file that the compiler has written. */
    static ClassFile of(byte[] bytes) {
        try {
            return read(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a class file.
     *
     * @throws IOException also where it is none
     */
    static ClassFile read(byte[] bytes) throws IOException {
        ByteArrayInputStream file = new ByteArrayInputStream(bytes);
        DataInputStream data = new DataInputStream(file);
        if (data.readInt() != MAGIC) {
            throw new IOException("not a class file");
        }
        data.skipNBytes(4); // the version
        return new Reader(data, new ConstantPool(file, data, bytes.length)).read();
    }

    /** Reads what follows the constants. */
    private static final class Reader {
        private final DataInputStream file;
        private final ConstantPool constants;
        private final Set<String> annotations = new HashSet<>();
        private boolean hasDefaultConstructor;

        Reader(DataInputStream file, ConstantPool constants) {
            this.file = file;
            this.constants = constants;
        }

        ClassFile read() throws IOException {
            int access = file.readUnsignedShort();
            String name = known(constants.className(file.readUnsignedShort())).replace('/', '.');
            file.skipNBytes(2); // the superclass
            file.skipNBytes(2L * file.readUnsignedShort()); // the interfaces
            readMembers(); // fields
            readMembers(); // methods
            readAttributes();
            return new ClassFile(
                    name,
                    (access & (ACC_INTERFACE | ACC_ABSTRACT)) == 0,
                    hasDefaultConstructor,
                    Set.copyOf(annotations));
        }

        private void readMembers() throws IOException {
            int count = file.readUnsignedShort();
            for (int i = 0; i < count; i++) {
                file.skipNBytes(2); // the access flags
                String name = text();
                String descriptor = text();
                hasDefaultConstructor |= name.equals("<init>") && descriptor.equals("()V");
                int attributes = file.readUnsignedShort();
                for (int j = 0; j < attributes; j++) {
                    file.skipNBytes(2); // its name
                    skipAttribute();
                }
            }
        }

        private void readAttributes() throws IOException {
            int count = file.readUnsignedShort();
            for (int i = 0; i < count; i++) {
                if (text().equals("RuntimeInvisibleAnnotations")) {
                    file.skipNBytes(4); // the length
                    readAnnotations();
                } else {
                    skipAttribute();
                }
            }
        }

        private void readAnnotations() throws IOException {
            int count = file.readUnsignedShort();
            for (int i = 0; i < count; i++) {
                annotations.add(text());
                skipElements(0);
            }
        }

        private void skipElements(int depth) throws IOException {
            int count = file.readUnsignedShort();
            for (int i = 0; i < count; i++) {
                file.skipNBytes(2); // the name
                skipValue(depth + 1);
            }
        }

        private void skipValue(int depth) throws IOException {
            if (depth > DEEPEST) {
                throw new IOException("annotations are nested too deeply");
            }
            switch (file.readUnsignedByte()) {
                case 'e' -> file.skipNBytes(4); // type and name of an enum constant
                case '@' -> {
                    file.skipNBytes(2);
                    skipElements(depth);
                }
                case '[' -> {
                    int count = file.readUnsignedShort();
                    for (int i = 0; i < count; i++) {
                        skipValue(depth + 1);
                    }
                }
                default -> file.skipNBytes(2); // a constant or a class
            }
        }

        private void skipAttribute() throws IOException {
            file.skipNBytes(file.readInt() & 0xFFFF_FFFFL);
        }

        private String text() throws IOException {
            return known(constants.text(file.readUnsignedShort()));
        }

        private static String known(@Nullable String text) throws IOException {
            if (text == null) {
                throw new IOException("a name is no text");
            }
            return text;
        }
    }
}
