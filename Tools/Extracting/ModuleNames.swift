import Article

/// A module's name for each example: `Basics_optional_state`.
///
/// Names are Swift identifiers, differ even where case does not count, and depend on nothing but the
/// example, unless two would be the same: then both get a number made of the article's whole path.
///
/// - Parameters:
///   - examples: All of a run.
///   - taken: Modules that the examples import.
func moduleNames(of examples: [Example.ID], avoiding taken: [String]) -> [String] {
  let plain = examples.map(moduleName)
  var counts = Dictionary(taken.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
  for name in plain { counts[name.lowercased(), default: 0] += 1 }
  var used = Set(counts.keys)
  return zip(examples, plain).map { example, name in
    guard counts[name.lowercased()]! > 1 else { return name }
    let numbered = name + "_" + String(hash(of: example.description), radix: 16)
    var unique = numbered
    var number = 2
    while !used.insert(unique.lowercased()).inserted {
      unique = numbered + "_\(number)"
      number += 1
    }
    return unique
  }
}

private func moduleName(of example: Example.ID) -> String {
  let name = Article(file: example.article, text: "").name + "_" + example.name
  let identifier = String(name.unicodeScalars.map { $0.isPartOfIdentifier ? Character($0) : "_" })
  let startsWell = identifier.first.map { !$0.isNumber } ?? false
  return startsWell ? identifier : "Article_" + identifier
}

/// FNV-1a, 32 bits: the same on every machine.
private func hash(of text: String) -> UInt32 {
  text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
}

extension Unicode.Scalar {
  fileprivate var isPartOfIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
