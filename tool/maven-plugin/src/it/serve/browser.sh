#!/bin/sh
# Stands in for a browser: is started with the explorer's address by the JVM that serves it.
cd "$(dirname "$0")" && exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" Look.java "$1" "$PPID"
