// The message is about the module, not about options that Maven does not have.
def log = new File(basedir, 'build.log').text

assert log.contains('there are no classes in this module; run this for the module that has the games')
assert !log.contains('--classpath')
