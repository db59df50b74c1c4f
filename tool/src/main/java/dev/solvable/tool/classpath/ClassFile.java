package dev.solvable.tool.classpath;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

/**
 * What a class file says of its class, as far as it takes to know a generated solver: see chapter 4 of the Java Virtual
 * Machine Specification. Read by hand, so that files of a newer Java are no obstacle.
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

    /** Whether the processor wrote it, and an instance can be made. */
    boolean isSolver() {
        return isConcrete && hasDefaultConstructor && annotations.contains(GENERATED);
    }

    /**
     * Reads a class file.
     *
     * @throws IOException also where it is none
     */
    static ClassFile read(InputStream file) throws IOException {
        return new Reader(new DataInputStream(file)).read();
    }

    /** Goes through the file from its beginning to its end. */
    private static final class Reader {
        private final DataInputStream file;
        private final Set<String> annotations = new HashSet<>();
        private String[] texts = {};
        private int[] classNames = {};
        private boolean hasDefaultConstructor;

        Reader(DataInputStream file) {
            this.file = file;
        }

        ClassFile read() throws IOException {
            if (file.readInt() != MAGIC) {
                throw new IOException("not a class file");
            }
            file.skipNBytes(4); // the version
            readConstants();
            int access = file.readUnsignedShort();
            String name = texts[classNames[file.readUnsignedShort()]].replace('/', '.');
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

        private void readConstants() throws IOException {
            int count = file.readUnsignedShort();
            texts = new String[count];
            classNames = new int[count];
            for (int i = 1; i < count; i++) {
                int tag = file.readUnsignedByte();
                switch (tag) {
                    case 1 -> texts[i] = file.readUTF();
                    case 7 -> classNames[i] = file.readUnsignedShort();
                    case 8, 16, 19, 20 -> file.skipNBytes(2); // String, MethodType, Module, Package
                    case 15 -> file.skipNBytes(3); // MethodHandle
                    case 3, 4, 9, 10, 11, 12, 17, 18 -> file.skipNBytes(4);
                    case 5, 6 -> { // Long and Double take two entries
                        file.skipNBytes(8);
                        i++;
                    }
                    default -> throw new IOException("a constant of the unknown kind " + tag);
                }
            }
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
                    file.skipNBytes(2); // the name
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
                skipElements();
            }
        }

        private void skipElements() throws IOException {
            int count = file.readUnsignedShort();
            for (int i = 0; i < count; i++) {
                file.skipNBytes(2); // the name
                skipValue();
            }
        }

        private void skipValue() throws IOException {
            switch (file.readUnsignedByte()) {
                case 'e' -> file.skipNBytes(4); // type and name of an enum constant
                case '@' -> {
                    file.skipNBytes(2);
                    skipElements();
                }
                case '[' -> {
                    int count = file.readUnsignedShort();
                    for (int i = 0; i < count; i++) {
                        skipValue();
                    }
                }
                default -> file.skipNBytes(2); // a constant or a class
            }
        }

        private void skipAttribute() throws IOException {
            file.skipNBytes(file.readInt() & 0xFFFF_FFFFL);
        }

        private String text() throws IOException {
            return texts[file.readUnsignedShort()];
        }
    }
}
