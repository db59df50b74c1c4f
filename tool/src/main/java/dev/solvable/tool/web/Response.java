package dev.solvable.tool.web;

import dev.solvable.tool.analysis.Json;
import java.util.Map;

/**
 * An answer to a request.
 *
 * @param status the HTTP status
 * @param type the media type
 * @param headers further headers
 * @param body the text, sent as UTF-8
 */
record Response(int status, String type, Map<String, String> headers, String body) {
    /** A record as JSON. */
    static Response json(int status, Object record) {
        return new Response(status, "application/json", Map.of(), Json.compact(record));
    }

    /** The content of a file. */
    static Response file(String type, String content) {
        return new Response(200, type, Map.of(), content);
    }

    /** A refusal. */
    static Response of(Problem problem) {
        return new Response(
                problem.status(), "application/problem+json", problem.headers(), Json.compact(problem.document()));
    }

    /** This answer with one more header. */
    Response with(String header, String value) {
        return new Response(status, type, Map.of(header, value), body);
    }
}
