/**
 * The three judge problems. {@link dev.solvable.sample.judge.JudgeInput} reads their inputs and says where one is
 * wrong; each {@link dev.solvable.sample.judge.Problem} asks a generated solver and nothing else.
 */
@NullMarked
package dev.solvable.sample.judge;

import org.jspecify.annotations.NullMarked;
