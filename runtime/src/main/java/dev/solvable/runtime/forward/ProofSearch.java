package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.forward.SearchMemory.Kind;
import java.util.Arrays;

/**
 * Depth-first proof-number search (Nagai 2002, Df-pn Algorithm for Searching AND/OR Trees and Its Applications). It
 * finds whether the player to move wins, or whether that player at least draws.
 */
final class ProofSearch {
    /** The proof number of a disproved position, and the disproof number of a proved one. */
    private static final int SETTLED = SearchMemory.MAX;

    /** The proof number of a position that the table does not hold. */
    private static final int UNKNOWN = -1;

    /** The initial bytes of this search and of the distance search, without their paths. */
    static final long BYTES = MovePath.FIRST_ROOM * (6L * Integer.BYTES + Long.BYTES + 1) + 10 * 24;

    private final EndlessRules rules;
    private final Progress progress;
    private final SearchMemory memory;
    private final Moves moves;
    private final MovePath path = new MovePath();

    /** For each position on the path, whether a draw is enough for its player to move. */
    private boolean[] drawIsEnough = new boolean[path.positions.length];

    /** Thresholds: the search leaves a position once its proof or disproof number reaches the threshold. */
    private int[] mostProof = new int[path.positions.length];

    private int[] mostDisproof = new int[path.positions.length];
    private long[] before = new long[path.positions.length];

    /** For each move on the path, the latest proof number of the position after it. */
    private int[] proofs = new int[path.keys.length];

    private int[] disproofs = new int[path.keys.length];

    private final Lookahead lookahead;

    /** The proof number of the position that was left last. */
    private int lastProof;

    ProofSearch(EndlessRules rules, Progress progress, SearchMemory memory) {
        this.rules = rules;
        this.progress = progress;
        this.memory = memory;
        this.moves = new Moves(rules, rules.keys(), true);
        this.lookahead = new Lookahead(rules);
    }

    /** The outcome of a key that is not over. */
    Outcome outcome(long key) {
        if (isProved(key, false)) {
            return Outcome.WIN;
        }
        // if no line of play ended in a draw, the disproof of a win also disproves a draw
        return lookahead.hasSeenDraws && isProved(key, true) ? Outcome.DRAW : Outcome.LOSS;
    }

    private boolean isProved(long root, boolean drawSuffices) {
        path.depth = 0;
        open(root, drawSuffices, SETTLED, SETTLED);
        while (path.depth > 0) {
            goOn();
        }
        return lastProof == 0;
    }

    private static Kind kind(boolean drawSuffices) {
        return drawSuffices ? Kind.DRAW : Kind.WIN;
    }

    /** Adds a position to the path, unless its numbers reach a threshold or the game is over. */
    private void open(long key, boolean drawSuffices, int proof, int disproof) {
        long searched = progress.states();
        progress.count();
        long known = memory.lookUp(key, kind(drawSuffices));
        if (known != 0 && (memory.lower(known) >= proof || memory.upper(known) >= disproof)) {
            tell(memory.lower(known), memory.upper(known));
            return;
        }
        moves.list(key);
        if (moves.count == 0) {
            int proofAtEnd = lookahead.isProvedAtEnd(key, drawSuffices) ? 0 : SETTLED;
            memory.remember(key, kind(drawSuffices), proofAtEnd, SETTLED - proofAtEnd, 1);
            tell(proofAtEnd, SETTLED - proofAtEnd);
            return;
        }
        int level = path.depth;
        path.push(key, moves);
        makeRoom();
        drawIsEnough[level] = drawSuffices;
        mostProof[level] = proof;
        mostDisproof[level] = disproof;
        before[level] = searched;
        boolean isSettled = false;
        for (int move = path.begin(level); move < path.ends[level]; move++) {
            isSettled |= isKnownToSettle(level, move);
        }
        for (int move = path.begin(level); move < path.ends[level]; move++) {
            if (proofs[move] == UNKNOWN) {
                proofs[move] = 1;
                isSettled = isSettled || isSettledBy(level, move);
            }
        }
    }

