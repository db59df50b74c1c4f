package dev.solvable.processor.declaration;

/**
 * The declared type and the name of the solver that it gets.
 *
 * @param packageName the package; empty for the unnamed package
 * @param name the name inside the package, nested names joined with a dot
 * @param isPublic whether the type and all its enclosing types are public; then the solver is public, too
 */
public record GameType(String packageName, String name, boolean isPublic) {
    /** The simple name of the generated class: nested names joined with an underscore. */
    public String solverName() {
        return name.replace('.', '_') + "Solver";
    }

    /** The fully qualified name of the type. */
    public String qualifiedName() {
        return qualified(name);
    }

    /** The fully qualified name of the generated class. */
    public String qualifiedSolverName() {
        return qualified(solverName());
    }

    private String qualified(String inPackage) {
        return packageName.isEmpty() ? inPackage : packageName + "." + inPackage;
    }
}
