/**
 * What the generated code is like, as sources and as class files: to people who read it, to compilers and to the JIT.
 *
 * <p>The answers of solvers, and the time and memory that they take, are tested in the package around this one.
 */
package dev.solvable.processor.generated.code;
