/**
 * The web explorer: {@link dev.solvable.tool.web.WebExplorer} serves one page and the JSON that it shows, over the
 * JDK's own HTTP server. A request becomes a {@link dev.solvable.tool.web.Request}, {@link dev.solvable.tool.web.Api}
 * answers it with a {@link dev.solvable.tool.web.Response} or refuses it with a {@link dev.solvable.tool.web.Problem};
 * what takes longer than a moment is solved in a {@link dev.solvable.tool.web.SolveQueue}, a thread for each game.
 */
@NullMarked
package dev.solvable.tool.web;

import org.jspecify.annotations.NullMarked;
