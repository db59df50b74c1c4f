package dev.solvable.processor.render.partizan;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;

/**
 * The states after the moves of an {@link OutcomeSearch}, those first that leave their player the most room: of states
 * that are won at all almost all are won by the first.
 */
final class ChildList implements Section {
    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addMethod(
                Methods.stateful("int", "listChildren", "long free", "boolean first", "int from", "boolean ordered")
                        .addJavadoc("""
                        Lists the states after moves that take a cell of the other player's; where it matters those to be tried by counting
                        first, the best of them before the others; returns where the list ends.
                        """)
                        .addCode("""
                        long reach = reach(free, !first);
                        int to = from;
                        for (long tile : first ? FIRST_TILES : SECOND_TILES) {
                            if ((tile & ~free) == 0 && (tile & reach) != 0) {
                                children[to] = usable(free & ~tile);
                                if (ordered) {
                                    order(from, to, first);
                                }
                                to++;
                            }
                        }
                        return to;
                        """)
                        .build());
        type.addMethod(Methods.stateful("void", "order", "int from", "int last", "boolean first")
                .addJavadoc("Moves the last state of a list to its place among the best.")
                .addCode("""
                        long child = children[last];
                        int rating = rating(child, first);
                        int at = last;
                        if (last >= from + MOST_COUNTED) {
                            at = from + MOST_COUNTED - 1;
                            if (ratings[at] >= rating) {
                                return;
                            }
                            children[last] = children[at];
                        }
                        for (; at > from && ratings[at - 1] < rating; at--) {
                            ratings[at] = ratings[at - 1];
                            children[at] = children[at - 1];
                        }
                        ratings[at] = rating;
                        children[at] = child;
                        """)
                .build());
        type.addMethod(Methods.helper("int", "rating", "long free", "boolean first")
                .addJavadoc("How much more room a player has than the other, safe room counted twice.")
                .addCode("""
                        long unreachedBySecond = free & ~secondReach(free);
                        long unreachedByFirst = free & ~firstReach(free);
                        int rating = firstRoom(free) + firstRoom(unreachedBySecond) - secondRoom(free) - secondRoom(unreachedByFirst);
                        return first ? rating : -rating;
                        """)
                .build());
    }
}
