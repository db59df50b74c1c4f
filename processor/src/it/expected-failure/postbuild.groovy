// The compiler's errors as Maven prints them first: "[ERROR] .../TicTacToe.java:[9,23] message".
def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it =~ /^\[ERROR\] .*\.java:\[\d+,\d+\]/ }.unique()

assert errors.size() == 1: "expected the one real error, found:\n" + errors.join('\n')
assert errors[0] =~ /TicTacToe\.java:\[9,\d+\] \[Solvable:CellsMismatch\] /
assert !log.contains('cannot find symbol')
assert !log.contains('\tat ')
