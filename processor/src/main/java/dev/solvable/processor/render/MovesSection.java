package dev.solvable.processor.render;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.Rules;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.SolverPlan;

/** The moves: which are legal, where they lead, which is best, and what they are called. */
final class MovesSection implements Section {
    private final SolverPlan plan;
    private final Masks masks;
    private final Scores scores;

    MovesSection(SolverPlan plan, Masks masks, Scores scores) {
        this.plan = plan;
        this.masks = masks;
        this.scores = scores;
    }

    /** An expression for the number of moves there are. */
    static String count(Rules rules) {
        return rules instanceof MarkRules ? "CELLS" : "TILES.length";
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        if (plan.game().rules() instanceof TileRules tiles) {
            masks.addArray(
                    type,
                    "TILES",
                    "Every placement of a tile, with the cells that it covers; a move is an index into this array.",
                    tiles.tiles().stream().map(Tile::cells).toList());
            type.addMethod(Methods.helper("boolean", "fits", "long position", "int move")
                    .addJavadoc("Whether the cells of a move are free.")
                    .addCode("return (position & TILES[move]) == 0;\n")
                    .build());
            type.addMethod(Methods.helper("long", "after", "long position", "int move")
                    .addJavadoc("The position after a move that fits.")
                    .addCode("return position | TILES[move];\n")
                    .build());
        } else {
            type.addMethod(Methods.helper("boolean", "fits", "long position", "int move")
                    .addJavadoc("Whether the cell of a move is free.")
                    .addCode("return ((first(position) | second(position)) >>> move & 1) == 0;\n")
                    .build());
            type.addMethod(Methods.helper("long", "after", "long position", "int move")
                    .addJavadoc("The position after a move that fits.")
                    .addCode("return marked(position, move, firstMoves(position));\n")
                    .build());
        }
        addMoves(type);
        addPlay(type);
        addBestMove(type);
    }

    private void addMoves(TypeSpec.Builder type) {
        type.addMethod(Methods.api("int[]", "moves", "long position")
                .addCode(Code.of("""
                        if (isTerminal(position)) {
                            return new int[0];
                        }
                        int[] moves = new int[$count:L];
                        int legal = 0;
                        for (int move = 0; move < $count:L; move++) {
                            if (fits(position, move)) {
                                moves[legal] = move;
                                legal++;
                            }
                        }
                        return $arrays:T.copyOf(moves, legal);
                        """, "count", count(plan.game().rules())))
                .build());
    }

    private void addPlay(TypeSpec.Builder type) {
        type.addMethod(Methods.api("long", "play", "long position", "int move")
                .addCode(Code.of("""
                        String name = moveName(move);
                        if (isTerminal(position) || !fits(position, move)) {
                            throw new IllegalArgumentException(name + " is not legal on\\n" + text(position));
                        }
                        return after(position, move);
                        """))
                .build());
    }

    private void addBestMove(TypeSpec.Builder type) {
        CodeBlock code = Code.of(
                scores.alwaysDrawn() ? """
                          if (!isTerminal(position)) {
                              for (int move = 0; move < $count:L; move++) {
                                  if (fits(position, move)) {
                                      return move; // every move keeps the draw
                                  }
                              }
                          }
                          return -1;
                          """ : """
                          int best = -1;
                          int bestScore = -WON;
                          if (!isTerminal(position)) {
                              for (int move = 0; move < $count:L; move++) {
                                  if (fits(position, move)) {
                                      int score = before(score(after(position, move)));
                                      if (score > bestScore) {
                                          best = move;
                                          bestScore = score;
                                      }
                                  }
                              }
                          }
                          return best;
                          """, "count", count(plan.game().rules()));
        type.addMethod(
                Methods.api("int", "bestMove", "long position").addCode(code).build());
    }
}
