package dev.solvable.tool.stats;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * A stacked area chart in SVG of the shares of won and drawn positions over the plies. Blue, grey and orange are
 * distinguishable with any colour vision. The legend names them with their totals, and the description says in words
 * what the picture shows. It suits light and dark pages.
 */
public final class SharePlot {
    private static final int WIDTH = 760;
    private static final int HEIGHT = 400;
    private static final int LEFT = 56;
    private static final int RIGHT = 24;
    private static final int TOP = 76;
    private static final int BOTTOM = 52;

    /** The most numbers on the axis of plies. */
    private static final int MAX_LABELS = 20;

    private static final String STYLE = """
            text { font: 13px system-ui, sans-serif; fill: #1d2530 }
            .title { font-size: 18px; font-weight: 650 }
            .axis { fill: #5a6472 }
            .paper { fill: #ffffff }
            .rule { stroke: #8a93a0; stroke-width: 0.6 }
            .first { fill: #0072b2 }
            .draw { fill: #b8bfc9 }
            .second { fill: #d55e00 }
            .edge { fill: none; stroke: #ffffff; stroke-width: 1.2 }
            @media (prefers-color-scheme: dark) {
              text { fill: #e9ecf1 }
              .axis { fill: #a3aebd }
              .paper { fill: #14181e }
              .edge { stroke: #14181e }
              .draw { fill: #78828f }
            }
            """;

    /** One of the areas, from the bottom up. */
    private enum Area {
        FIRST("first", "first player wins"),
        DRAW("draw", "draw"),
        SECOND("second", "second player wins");

        private final String style;
        private final String label;

        Area(String style, String label) {
            this.style = style;
            this.label = label;
        }

        long count(PlyCount ply) {
            return switch (this) {
                case FIRST -> ply.firstWins();
                case DRAW -> ply.draws();
                case SECOND -> ply.secondWins();
            };
        }

        /** The share of this area and those below it. */
        double top(PlyCount ply) {
            double sum = 0;
            for (Area area : values()) {
                sum += area.compareTo(this) <= 0 ? area.count(ply) : 0;
            }
            return sum / ply.positions();
        }

        double bottom(PlyCount ply) {
            return top(ply) - (double) count(ply) / ply.positions();
        }
    }

    private final Census census;
    private final List<PlyCount> plies;
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter svg;

    private SharePlot(Census census) throws XMLStreamException {
        this.census = census;
        this.plies = census.plies();
        this.svg = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
    }

    /** The picture of a census, a whole SVG document. */
    public static String svg(Census census) {
        try {
            return new SharePlot(census).draw();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a string can always be written to", e);
        }
    }

    private String draw() throws XMLStreamException {
        open("svg");
        svg.writeDefaultNamespace("http://www.w3.org/2000/svg");
        attributes("viewBox", "0 0 " + WIDTH + " " + HEIGHT, "role", "img", "aria-labelledby", "title description");
        element("title", census.game() + ": who wins after each ply under perfect play", "id", "title");
        element("desc", description(), "id", "description");
        element("style", STYLE);
        empty("rect", "class", "paper", "width", number(WIDTH), "height", number(HEIGHT));
        label(LEFT, 28, census.game() + ": who wins, ply by ply", "class", "title");
        legend();
        for (Area area : Area.values()) {
            area(area);
        }
        axes();
        svg.writeEndElement();
        svg.writeCharacters("\n");
        svg.writeEndDocument();
        return text.toString();
    }

    private String description() {
        String first = shares(plies.get(0));
        String last = shares(plies.get(plies.size() - 1));
        return String.format(
                Locale.ROOT,
                "Shares of %,d positions by the result under perfect play. At the start: %s. After %d plies: %s.",
                census.positions(),
                first,
                plies.size() - 1,
                last);
    }

    private static String shares(PlyCount ply) {
        return List.of(Area.values()).stream()
                .filter(area -> area.count(ply) > 0)
                .map(area ->
                        String.format(Locale.ROOT, "%.0f%% %s", 100.0 * area.count(ply) / ply.positions(), area.label))
                .collect(Collectors.joining(", "));
    }

    private void legend() throws XMLStreamException {
        int x = LEFT;
        for (Area area : Area.values()) {
            long total = plies.stream().mapToLong(area::count).sum();
            String words = String.format(Locale.ROOT, "%s (%,d)", area.label, total);
            empty("rect", "class", area.style, "x", number(x), "y", "44", "width", "14", "height", "14", "rx", "3");
            label(x + 20, 56, words);
            x += 46 + 7 * words.length();
        }
    }

    private void area(Area area) throws XMLStreamException {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < plies.size(); i++) {
            points.append(point(i, area::top)).append(' ');
        }
        String edge = points.toString().strip();
        for (int i = plies.size() - 1; i >= 0; i--) {
            points.append(point(i, area::bottom)).append(' ');
        }
        empty("polygon", "class", area.style, "points", points.toString().strip());
        if (area != Area.SECOND) {
            empty("polyline", "class", "edge", "points", edge);
        }
    }

    private String point(int index, ToDoubleFunction<PlyCount> share) {
        return number(x(index)) + "," + number(y(share.applyAsDouble(plies.get(index))));
    }

    private void axes() throws XMLStreamException {
        for (int percent = 0; percent <= 100; percent += 25) {
            double y = y(percent / 100.0);
            empty(
                    "line",
                    "class",
                    "rule",
                    "x1",
                    number(LEFT),
                    "x2",
                    number(WIDTH - RIGHT),
                    "y1",
                    number(y),
                    "y2",
                    number(y));
            label(LEFT - 8, y + 4, percent + "%", "class", "axis", "text-anchor", "end");
        }
        int step = 1 + (plies.size() - 1) / MAX_LABELS;
        for (int i = 0; i < plies.size(); i += step) {
            label(x(i), HEIGHT - BOTTOM + 20, String.valueOf(i), "class", "axis", "text-anchor", "middle");
        }
        label((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 10, "moves made", "class", "axis", "text-anchor", "middle");
    }

    private double x(int index) {
        double width = WIDTH - LEFT - RIGHT;
        return plies.size() == 1 ? LEFT : LEFT + width * index / (plies.size() - 1);
    }

    private static double y(double share) {
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
    }

    private void label(double x, double y, String words, String... attributes) throws XMLStreamException {
        open("text");
        attributes("x", number(x), "y", number(y));
        attributes(attributes);
        svg.writeCharacters(words);
        svg.writeEndElement();
    }

    private void element(String name, String words, String... attributes) throws XMLStreamException {
        open(name);
        attributes(attributes);
        svg.writeCharacters(words);
        svg.writeEndElement();
    }

    private void empty(String name, String... attributes) throws XMLStreamException {
        svg.writeCharacters("\n");
        svg.writeEmptyElement(name);
        attributes(attributes);
    }

    private void open(String name) throws XMLStreamException {
        svg.writeCharacters("\n");
        svg.writeStartElement(name);
    }

    private void attributes(String... namesAndValues) throws XMLStreamException {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            svg.writeAttribute(namesAndValues[i], namesAndValues[i + 1]);
        }
    }

    /** A length with at most one decimal. */
    private static String number(double length) {
        String text = String.format(Locale.ROOT, "%.1f", length);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
