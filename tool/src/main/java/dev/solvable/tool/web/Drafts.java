package dev.solvable.tool.web;

import com.sun.net.httpserver.Headers;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.source.Draft;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Answers requests below {@code /api/drafts}: declarations that are written in a page, compiled and shown there. A page
 * asks for a token, posts its text under it, and finds the text's games below it, as other games are below
 * {@code /api}. No other page sees them.
 */
final class Drafts implements AutoCloseable {
    /** The path of the requests that are answered here. */
    private static final List<String> PATH = List.of("api", "drafts");

    /** The maximum number of characters of a declaration. */
    private static final int LONGEST_TEXT = 100_000;

    /** The maximum number of pages whose drafts are kept; beyond it the least recently used one is dropped. */
    private static final int MOST_PAGES = 16;

    private static final int TOKEN_BYTES = 18;

    private static final Duration COMPILATION = Duration.ofSeconds(10);

    private final ClassPath path;
    private final SharedHeap heap;
    private final RulesThreads compiling = new RulesThreads("the compiler", COMPILATION);
    private final SecureRandom random = new SecureRandom();

    /** The drafts by token, in order of access; guarded by itself. */
    private final Map<String, PageDraft> pages = new LinkedHashMap<>(16, 0.75f, true);

    /** Drafts whose games may use the classes of a path beside the API. */
    Drafts(ClassPath path, SharedHeap heap) {
        this.path = path;
        this.heap = heap;
    }

    /** The answer to a page that begins a draft. */
    record Token(String token) {}

    /**
     * The answer to a text.
     *
     * @param messages the messages about it
     * @param more how many messages are left out
     * @param games its games; none if it has errors, and the games of the text before stay
     */
    record Checked(List<Draft.Message> messages, int more, List<String> games) {}

    /** Whether a request is one of those that are answered here. */
    static boolean isFor(Request request) {
        List<String> path = request.path();
        return path.size() >= PATH.size() && path.subList(0, PATH.size()).equals(PATH);
    }

    /** Answers a request that {@link #isFor is for} this. */
    Response answer(Request request, Headers headers) throws Problem, InterruptedException {
        List<String> path = request.path();
        boolean isOfAPage = path.size() == PATH.size() || path.size() == PATH.size() + 1;
        if (request.text().isEmpty()) {
            if (isOfAPage) {
                throw Problem.methodNotAllowed("expected POST, found GET", "POST");
            }
            return page(path.get(PATH.size())).answer(request);
        }
        SiteCheck.checkPage(headers);
        request.allowParameters(Set.of());
        if (path.size() == PATH.size()) {
            return Response.json(200, new Token(newPage()));
        }
        if (!isOfAPage) {
            throw Problem.methodNotAllowed("expected GET or HEAD, found POST", "GET, HEAD");
        }
        String text = request.text().get();
        if (text.length() > LONGEST_TEXT) {
            throw Problem.bodyTooLarge("a declaration has at most " + LONGEST_TEXT + " characters here");
        }
        return Response.json(200, page(path.get(PATH.size())).check(text));
    }

    private String newPage() {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        List<PageDraft> dropped = new ArrayList<>();
        synchronized (pages) {
            pages.put(token, new PageDraft(token));
            Iterator<PageDraft> longestAgo = pages.values().iterator();
            while (pages.size() > MOST_PAGES) {
                dropped.add(longestAgo.next());
                longestAgo.remove();
            }
        }
        dropped.forEach(PageDraft::close);
        return token;
    }

    private PageDraft page(String token) throws Problem {
        synchronized (pages) {
            PageDraft page = pages.get(token);
            if (page == null) {
                throw Problem.notFound("token", "there is no such draft any more; POST to /api/drafts for a new one");
            }
            return page;
        }
    }

    @Override
    public void close() {
        synchronized (pages) {
            pages.values().forEach(PageDraft::close);
            pages.clear();
        }
    }

    /** The draft of one page. */
    private final class PageDraft implements AutoCloseable {
        private final String root;
        private volatile Shown shown;
        private volatile boolean closed;

        PageDraft(String token) {
            root = "/" + String.join("/", PATH) + "/" + token;
            shown = show(new Games(Map.of()), new Api.Version(false, false));
        }

        private Shown show(Games games, Api.Version version) {
            return Shown.of(games, root, version, heap);
        }

        /** Compiles a text; if it has games, they replace those before. */
        synchronized Checked check(String text) throws Problem, InterruptedException {
            Draft draft = compiling.call(() -> Draft.of(text, path));
            if (!draft.games().names().isEmpty()) {
                Shown before = shown;
                shown = show(draft.games(), before.version().next(List.of()));
                before.close();
                if (closed) { // dropped during the compilation, for which close does not wait
                    shown.close();
                }
            }
            return new Checked(
                    draft.messages(), draft.more(), List.copyOf(draft.games().names()));
        }

        Response answer(Request request) throws Problem, InterruptedException {
            return shown.api().answer(request.below(PATH.size() + 1));
        }

        @Override
        public void close() {
            closed = true;
            shown.close();
        }
    }
}
