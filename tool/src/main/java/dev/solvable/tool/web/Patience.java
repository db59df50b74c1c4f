package dev.solvable.tool.web;

import java.time.Duration;

/**
 * How long what is waited for.
 *
 * @param answer how long a request waits for its answer before it is told to ask again
 * @param turn how long a question is worked on before another one of the same game gets its first turn; every further
 *     turn of the same question is twice as long
 * @param behindOthers how long a question without a client is kept while others wait
 * @param alone the same where no other waits; browsers ask from a tab in the background once a minute
 * @param waiting how many questions of a game may wait before the next one is refused
 */
record Patience(Duration answer, Duration turn, Duration behindOthers, Duration alone, int waiting) {
    static final Patience USUAL = new Patience(
            Duration.ofMillis(250), Duration.ofSeconds(5), Duration.ofSeconds(3), Duration.ofSeconds(150), 1_000);
}
