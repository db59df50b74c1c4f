package dev.solvable.tool.classpath;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The constants of a class file: see section 4.4 of the Java Virtual Machine Specification. */
final class ConstantPool {
    private final @Nullable String[] texts;
    private final int[] classNames;
    private final int[] references;
    private final int[] offsets;
    private final int end;

    /** Reads the constants; the file's next byte is that of its number of constants. */
    ConstantPool(ByteArrayInputStream bytes, DataInputStream file, int size) throws IOException {
        int count = file.readUnsignedShort();
        this.texts = new @Nullable String[count];
        this.classNames = new int[count];
        this.references = new int[count];
        this.offsets = new int[count];
        for (int i = 1; i < count; i++) {
            offsets[i] = size - bytes.available();
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
        this.end = size - bytes.available();
    }

    /** The count that precedes the constants: one more than the greatest index. */
    int count() {
        return texts.length;
    }

    /** The offset in the file at which a constant begins. */
    int offset(int index) {
        return offsets[index];
    }

    /** The offset in the file at which the constants end. */
    int end() {
        return end;
    }

    /** A text; null where the constant is of another kind. */
    @Nullable
    String text(int index) {
        return texts[index];
    }

    /** The name of a class, such as {@code java/lang/System}; null where the constant is of another kind. */
    @Nullable
    String className(int index) {
        return text(classNames[index]);
    }

    /** A method such as {@code java/lang/System.exit}; null where the constant is of another kind. */
    @Nullable
    String method(int index) {
        String type = className(references[index] >>> 16);
        String name = text(references[references[index] & 0xffff] >>> 16);
        return type == null || name == null ? null : type + "." + name;
    }
}
