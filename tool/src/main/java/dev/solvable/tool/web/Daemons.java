package dev.solvable.tool.web;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.ThreadFactory;

/** The threads of the explorer: none keeps the process alive, and none ends when a task fails. */
final class Daemons {
    private static final Logger LOGGER = System.getLogger(Daemons.class.getName());

    private static final int MILLIS_FOR_MEMORY = 300;

    private Daemons() {}

    /** A factory of threads with this name. */
    static ThreadFactory named(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Runs a task. Anything it throws, even an Error, is logged, and the thread lives on. */
    static void survive(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            tell(e);
        }
    }

    /** Waits a moment, until a solve that ran out of memory has released its tables. */
    static void awaitMemory() {
        try {
            Thread.sleep(MILLIS_FOR_MEMORY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void tell(Throwable failure) {
        try {
            LOGGER.log(Level.ERROR, Thread.currentThread().getName() + " goes on after a failure", failure);
        } catch (Throwable e) {
            // Logging takes memory too; the thread is more important.
        }
    }
}
