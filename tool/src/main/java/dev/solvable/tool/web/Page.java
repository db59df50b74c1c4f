package dev.solvable.tool.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The files of the page. Only files named here are served, so no path leads elsewhere. */
final class Page {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    private static final Map<String, String> FILES = Map.ofEntries(
            Map.entry("", "index.html"),
            Map.entry("index.html", "index.html"),
            Map.entry("style.css", "style.css"),
            Map.entry("icon.svg", "icon.svg"),
            Map.entry("favicon.ico", "icon.svg"),
            Map.entry("app.js", "app.js"),
            Map.entry("api.js", "api.js"),
            Map.entry("board.js", "board.js"),
            Map.entry("boards.js", "boards.js"),
            Map.entry("piece-board.js", "piece-board.js"),
            Map.entry("text-board.js", "text-board.js"),
            Map.entry("cells.js", "cells.js"),
            Map.entry("codemirror.js", "codemirror.js"),
            Map.entry("draft.js", "draft.js"),
            Map.entry("editor.js", "editor.js"),
            Map.entry("java-editor.js", "java-editor.js"),
            Map.entry("status.js", "status.js"),
            Map.entry("settings.js", "settings.js"),
            Map.entry("layout.js", "layout.js"),
            Map.entry("labels.js", "labels.js"),
            Map.entry("dom.js", "dom.js"),
            Map.entry("facts.js", "facts.js"),
            Map.entry("gallery.js", "gallery.js"),
            Map.entry("line.js", "line.js"),
            Map.entry("moves.js", "moves.js"),
            Map.entry("reload.js", "reload.js"),
            Map.entry("rules.js", "rules.js"),
            Map.entry("source.js", "source.js"),
            Map.entry("strip.js", "strip.js"));

    private final Map<String, String> contents = new ConcurrentHashMap<>();

    /** The file at a path of one segment; empty where there is none. */
    Optional<Response> file(String name) {
        return Optional.ofNullable(FILES.get(name))
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
