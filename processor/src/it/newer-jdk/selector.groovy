// Finds a JDK after 17 and tells the build about it; without one the build is skipped.

/** The major version of the JDK in a folder, or 0. */
int majorVersion(File home) {
    def release = new File(home, 'release')
    if (!new File(home, 'bin/javac').canExecute() || !release.file) {
        return 0
    }
    def version = release.text =~ /JAVA_VERSION="(\d+)/
    return version.find() ? version.group(1) as int : 0
}

def chosen = System.getenv('JAVA25_HOME')
def candidates = chosen ? [new File(chosen)]
        : [new File(System.getProperty('java.home'))] + (new File('/usr/lib/jvm').listFiles() ?: []).toList()
def newest = candidates.max { majorVersion(it) }

if (majorVersion(newest) <= 17) {
    println 'newer-jdk is skipped: there is no JDK after 17 under /usr/lib/jvm, and JAVA25_HOME does not name one'
    return false
}
def config = new File(basedir, '.mvn/maven.config')
config.parentFile.mkdirs()
config.text = "-Dnewer.jdk.home=${newest.absolutePath}\n-Dnewer.jdk.version=${majorVersion(newest)}\n"
println "newer-jdk uses ${newest.absolutePath}"
return true
