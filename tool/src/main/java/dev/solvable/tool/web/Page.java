package dev.solvable.tool.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The files of the page. Only files named here are served, so no path leads elsewhere. */
final class Page {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    private static final Set<String> FILES = Set.of(
            "api.js",
            "app.js",
            "codemirror.js",
            "dom.js",
            "draft.js",
            "editor.js",
            "facts.js",
            "gallery.js",
            "icon.svg",
            "index.html",
            "java-editor.js",
            "labels.js",
            "line.js",
            "moves.js",
            "play.js",
            "reload.js",
            "rules.js",
            "screen.js",
            "settings.js",
            "source.js",
            "state.js",
            "status.js",
            "strip.js",
            "style.css",
            "board/board.js",
            "board/boards.js",
            "board/cells.js",
            "board/layout.js",
            "board/piece-board.js",
            "board/text-board.js");

    private static final Map<String, String> OTHER_NAMES = Map.of("", "index.html", "favicon.ico", "icon.svg");

    private final Map<String, String> contents = new ConcurrentHashMap<>();

    /** The file at a path without its first {@code /}; empty where there is none. */
    Optional<Response> file(String path) {
        return Optional.of(OTHER_NAMES.getOrDefault(path, path))
                .filter(FILES::contains)
                .map(file -> Response.file(
                        TYPES.getOrDefault(file.substring(file.indexOf('.') + 1), "application/octet-stream"),
                        contents.computeIfAbsent(file, Page::read)));
    }

    private static String read(String file) {
        try (InputStream content = Page.class.getResourceAsStream("page/" + file)) {
            if (content == null) {
                throw new IllegalStateException(file + " was not packed into this build");
            }
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
