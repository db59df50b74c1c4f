package dev.solvable.processor.generated.code;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * As much of a class file as the limits of the JIT ask for: its methods and how long their bytecode is (JVM
 * Specification, chapter 4).
 */
record ClassFile(List<MethodCode> methods) {
    /**
     * A method that has code.
     *
     * @param bytes the length of its bytecode
     */
    record MethodCode(String name, int bytes) {}

    static ClassFile of(byte[] file) {
        try {
            return new Reader(new DataInputStream(new ByteArrayInputStream(file))).read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Reader {
        private final DataInputStream in;
        private String[] texts = {};

        Reader(DataInputStream in) {
            this.in = in;
        }

        ClassFile read() throws IOException {
            in.skipNBytes(8); // magic number, versions
            readConstants();
            in.skipNBytes(6); // access, this class, super class
            in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
            readMembers(); // fields
            return new ClassFile(readMembers());
        }

        private void readConstants() throws IOException {
            int count = in.readUnsignedShort();
            texts = new String[count];
            for (int index = 1; index < count; index++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                    case 1 -> texts[index] = in.readUTF();
                    case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                    case 5, 6 -> {
                        in.skipNBytes(8);
                        index++; // longs and doubles take two places
                    }
                    case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                    case 15 -> in.skipNBytes(3);
                    default -> throw new IOException("constant of kind " + tag);
                }
            }
        }

        private List<MethodCode> readMembers() throws IOException {
            List<MethodCode> methods = new ArrayList<>();
            for (int members = in.readUnsignedShort(); members > 0; members--) {
                in.skipNBytes(2); // access
                String name = texts[in.readUnsignedShort()];
                in.skipNBytes(2); // descriptor
                for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                    String attribute = texts[in.readUnsignedShort()];
                    long length = in.readInt();
                    if (attribute.equals("Code")) {
                        in.skipNBytes(4); // stack, locals
                        methods.add(new MethodCode(name, in.readInt()));
                        length -= 8;
                    }
                    in.skipNBytes(length);
                }
            }
            return methods;
        }
    }
}
