package dev.solvable.benchmarks.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** JMH's result file: for every benchmark the median of its iterations and its allocation. */
final class JmhResults {
    private static final Map<String, Double> SECONDS_OF_UNIT =
            Map.of("ns/op", 1e-9, "us/op", 1e-6, "ms/op", 1e-3, "s/op", 1.0);

    private static final String ALLOCATION = "gc.alloc.rate.norm";

    /**
     * One benchmark.
     *
     * @param name class and method, without the package
     * @param contest the contest, empty if the benchmark has none
     * @param competitor the competitor, empty if the benchmark has none
     * @param seconds the median time of an operation
     * @param allocatedBytes the bytes that an operation allocates
     */
    record Measurement(String name, String contest, String competitor, double seconds, double allocatedBytes) {}

    private JmhResults() {}

    static List<Measurement> read(Path file) throws IOException {
        List<Measurement> measurements = new ArrayList<>();
        try (Reader reader = Files.newBufferedReader(file)) {
            for (JsonElement element : JsonParser.parseReader(reader).getAsJsonArray()) {
                measurements.add(measurement(element.getAsJsonObject()));
            }
        }
        return measurements;
    }

    private static Measurement measurement(JsonObject result) {
        String benchmark = result.get("benchmark").getAsString();
        String type = benchmark.substring(0, benchmark.lastIndexOf('.'));
        JsonObject parameters = result.has("params") ? result.getAsJsonObject("params") : new JsonObject();
        JsonObject metric = result.getAsJsonObject("primaryMetric");
        double unit = Objects.requireNonNull(
                SECONDS_OF_UNIT.get(metric.get("scoreUnit").getAsString()));
        return new Measurement(
                benchmark.substring(type.lastIndexOf('.') + 1),
                text(parameters, "contest"),
                text(parameters, "competitor"),
                unit * median(metric.getAsJsonArray("rawData")),
                allocated(result.getAsJsonObject("secondaryMetrics")));
    }

    private static String text(JsonObject object, String key) {
        return object.has(key) ? object.get(key).getAsString() : "";
    }

    /** The median over the iterations of all forks. */
    private static double median(JsonArray forks) {
        List<Double> scores = new ArrayList<>();
        for (JsonElement fork : forks) {
            for (JsonElement score : fork.getAsJsonArray()) {
                scores.add(score.getAsDouble());
            }
        }
        scores.sort(null);
        return scores.get(scores.size() / 2);
    }

    private static double allocated(JsonObject metrics) {
        return metrics.entrySet().stream()
                .filter(metric -> metric.getKey().endsWith(ALLOCATION))
                .mapToDouble(metric ->
                        metric.getValue().getAsJsonObject().get("score").getAsDouble())
                .findFirst()
                .orElse(Double.NaN);
    }
}
