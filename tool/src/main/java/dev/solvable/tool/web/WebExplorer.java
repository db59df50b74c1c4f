package dev.solvable.tool.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.solvable.tool.games.Games;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

/** A server of the page and of the JSON behind it. */
public final class WebExplorer implements AutoCloseable {
    private static final Logger LOGGER = System.getLogger(WebExplorer.class.getName());

    private static final int BACKLOG = 1_024;

    /** For as long as this a client may take to send a request, and again to take the answer. */
    private static final Duration CLIENT_WAIT = Duration.ofSeconds(5);

    /** Everything comes from here, and nothing may be put around it. */
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
    private final SolveQueues queues;
    private final Api api;
    private final Page page = new Page();
    private final HostCheck hosts;

    static {
        // The JDK's server reads it once: answers go out at once, not when the last one was acknowledged. Its limits
        // for
        // slow clients are not used, because they hit those too who wait for a thread.
        setDefault("sun.net.httpserver.nodelay", "true");
    }

    private WebExplorer(Games games, HttpServer server, String host, Patience patience) {
        this.server = server;
        this.queues = new SolveQueues(games, patience);
        this.api = new Api(queues);
        this.hosts = new HostCheck(host);
    }

    /**
     * Starts a server.
     *
     * @param games what it shows
     * @param host the name or address of the interface to listen on
     * @param port the port, 0 for any that is free
     * @throws IOException where there is no such interface or the port is taken
     */
    public static WebExplorer start(Games games, String host, int port) throws IOException {
        return start(games, host, port, Patience.USUAL);
    }

    static WebExplorer start(Games games, String host, int port, Patience patience) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName(host), port), BACKLOG);
        WebExplorer explorer = new WebExplorer(games, server, host, patience);
        explorer.queues.open();
        server.setExecutor(explorer.requests);
        server.createContext("/", explorer::handle);
        server.start();
        return explorer;
    }

    /** Where the page is, as a browser on this machine finds it. */
    public URI address() {
        InetSocketAddress bound = server.getAddress();
        String address = bound.getAddress().getHostAddress();
        String host =
                bound.getAddress().isAnyLocalAddress() || bound.getAddress().isLoopbackAddress()
                        ? "localhost"
                        : address.contains(":") ? "[" + address + "]" : address;
        return URI.create("http://" + host + ":" + bound.getPort() + "/");
    }

    /** Stops at once: the port is free again, and nothing is solved any more. */
    @Override
    public void close() {
        server.stop(0);
        requests.close();
        queues.close();
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
                SiteCheck.check(exchange.getRequestHeaders());
                return api.answer(request);
            }
            return file(request);
        } catch (Problem e) {
            return Response.of(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Response.of(Problem.unavailable("the server is being stopped"));
        } catch (RuntimeException e) {
            LOGGER.log(Level.ERROR, "no answer to " + exchange.getRequestURI(), e);
            return Response.of(Problem.internal());
        }
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
