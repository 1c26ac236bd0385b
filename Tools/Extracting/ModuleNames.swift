import WaymarkHashing
import WaymarkModel

/// Returns a module name for each example, such as `Basics_optional_state`.
///
/// The names are Swift identifiers that differ even on case-insensitive file systems. A name that
/// would equal another name, or the name of an imported module, gets a suffix derived from the
/// example's ID.
///
/// - Parameters:
///   - examples: All examples of a run.
///   - taken: The modules that all examples import.
///   - imported: The other modules that examples import.
func moduleNames(
  of examples: [Example.ID], avoiding taken: [String], imported: [Example.ID: [String]]
) -> [Example.ID: String] {
  let plain = plainNames(of: examples)
  let folded = plain.map { $0.lowercased() }
  var counts = Dictionary(taken.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
  for name in folded { counts[name, default: 0] += 1 }
  var used = Set(counts.keys)
  let names = zip(examples, zip(plain, folded)).map { example, name in
    let (name, folded) = name
    let isImported = (imported[example] ?? []).contains { $0.lowercased() == folded }
    guard isImported || counts[folded]! > 1 else { return name }
    let numbered = name + "_" + String(FNV1a.hash(example.description), radix: 16)
    var unique = numbered
    var number = 2
    while !used.insert(unique.lowercased()).inserted {
      unique = numbered + "_\(number)"
      number += 1
    }
    return unique
  }
  return Dictionary(zip(examples, names), uniquingKeysWith: { first, _ in first })
}

/// Returns the names of examples without suffixes, in order.
private func plainNames(of examples: [Example.ID]) -> [String] {
  var article: (file: String, name: String)?
  return examples.map { example in
    if article?.file != example.article {
      article = (example.article, Article(file: example.article, text: "").name)
    }
    return identifier((article?.name ?? "") + "_" + example.name)
  }
}

private func identifier(_ name: String) -> String {
  // Continuation bytes are omitted, so that each character outside ASCII becomes one underscore.
  var bytes: [UInt8] = []
  bytes.reserveCapacity(name.utf8.count)
  for byte in name.utf8 where byte & 0xC0 != 0x80 {
    bytes.append(byte.isPartOfIdentifier ? byte : UInt8(ascii: "_"))
  }
  let identifier = String(decoding: bytes, as: UTF8.self)
  let startsWell = bytes.first.map { !$0.isDigit } ?? false
  return startsWell ? identifier : "Article_" + identifier
}
