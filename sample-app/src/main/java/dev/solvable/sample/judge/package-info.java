/**
 * The three judge problems. {@link dev.solvable.sample.judge.JudgeInput} reads their inputs and reports errors with
 * their lines; each {@link dev.solvable.sample.judge.Problem} asks a generated solver and nothing else.
 */
@NullMarked
package dev.solvable.sample.judge;

import org.jspecify.annotations.NullMarked;
