package dev.solvable.tool.web;

import dev.solvable.tool.analysis.Analysis;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The most recently used answers of a game; thread-safe. */
final class KeptAnswers {
    /** The maximum number of moves in all answers: a few megabytes a game. */
    private static final int MAX_MOVES = 20_000;

    private final Map<Long, Analysis> answers = new LinkedHashMap<>(16, 0.75f, true);
    private int moves;

    synchronized @Nullable Analysis get(long position) {
        return answers.get(position);
    }

    /** Keeps an answer, and drops the least recently used ones. */
    synchronized void keep(long position, Analysis answer) {
        Analysis before = answers.put(position, answer);
        moves += size(answer) - (before == null ? 0 : size(before));
        Iterator<Analysis> eldest = answers.values().iterator();
        while (moves > MAX_MOVES) {
            moves -= size(eldest.next());
            eldest.remove();
        }
    }

    private static int size(Analysis answer) {
        return 1 + answer.moves().size();
    }
}
