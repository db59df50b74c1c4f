package dev.solvable.tool.web;

import static dev.solvable.tool.input.BadInputException.quoted;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Refuses requests that name another host. A page from elsewhere whose name is made to resolve to this machine (DNS
 * rebinding) could otherwise read from this server; it cannot choose what it is called. Addresses in numbers are always
 * right: nothing resolves them.
 *
 * @param name the name under which the server is asked to listen
 */
record HostCheck(String name) {
    void check(@Nullable String header) throws Problem {
        if (header == null) {
            throw Problem.badRequest("Host", "there is no Host header");
        }
        String host = header.replaceFirst(":[0-9]*$", "").toLowerCase(Locale.ROOT);
        boolean isAddress = host.matches("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-f:.%]+]");
        if (!isAddress && !host.equals("localhost") && !host.equalsIgnoreCase(name)) {
            throw Problem.wrongHost("this server is not " + quoted(host));
        }
    }
}
