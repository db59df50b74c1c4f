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
 * Refuses requests that name another host. Otherwise a foreign page whose host name is made to resolve to this machine
 * (DNS rebinding) could read from this server; it cannot change the name in its requests. Numeric addresses are always
 * allowed, because they are not resolved.
 *
 * @param names the server's host names, in lower case
 */
record HostCheck(Set<String> names) {
    /** The check of a server that listens under a name; if other machines reach it, the machine's names count too. */
    static HostCheck of(String name, boolean isLocal) {
        Set<String> names = new HashSet<>(List.of("localhost", name.toLowerCase(Locale.ROOT)));
        if (!isLocal) {
            try {
                InetAddress machine = InetAddress.getLocalHost();
                names.add(machine.getHostName().toLowerCase(Locale.ROOT));
                names.add(machine.getCanonicalHostName().toLowerCase(Locale.ROOT));
            } catch (UnknownHostException e) {
                // The machine does not know its names.
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
