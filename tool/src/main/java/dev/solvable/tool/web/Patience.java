package dev.solvable.tool.web;

import java.time.Duration;

/**
 * The time limits of requests and questions.
 *
 * @param answer how long a request waits for its answer before it is told to ask again
 * @param turn how long a question's first turn lasts while others of the same game wait; each further turn is twice as
 *     long
 * @param behindOthers how long a question that no client asks about is kept while others wait
 * @param alone the same while no other waits; browsers ask only once a minute from a background tab
 * @param waiting how many questions of a game may wait before the next one is refused
 */
record Patience(Duration answer, Duration turn, Duration behindOthers, Duration alone, int waiting) {
    static final Patience USUAL = new Patience(
            Duration.ofMillis(250), Duration.ofSeconds(5), Duration.ofSeconds(3), Duration.ofSeconds(150), 1_000);
}
