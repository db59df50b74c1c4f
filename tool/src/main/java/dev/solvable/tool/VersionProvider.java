package dev.solvable.tool;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version in the jar's manifest, and the version of Java. */
final class VersionProvider implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(VersionProvider.class.getPackage().getImplementationVersion())
                .orElse("of a class folder, not of a jar");
        return new String[] {"solvable " + version + ", on Java " + Runtime.version()};
    }
}
