package dev.solvable.tool.classpath;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Keeps users' classes from ending this program. Calls of {@link System#exit} are redirected to {@link RefusedExit}:
 * the class file then names another class for the same static method. A class that calls {@link Runtime#exit} or
 * {@link Runtime#halt}, which are not static, is refused as a whole.
 */
final class ExitCalls {
    private static final String EXIT = "java/lang/System.exit";
    private static final Set<String> ENDS = Set.of("java/lang/Runtime.exit", "java/lang/Runtime.halt");

    private static final int VERSION_END = 8;
    private static final int MOST_CONSTANTS = 0xffff;

    private ExitCalls() {}

    /**
     * A class file whose calls of {@link System#exit} are refused; the same array where there are none.
     *
     * @param name the name of the class
     * @throws IOException where the array is no class file
     * @throws LinkageError where the class is refused
     */
    static byte[] refused(String name, byte[] file) throws IOException {
        ByteArrayInputStream bytes = new ByteArrayInputStream(file);
        bytes.skipNBytes(VERSION_END);
        ConstantPool constants = new ConstantPool(bytes, new DataInputStream(bytes), file.length);
        for (int i = 1; i < constants.count(); i++) {
            String method = constants.method(i);
            if (method != null && ENDS.contains(method)) {
                throw new LinkageError(name + " calls " + method.replace('/', '.') + ", which would end this program");
            }
        }
        List<Integer> exits = IntStream.range(1, constants.count())
                .filter(i -> EXIT.equals(constants.method(i)))
                .boxed()
                .toList();
        if (exits.isEmpty()) {
            return file;
        }
        if (constants.count() + 2 > MOST_CONSTANTS) {
            throw new LinkageError(name + " calls System.exit, which would end this program");
        }
        return redirected(file, constants, exits);
    }

    /** The same for a class that the compiler has just made. */
    static byte[] refusedIn(String name, byte[] file) {
        try {
            return refused(name, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Appends two constants that name the class, and lets the methods refer to it. */
    private static byte[] redirected(byte[] file, ConstantPool constants, List<Integer> exits) throws IOException {
        int name = constants.count();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(file, 0, VERSION_END);
        out.writeShort(name + 2);
        out.write(file, VERSION_END + 2, constants.end() - VERSION_END - 2);
        out.writeByte(1);
        out.writeUTF(RefusedExit.class.getName().replace('.', '/'));
        out.writeByte(7);
        out.writeShort(name);
        out.write(file, constants.end(), file.length - constants.end());
        byte[] redirected = bytes.toByteArray();
        exits.forEach(exit -> ByteBuffer.wrap(redirected).putShort(constants.offset(exit) + 1, (short) (name + 1)));
        return redirected;
    }
}
