package dev.solvable.tool.web;

import static dev.solvable.tool.input.BadInputException.quoted;

import com.sun.net.httpserver.HttpExchange;
import dev.solvable.tool.input.BadInputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The contents of a request, read and checked.
 *
 * @param path the decoded segments of the path; an empty one after a {@code /} that nothing follows
 * @param query the parameters, decoded
 * @param text the text of a POST; empty for any other request
 */
record Request(List<String> path, Map<String, String> query, Optional<String> text) {
    private static final int LONGEST_ADDRESS = 2_000;
    private static final int BUFFER = 1 << 12;
    private static final int LARGEST_BODY = 8_000_000;
    private static final int LARGEST_TEXT = 400_000;
    private static final String READING = "GET, HEAD";

    /** Reads a request to the end. The rest of a body that is too large is left to {@link #skipRest}. */
    static Request read(HttpExchange exchange) throws Problem, IOException {
        String body = body(exchange);
        String method = exchange.getRequestMethod();
        boolean isPost = method.equals("POST");
        if (!isPost && !method.equals("GET") && !method.equals("HEAD")) {
            throw Problem.methodNotAllowed("expected GET or HEAD, found " + quoted(method), READING);
        }
        String path = Optional.ofNullable(exchange.getRequestURI().getRawPath()).orElse("");
        String query =
                Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("");
        if (path.length() + query.length() > LONGEST_ADDRESS) {
            throw Problem.addressTooLong("an address has at most " + LONGEST_ADDRESS + " characters here");
        }
        if (!path.startsWith("/")) {
            throw Problem.badRequest("path", "expected a path that begins with /, found " + quoted(path));
        }
        List<String> segments = new ArrayList<>();
        for (String segment : path.substring(1).split("/", -1)) {
            segments.add(decoded(segment, "path"));
        }
        Optional<String> text = isPost ? Optional.of(body) : Optional.empty();
        return new Request(List.copyOf(segments), parameters(query), text);
    }

    /** Refuses a POST. */
    void allowReading() throws Problem {
        if (text.isPresent()) {
            throw Problem.methodNotAllowed("expected GET or HEAD, found 'POST'", READING);
        }
    }

    /** The same request below {@code api}, with the segments of the path from this one on. */
    Request below(int from) {
        List<String> rest = new ArrayList<>(List.of("api"));
        rest.addAll(path.subList(from, path.size()));
        return new Request(List.copyOf(rest), query, text);
    }

    /** Refuses other parameters: a misspelt one would go unnoticed. */
    void allowParameters(Set<String> names) throws Problem {
        for (String name : query.keySet()) {
            if (!names.contains(name)) {
                throw Problem.badRequest(
                        "query",
                        "there is no parameter " + quoted(name)
                                + (names.isEmpty() ? " here" : "; there is " + String.join(", ", names)));
            }
        }
    }

    /** Reads the rest of the body: many clients read the answer only after sending everything. */
    static void skipRest(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().transferTo(OutputStream.nullOutputStream());
    }

    private static String body(HttpExchange exchange) throws Problem {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        long read;
        try {
            read = readBody(exchange, text);
        } catch (IOException | RuntimeException e) {
            // For example an invalid chunk size. A client that is gone does not get the answer.
            throw Problem.badRequest(
                    "body", "the body cannot be read: " + BadInputException.onOneLine(String.valueOf(e.getMessage())));
        }
        if (read > LARGEST_BODY) {
            throw Problem.bodyTooLarge("a body of more than " + LARGEST_BODY + " bytes is not even read");
        }
        if (read > LARGEST_TEXT && exchange.getRequestMethod().equals("POST")) {
            throw Problem.bodyTooLarge("a text has at most " + LARGEST_TEXT + " bytes here");
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    /** Reads the body and drops what exceeds the limit; returns how many bytes it read. */
    private static long readBody(HttpExchange exchange, ByteArrayOutputStream text) throws IOException {
        InputStream body = exchange.getRequestBody();
        byte[] buffer = new byte[BUFFER]; // small: every request has one
        long read = 0;
        for (int n = 0; n >= 0 && read <= LARGEST_BODY; n = body.read(buffer)) {
            read += n;
            if (read <= LARGEST_TEXT) {
                text.write(buffer, 0, n);
            }
        }
        return read;
    }

    private static Map<String, String> parameters(String query) throws Problem {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String parameter :
                Stream.of(query.split("&", -1)).filter(text -> !text.isEmpty()).toList()) {
            int equals = parameter.indexOf('=');
            String name = equals < 0 ? parameter : parameter.substring(0, equals);
            String value = equals < 0 ? "" : parameter.substring(equals + 1);
            name = decoded(name.replace('+', ' '), "query");
            if (parameters.put(name, decoded(value.replace('+', ' '), "query")) != null) {
                throw Problem.badRequest("query", "the parameter " + quoted(name) + " is there twice");
            }
        }
        return parameters;
    }

    /** Text with its percent-escapes, which are UTF-8, resolved; {@code place} names where it stands. */
    private static String decoded(String text, String place) throws Problem {
        // Escapes become bytes first, a character each: in UTF-8 the decoder would replace what is invalid.
        String bytes = URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Problem.badRequest(place, "the percent-escapes in " + quoted(text) + " are not UTF-8");
        }
    }
}
