package dev.solvable.tool.web;

import static dev.solvable.tool.input.BadInputException.quoted;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses requests that name another host. A page from elsewhere whose name is made to resolve to this machine (DNS
 * rebinding) could otherwise read from this server; it cannot choose what it is called. Addresses in numbers are always
 * right: nothing resolves them.
 *
 * @param names those under which the server is known, in small letters
 */
record HostCheck(Set<String> names) {
    /** The check of a server that listens under a name; where others reach it, the machine has its own names, too. */
    static HostCheck of(String name, boolean isLocal) {
        Set<String> names = new HashSet<>(List.of("localhost", name.toLowerCase(Locale.ROOT)));
        if (!isLocal) {
            try {
                InetAddress machine = InetAddress.getLocalHost();
                names.add(machine.getHostName().toLowerCase(Locale.ROOT));
                names.add(machine.getCanonicalHostName().toLowerCase(Locale.ROOT));
            } catch (UnknownHostException e) {
                // It has none that it knows.
            }
        }
        return new HostCheck(Set.copyOf(names));
    }

    void check(@Nullable String header) throws Problem {
        if (header == null) {
            throw Problem.badRequest("Host", "there is no Host header");
        }
        String host = header.replaceFirst(":[0-9]*$", "").toLowerCase(Locale.ROOT);
        boolean isAddress = host.matches("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-f:.%]+]");
        if (!isAddress && !names.contains(host)) {
            throw Problem.wrongHost("this server is not " + quoted(host));
        }
    }
}
