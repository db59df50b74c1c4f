package dev.solvable.tool.web.browser;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Writes screenshots as PNG of at most 256 colours, a third of the bytes: those used most stay as they are. */
final class IndexedPng {
    private static final int COLOURS = 256;

    private IndexedPng() {}

    static void write(byte[] screenshot, Path file) throws IOException {
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(screenshot));
        BufferedImage indexed = indexed(picture);
        Files.createDirectories(Optional.ofNullable(file.getParent()).orElseThrow());
        Files.deleteIfExists(file);
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        parameters.setCompressionQuality(0);
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(indexed, null, null), parameters);
        } finally {
            writer.dispose();
        }
    }

    private static BufferedImage indexed(BufferedImage picture) {
        int width = picture.getWidth();
        int[] pixels = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        Map<Integer, Integer> uses = new HashMap<>();
        for (int pixel : pixels) {
            uses.merge(pixel & 0xFFFFFF, 1, Integer::sum);
        }
        List<Integer> palette = uses.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .limit(COLOURS)
                .toList();
        int[] colours = palette.stream().mapToInt(Integer::intValue).toArray();
        Map<Integer, Integer> nearest = new HashMap<>();
        BufferedImage indexed = new BufferedImage(
                width,
                picture.getHeight(),
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, colours.length, colours, 0, false, -1, DataBuffer.TYPE_BYTE));
        for (int i = 0; i < pixels.length; i++) {
            int index = nearest.computeIfAbsent(pixels[i] & 0xFFFFFF, colour -> nearest(colours, colour));
            indexed.getRaster().setSample(i % width, i / width, 0, index);
        }
        return indexed;
    }

    private static int nearest(int[] colours, int colour) {
        int best = 0;
        for (int i = 1; i < colours.length; i++) {
            if (distance(colours[i], colour) < distance(colours[best], colour)) {
                best = i;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int difference = (one >> shift & 0xFF) - (other >> shift & 0xFF);
            sum += difference * difference;
        }
        return sum;
    }
}
