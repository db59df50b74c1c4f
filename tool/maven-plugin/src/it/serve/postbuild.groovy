// What the browser saw, and that nothing but its end went wrong.
def log = new File(basedir, 'build.log').text
def seen = { new File(basedir, "seen-${it}.txt").text }

assert log =~ /the web explorer is at http:\/\/localhost:\d+\/ \(Ctrl-C stops it\)/
assert !log.contains('[ERROR]')
assert seen('').contains('<title>Solvable</title>')
assert new groovy.json.JsonSlurper().parseText(seen('api-games')).games*.name == ['Dominoes', 'Treblecross']
assert seen('api-games-Treblecross-source').contains('final class TreblecrossSolver')
assert seen('api-version') == '{"version":1,"watched":true,"leftOut":[],"editable":false,"refused":0}'