    /**
     * Looks up the numbers of the position after a move. Returns whether they prove the position before the move. With
     * all look-ups in one loop, the processor can overlap their memory accesses.
     */
    private boolean isKnownToSettle(int level, int move) {
        long known = memory.lookUp(path.keys[move], kind(path.kept[move] == drawIsEnough[level]));
        proofs[move] = known == 0 ? UNKNOWN : memory.lower(known);
        disproofs[move] = known == 0 ? 1 : memory.upper(known);
        return known != 0 && (path.kept[move] ? proofs[move] : disproofs[move]) == 0;
    }

    /**
     * Initializes the numbers of the position after a move: proof number 1, disproof number its number of moves (Allis
     * 1994, Searching for Solutions in Games and Artificial Intelligence, on mobility). Returns whether
     * {@link Lookahead} settles it so that the position before the move is proved.
     */
    private boolean isSettledBy(int level, int move) {
        long key = path.keys[move];
        boolean drawSuffices = path.kept[move] == drawIsEnough[level];
        int count = rules.successors(key, moves.keys); // the path has a copy of what was there
        disproofs[move] = Math.max(1, Math.min(count, SETTLED - 1));
        Lookahead.Seen seen = lookahead.look(key, moves.keys, count, drawSuffices);
        if (seen == Lookahead.Seen.NOTHING) {
            return false;
        }
        boolean isProved = seen == Lookahead.Seen.PROOF;
        proofs[move] = isProved ? 0 : SETTLED;
        disproofs[move] = isProved ? SETTLED : 0;
        return isProved == path.kept[move];
    }

    private void makeRoom() {
        if (before.length < path.positions.length) { // which grows last
            int room = path.positions.length;
            drawIsEnough = Arrays.copyOf(drawIsEnough, room);
            mostProof = Arrays.copyOf(mostProof, room);
            mostDisproof = Arrays.copyOf(mostDisproof, room);
            before = Arrays.copyOf(before, room);
        }
        if (disproofs.length < path.keys.length) {
            proofs = Arrays.copyOf(proofs, path.keys.length);
            disproofs = Arrays.copyOf(disproofs, path.keys.length);
        }
    }

    /** Passes the numbers of the position after the current move up to the last position on the path. */
    private void tell(int proof, int disproof) {
        lastProof = proof;
        if (path.depth > 0) {
            int move = path.next[path.depth - 1];
            proofs[move] = proof;
            disproofs[move] = disproof;
        }
    }

    /** Computes the numbers of the last position, then leaves it or opens its most-proving move. */
    private void goOn() {
        int level = path.depth - 1;
        int proof = SETTLED;
        int second = SETTLED;
        long disproof = 0;
        int best = path.begin(level);
        for (int move = path.begin(level); move < path.ends[level]; move++) {
            int proofOfMove = path.kept[move] ? proofs[move] : disproofs[move];
            int disproofOfMove = path.kept[move] ? disproofs[move] : proofs[move];
            disproof = disproof >= SETTLED || disproofOfMove == SETTLED ? SETTLED : disproof + disproofOfMove;
            if (proofOfMove < proof) {
                second = proof;
                proof = proofOfMove;
                best = move;
            } else if (proofOfMove < second) {
                second = proofOfMove;
            }
        }
        if (proof > 0 && proof < SETTLED) {
            disproof = Math.min(disproof, SETTLED - 1L);
        }
        path.next[level] = best;
        if (proof >= mostProof[level] || disproof >= mostDisproof[level]) {
            leave(level, proof, (int) disproof);
            return;
        }
        boolean keeps = path.kept[best];
        int others = (int) (disproof - (keeps ? disproofs[best] : proofs[best]));
        int proofOfMove = Math.min(mostProof[level], second == SETTLED ? SETTLED : second + 1 + second / 2);
        int disproofOfMove = mostDisproof[level] == SETTLED ? SETTLED : mostDisproof[level] - others;
        open(
                path.keys[best],
                keeps == drawIsEnough[level],
                keeps ? proofOfMove : disproofOfMove,
                keeps ? disproofOfMove : proofOfMove);
    }

    private void leave(int level, int proof, int disproof) {
        memory.remember(
                path.positions[level], kind(drawIsEnough[level]), proof, disproof, progress.states() - before[level]);
        path.depth = level;
        tell(proof, disproof);
    }
}
