package dev.solvable.spark;

import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;

/** Spark in this JVM with two threads, started once: that takes longer than most tests. */
public final class LocalSpark {
    private static final JavaSparkContext SPARK = start();

    private LocalSpark() {}

    private static JavaSparkContext start() {
        SparkConf settings = new SparkConf()
                .setMaster("local[2]")
                .setAppName("Solvable's tests")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1");
        return new JavaSparkContext(settings);
    }

    public static JavaSparkContext spark() {
        return SPARK;
    }

    public static SparkContext context() {
        return SPARK.sc();
    }
}
