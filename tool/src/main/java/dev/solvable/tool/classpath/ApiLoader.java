package dev.solvable.tool.classpath;

/** The JDK, and those classes of this program that generated solvers are compiled against. */
final class ApiLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    ApiLoader() {
        super(getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.matches("dev\\.solvable\\.([^.]+|runtime\\..+)")) {
            return ApiLoader.class.getClassLoader().loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }
}
