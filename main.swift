import P
enum S {
  static let a = Pattern(/cannot find (?:type )?'(\w+)' in scope/)
  nonisolated(unsafe) static let b = /cannot find (?:type )?'(\w+)' in scope/
}
let text = "cannot find 'walk' in scope"
var n = 0
if CommandLine.arguments[1] == "p" { for _ in 0..<100_000 { if text.firstMatch(of: S.a) != nil { n += 1 } } }
else { for _ in 0..<100_000 { if text.firstMatch(of: S.b) != nil { n += 1 } } }
print(n)
