package dev.solvable.tool.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.games.Games;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The server of the page and of its JSON. */
public final class WebExplorer implements AutoCloseable {
    private static final Logger LOGGER = System.getLogger(WebExplorer.class.getName());

    private static final int BACKLOG = 1_024;

    /** How long a client may take to send a request, and again to take the answer. */
    private static final Duration CLIENT_WAIT = Duration.ofSeconds(5);

    /** Allows content from this server only, and no embedding in other pages. */
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
                    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cache-Control",
            "no-cache");

    private final HttpServer server;
    private final RequestThreads requests = new RequestThreads(CLIENT_WAIT);
    private final SharedHeap heap;
    private final Optional<Drafts> drafts;
    private volatile Shown shown;
    private final Page page = new Page();
    private final HostCheck hosts;

    static {
        // The JDK's server reads it once. Answers are sent without waiting for the last acknowledgement. The
        // server's limits for slow clients are not used: they would also hit clients that wait for a thread.
        setDefault("sun.net.httpserver.nodelay", "true");
    }

    private WebExplorer(Games games, Features features, HttpServer server, String host) {
        this.server = server;
        this.heap = new SharedHeap(Patience.USUAL);
        boolean mayEdit = features.drafts().isPresent() && isLocal();
        this.drafts = mayEdit ? Optional.of(new Drafts(features.drafts().get(), heap)) : Optional.empty();
        this.shown = Shown.of(games, "/api", new Api.Version(features.mayChange(), mayEdit), heap);
        this.hosts = HostCheck.of(host, isLocal());
    }

    /**
     * The features of a server beside showing games.
     *
     * @param mayChange whether {@link #reload} may be called: pages then poll for it
     * @param drafts if pages may write declarations, the classes that these may use beside the API; ignored if other
     *     machines can reach the server
     */
    public record Features(boolean mayChange, Optional<ClassPath> drafts) {
        /** A server that always shows the same games. */
        public static final Features NONE = new Features(false, Optional.empty());
    }

    /**
     * Starts a server.
     *
     * @param games the games to show
     * @param host the name or address of the interface to listen on
     * @param port the port, 0 for any that is free
     * @param features its other features
     * @throws IOException where there is no such interface or the port is taken
     */
    public static WebExplorer start(Games games, String host, int port, Features features) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName(host), port), BACKLOG);
        WebExplorer explorer = new WebExplorer(games, features, server, host);
        server.setExecutor(explorer.requests);
        server.createContext("/", explorer::handle);
        server.start();
        return explorer;
    }

    /** Whether only this machine can reach it. */
    public boolean isLocal() {
        return server.getAddress().getAddress().isLoopbackAddress();
    }

    /** The address of the page for a browser on this machine. */
    public URI address() {
        InetSocketAddress bound = server.getAddress();
        String address = bound.getAddress().getHostAddress();
        String host =
                isLocalhost(bound.getAddress()) ? "localhost" : address.contains(":") ? "[" + address + "]" : address;
        return URI.create("http://" + host + ":" + bound.getPort() + "/");
    }

    /**
     * Whether a browser that asks for localhost reaches a server with this address: not each loopback address has the
     * name.
     */
    private static boolean isLocalhost(InetAddress address) {
        try {
            return address.isAnyLocalAddress()
                    || List.of(InetAddress.getAllByName("localhost")).contains(address);
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /**
     * Replaces the games; solves of the games before are given up.
     *
     * @param leftOut a line for each thing that could not be loaded, with the reason
     */
    public void reload(Games games, List<String> leftOut) {
        Shown before = shown;
        shown = Shown.of(games, before.root(), before.version().next(leftOut), heap);
        before.close();
    }

    /** Tells pages why newer games could not be loaded. */
    public void refuse(Refused refused) {
        shown = shown.kept(refused);
    }

    /** Stops at once: frees the port and ends all solves. */
    @Override
    public void close() {
        server.stop(0);
        requests.close();
        shown.close();
        drafts.ifPresent(Drafts::close);
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Response response = answer(exchange);
            requests.waitForClient();
            send(exchange, response);
        }
    }

    private Response answer(HttpExchange exchange) throws IOException {
        try {
            Request request = Request.read(exchange);
            requests.clientIsDone();
            hosts.check(exchange.getRequestHeaders().getFirst("Host"));
            if (request.path().get(0).equals("api")) {
                SiteCheck.check(
                        exchange.getRequestHeaders(),
                        exchange.getRemoteAddress().getAddress().isLoopbackAddress());
                return api(request, exchange.getRequestHeaders());
            }
            request.allowReading();
            return file(request);
        } catch (Problem e) {
            return Response.of(e);
        } catch (InterruptedException e) {
            return Response.of(Problem.unavailable("the server is being stopped"));
        } catch (OutOfMemoryError e) {
            return Response.of(Problem.outOfMemory());
        } catch (RuntimeException | Error e) {
            LOGGER.log(Level.ERROR, "no answer to " + exchange.getRequestURI(), e);
            return Response.of(Problem.internal());
        }
    }

    private Response api(Request request, Headers headers) throws Problem, InterruptedException {
        if (drafts.isPresent() && Drafts.isFor(request)) {
            return drafts.get().answer(request, headers);
        }
        request.allowReading();
        return shown.api().answer(request);
    }

    private Response file(Request request) throws Problem {
        String path = String.join("/", request.path());
        return page.file(path)
                .orElseThrow(() -> Problem.notFound("path", "there is no such page; the explorer is at /"));
    }

    private static void send(HttpExchange exchange, Response response) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        HEADERS.forEach(headers::set);
        response.headers().forEach(headers::set);
        headers.set("Content-Type", response.type());
        byte[] content = response.body().getBytes(StandardCharsets.UTF_8);
        if (exchange.getRequestMethod().equals("HEAD")) {
            headers.set("Content-Length", String.valueOf(content.length));
            exchange.sendResponseHeaders(response.status(), -1);
            return;
        }
        exchange.sendResponseHeaders(response.status(), content.length);
        try (OutputStream body = exchange.getResponseBody()) {
            body.write(content);
            body.flush();
            Request.skipRest(exchange);
        }
    }

    private static void setDefault(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }
}
