package dev.solvable.tool.classpath;

/** Loads the JDK, and those classes of this program that generated solvers are compiled against. */
final class ApiLoader extends ClassLoader {
    private static final String API = "dev.solvable.";
    private static final String RUNTIME = "dev.solvable.runtime.";

    private static final String REFUSED_EXIT = RefusedExit.class.getName();

    static {
        registerAsParallelCapable();
    }

    ApiLoader() {
        super(getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (isOfApi(name)) {
            return ApiLoader.class.getClassLoader().loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }

    /** Without a regular expression: compiling one on a nearly full stack would hide the stack overflow. */
    private static boolean isOfApi(String name) {
        return name.equals(REFUSED_EXIT)
                || name.startsWith(RUNTIME)
                || (name.startsWith(API) && name.indexOf('.', API.length()) < 0);
    }
}
