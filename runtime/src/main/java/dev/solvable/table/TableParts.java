package dev.solvable.table;

import java.util.List;
import java.util.Locale;

/**
 * A keyed table or one by rank in several files of one folder, which several processes can write at once.
 * {@link TableHeader#partOf} assigns keys to files. The manifest is written last, and shows that all files are there.
 */
public final class TableParts {
    /** The name of the manifest in its folder. */
    public static final String MANIFEST = "manifest";

    static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    static final String FORMAT = "1";

    private TableParts() {}

    /**
     * What a manifest says of a part.
     *
     * @param positions the number of its positions
     * @param sha256 the checksum in the trailer of its file, see {@link TableWriter#sha256()}
     */
    public record Part(long positions, String sha256) {}

    /** Spreads the bits of a key: the finisher of SplitMix64 (Steele, Lea and Flood 2014). */
    static long mix(long key) {
        long mixed = (key ^ key >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }

    /**
     * The part of a keyed table that has a key.
     *
     * @param parts the number of parts, at least 1
     */
    public static int partOf(long key, int parts) {
        return (int) Math.multiplyHigh(mix(key) >>> 1, 2L * parts);
    }

    /** The name of the file of a part. */
    public static String fileName(int part) {
        return String.format(Locale.ROOT, "part-%05d.table", part);
    }

    /**
     * The text of the manifest of a folder that has all parts; a file with this text completes the table.
     *
     * @param header the header of any part
     * @param written all parts, in their order
     */
    public static String manifest(TableHeader header, List<Part> written) {
        StringBuilder text = new StringBuilder();
        append(text, "format", FORMAT);
        append(text, "game", header.game());
        append(text, "digest", header.digest());
        append(text, "parts", written.size());
        for (int part = 0; part < written.size(); part++) {
            append(text, "part." + part + ".file", fileName(part));
            append(text, "part." + part + ".positions", written.get(part).positions());
            append(text, "part." + part + ".sha256", written.get(part).sha256());
        }
        append(text, "positions", written.stream().mapToLong(Part::positions).sum());
        return text.toString();
    }

    private static void append(StringBuilder text, String name, Object value) {
        text.append(name).append('=').append(value).append('\n');
    }
}
