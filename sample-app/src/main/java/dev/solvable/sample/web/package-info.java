/**
 * The web explorer: {@link dev.solvable.sample.web.WebExplorer} serves one page and the JSON that it shows, over the
 * JDK's own HTTP server. A request becomes a {@link dev.solvable.sample.web.Request},
 * {@link dev.solvable.sample.web.Api} answers it with a {@link dev.solvable.sample.web.Response} or refuses it with a
 * {@link dev.solvable.sample.web.Problem}; what takes longer than a moment is solved at a
 * {@link dev.solvable.sample.web.Desk}, a thread for each game.
 */
@NullMarked
package dev.solvable.sample.web;

import org.jspecify.annotations.NullMarked;
