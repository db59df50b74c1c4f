package dev.solvable.tool.classpath;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;

/**
 * What a class file says of its class, as far as it takes to know a generated solver: see chapter 4 of the Java Virtual
 * Machine Specification. Read by hand, so that files of a newer Java are no obstacle.
 *
 * @param name the binary name, {@code com.example.TicTacToeSolver}
 * @param isConcrete whether it is a class that can have instances
 * @param hasDefaultConstructor whether there is a constructor without arguments
 * @param endsProgram whether its static initialiser or a constructor calls what ends the program, such as
 *     {@link System#exit}
 * @param annotations the descriptors of annotations of {@code CLASS} retention
 */
record ClassFile(
        String name, boolean isConcrete, boolean hasDefaultConstructor, boolean endsProgram, Set<String> annotations) {
    private static final String GENERATED = "Ldev/solvable/Generated;";

    private static final int MAGIC = 0xCAFE_BABE;
    private static final int ACC_INTERFACE = 0x0200;
    private static final int ACC_ABSTRACT = 0x0400;

    /** Where a class may call this, the program ends. */
    private static final Set<String> ENDS =
            Set.of("java/lang/System.exit", "java/lang/Runtime.exit", "java/lang/Runtime.halt");

    private static final int INVOKEVIRTUAL = 0xb6;
    private static final int INVOKESTATIC = 0xb8;

    /** Annotations within annotations, of which a compiler writes far fewer. */
    private static final int DEEPEST = 1_000;

    /** Whether the processor wrote it, and an instance can be made. */
    boolean isSolver() {
        return isConcrete && hasDefaultConstructor && annotations.contains(GENERATED);
    }

    /** Reads a class file that the compiler has written. */
    static ClassFile of(byte[] bytes) {
        try {
            return read(new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
        private int[] references = {};
        private boolean endsProgram;
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
                    endsProgram,
                    Set.copyOf(annotations));
        }

        private void readConstants() throws IOException {
            int count = file.readUnsignedShort();
            texts = new String[count];
            classNames = new int[count];
            references = new int[count];
            for (int i = 1; i < count; i++) {
                int tag = file.readUnsignedByte();
                switch (tag) {
                    case 1 -> texts[i] = file.readUTF();
                    case 7 -> classNames[i] = file.readUnsignedShort();
                    case 8, 16, 19, 20 -> file.skipNBytes(2); // String, MethodType, Module, Package
                    case 15 -> file.skipNBytes(3); // MethodHandle
                    case 10, 11, 12 -> references[i] = file.readInt(); // two indices
                    case 3, 4, 9, 17, 18 -> file.skipNBytes(4);
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
                    if (text().equals("Code") && (name.equals("<clinit>") || name.equals("<init>"))) {
                        readInitialiser();
                    } else {
                        skipAttribute();
                    }
                }
            }
        }

        private void readInitialiser() throws IOException {
            int length = file.readInt();
            file.skipNBytes(4); // the sizes of stack and variables
            byte[] code = file.readNBytes(file.readInt());
            file.skipNBytes(length - 8L - code.length);
            for (int i = 0; i + 2 < code.length; i++) {
                int opcode = code[i] & 0xff;
                int index = (code[i + 1] & 0xff) << 8 | code[i + 2] & 0xff;
                endsProgram |= (opcode == INVOKESTATIC || opcode == INVOKEVIRTUAL)
                        && index < references.length
                        && ENDS.contains(method(index));
            }
        }

        /** Such as {@code java/lang/System.exit}; empty for a constant that is no method. */
        private String method(int index) {
            String type = texts[classNames[references[index] >>> 16]];
            String name = texts[references[references[index] & 0xffff] >>> 16];
            return type == null || name == null ? "" : type + "." + name;
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
            return texts[file.readUnsignedShort()];
        }
    }
}
