/**
 * Opening books: the values of a game's first positions, found once and kept in a file beside the solver.
 * {@link dev.solvable.tool.book.Books} finds them, {@link dev.solvable.tool.book.BookSolver} answers from them, and
 * {@link dev.solvable.tool.book.BookMaker} makes them.
 */
@NullMarked
package dev.solvable.tool.book;

import org.jspecify.annotations.NullMarked;
