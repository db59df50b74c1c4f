/**
 * What the generated code is like, as sources and as class files: to people who read it, to compilers and to the JIT.
 *
 * <p>What the solvers answer, and what that takes, is tested in the package around this one.
 */
package dev.solvable.processor.generated.code;
