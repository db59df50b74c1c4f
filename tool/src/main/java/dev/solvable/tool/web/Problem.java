package dev.solvable.tool.web;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A refused request: an HTTP status from 400 on, and a sentence that says what is wrong and where. */
final class Problem extends Exception {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String title;
    private final String place;
    private final transient Map<String, String> headers;

    /** A problem; {@code place} names the part of the request that is wrong. */
    private Problem(int status, String title, String place, String detail) {
        this(status, title, place, detail, Map.of());
    }

    private Problem(int status, String title, String place, String detail, Map<String, String> headers) {
        super(detail, null, false, false);
        this.status = status;
        this.title = title;
        this.place = place;
        this.headers = headers;
    }

    static Problem badRequest(String place, String detail) {
        return new Problem(400, "Bad Request", place, detail);
    }

    static Problem notFound(String place, String detail) {
        return new Problem(404, "Not Found", place, detail);
    }

    static Problem otherSite(String header, String detail) {
        return new Problem(403, "Forbidden", header, detail);
    }

    static Problem methodNotAllowed(String detail, String allowed) {
        return new Problem(405, "Method Not Allowed", "method", detail, Map.of("Allow", allowed));
    }

    static Problem bodyTooLarge(String detail) {
        return new Problem(413, "Content Too Large", "body", detail, Map.of("Connection", "close"));
    }

    static Problem addressTooLong(String detail) {
        return new Problem(414, "URI Too Long", "path", detail);
    }

    static Problem wrongHost(String detail) {
        return new Problem(421, "Misdirected Request", "Host", detail);
    }

    static Problem tooManyQuestions(String detail) {
        return new Problem(429, "Too Many Requests", "board", detail);
    }

    static Problem unavailable(String detail) {
        return new Problem(503, "Service Unavailable", "board", detail);
    }

    /** As {@link #unavailable(String)}, for a request that may succeed later. */
    static Problem unavailable(String detail, Duration retryAfter) {
        Map<String, String> headers = Map.of("Retry-After", String.valueOf(retryAfter.toSeconds()));
        return new Problem(503, "Service Unavailable", "board", detail, headers);
    }

    /** Not enough memory for an answer. */
    static Problem outOfMemory() {
        return new Problem(
                503,
                "Service Unavailable",
                "server",
                "no memory is left for this answer; ask again, or start the server with a larger heap, java -Xmx");
    }

    /** A game's own code failed. */
    static Problem failingRules(String detail) {
        return new Problem(500, "Internal Server Error", "game", detail);
    }

    static Problem internal() {
        return new Problem(500, "Internal Server Error", "server", "this is a bug; the server's log says more");
    }

    int status() {
        return status;
    }

    /** The headers of the response. */
    Map<String, String> headers() {
        return headers;
    }

    /** The document that is sent. */
    Document document() {
        return new Document("about:blank", title, status, getMessage(), place);
    }

    /**
     * A problem document (RFC 9457).
     *
     * @param type {@code about:blank}: the status tells the kind of problem
     * @param title the status in words
     * @param status the status
     * @param detail what is wrong, a sentence without a full stop
     * @param place the part of the request that is wrong: {@code game}, {@code board}, {@code to-move}, {@code query},
     *     {@code path}, {@code token}, {@code server}, {@code method}, {@code body}, {@code Host},
     *     {@code Sec-Fetch-Site}, {@code Origin} or {@code X-Solvable}
     */
    record Document(
            String type, String title, int status, @Nullable String detail, String place) {}
}
