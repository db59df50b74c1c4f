/**
 * The web explorer: {@link dev.solvable.tool.web.WebExplorer} serves one page and its JSON with the JDK's HTTP server.
 * A request becomes a {@link dev.solvable.tool.web.Request}, {@link dev.solvable.tool.web.Api} answers it with a
 * {@link dev.solvable.tool.web.Response} or refuses it with a {@link dev.solvable.tool.web.Problem}; a
 * {@link dev.solvable.tool.web.SolveQueue}, a thread for each game, solves the positions.
 */
@NullMarked
package dev.solvable.tool.web;

import org.jspecify.annotations.NullMarked;
