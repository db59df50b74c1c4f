/**
 * Users' games: {@link dev.solvable.tool.classpath.FoundGames} finds the solvers on a
 * {@link dev.solvable.tool.classpath.ClassPath} by reading class files, and loads them apart from the classes of this
 * program.
 */
@NullMarked
package dev.solvable.tool.classpath;

import org.jspecify.annotations.NullMarked;
