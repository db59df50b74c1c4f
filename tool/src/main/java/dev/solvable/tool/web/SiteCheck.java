package dev.solvable.tool.web;

import com.sun.net.httpserver.Headers;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses requests from pages of other sites: otherwise an image or a link there could make this machine solve for
 * minutes. Browsers name the requesting site in {@code Sec-Fetch-Site}, older ones in {@code Origin}, and no page can
 * change either. A request with neither comes from no browser, or over a connection that the browser does not trust.
 */
final class SiteCheck {
    /** Values for a page of this server, and for the user, who typed the address or used a bookmark. */
    private static final Set<String> RIGHT_SITES = Set.of("same-origin", "none");

    private SiteCheck() {}

    /**
     * The header that pages of this server send. For a page of another site, the browser would first ask this server.
     */
    static final String OF_THE_PAGE = "X-Solvable";

    /**
     * Refuses a request with these headers. The host has been checked before.
     *
     * @param isOfThisMachine whether it comes from this machine: a program here needs no header
     */
    static void check(Headers headers, boolean isOfThisMachine) throws Problem {
        String site = headers.getFirst("Sec-Fetch-Site");
        String origin = headers.getFirst("Origin");
        check(site, origin, headers.getFirst("Host"));
        if (!isOfThisMachine && site == null && origin == null && headers.getFirst(OF_THE_PAGE) == null) {
            throw Problem.otherSite(
                    OF_THE_PAGE,
                    "a request from another machine needs the header " + OF_THE_PAGE
                            + ", with any value: a page of another site cannot send it");
        }
    }

    /** Refuses a request that no page of this server makes: for requests that change something here. */
    static void checkPage(Headers headers) throws Problem {
        String site = headers.getFirst("Sec-Fetch-Site");
        if (site == null && headers.getFirst("Origin") == null) {
            throw Problem.otherSite("Origin", "only pages of this server may ask for this; the explorer is at /");
        }
        check(site, headers.getFirst("Origin"), headers.getFirst("Host"));
        if (headers.getFirst(OF_THE_PAGE) == null || "none".equals(site)) {
            throw refusal(OF_THE_PAGE);
        }
    }

    static void check(@Nullable String site, @Nullable String origin, @Nullable String host) throws Problem {
        if (site != null && !RIGHT_SITES.contains(site)) {
            throw refusal("Sec-Fetch-Site");
        }
        if (site == null && origin != null && !origin.toLowerCase(Locale.ROOT).equals("http://" + lower(host))) {
            throw refusal("Origin");
        }
    }

    private static String lower(@Nullable String host) {
        return host == null ? "" : host.toLowerCase(Locale.ROOT);
    }

    private static Problem refusal(String header) {
        return Problem.otherSite(
                header, "a page of another site asks, and only those of this server may; the explorer is at /");
    }
}
