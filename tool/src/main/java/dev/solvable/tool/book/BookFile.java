package dev.solvable.tool.book;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * An opening book as it is kept: compressed, with a checksum, both by gzip.
 *
 * @param game the name of the game
 * @param digest the digest of its rules
 * @param plies for how many plies it has all positions, from 0 on
 * @param values the value of each position as a byte, in the order of {@link FirstPositions}
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record BookFile(String game, String digest, int plies, byte[] values) {
    private static final String KIND = "Solvable opening book 1";

    /**
     * Reads a file.
     *
     * @throws IOException also where it is no opening book or is damaged
     */
    static BookFile read(InputStream file) throws IOException {
        try (DataInputStream in = new DataInputStream(new GZIPInputStream(file))) {
            if (!in.readUTF().equals(KIND)) {
                throw new IOException("not an opening book of this version");
            }
            String game = in.readUTF();
            String digest = in.readUTF();
            int plies = in.readUnsignedByte();
            return new BookFile(game, digest, plies, in.readAllBytes());
        }
    }

    /** The content of the file. */
    byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            out.writeUTF(KIND);
            out.writeUTF(game);
            out.writeUTF(digest);
            out.writeByte(plies);
            out.write(values);
        }
        return bytes.toByteArray();
    }
}
