/// A setting of a target in `Package.swift`. Only settings that affect linking result in flags.
struct LinkerSetting: Decodable {
  private struct Kind: Decodable {
    var linkedLibrary: Value<String>?
    var unsafeFlags: Value<[String]>?
  }
  // Synthesized conformances of enums encode a value without a label as `_0`.
  private struct Value<Content: Decodable>: Decodable { var _0: Content }
  private struct Condition: Decodable {
    var platformNames: [String]?
    var config: String?
    var traits: [String]?
  }

  private var kind: Kind?
  private var condition: Condition?

  /// Returns the flags for a system library or for library search paths, each followed by its
  /// argument; empty for a setting that doesn't apply to a debug build on this platform.
  ///
  /// - Parameter traits: The enabled traits of the package.
  func flags(traits: Set<String>) -> [[String]] {
    let platforms = condition?.platformNames ?? []
    guard platforms.isEmpty || platforms.contains("linux"),
      condition?.config ?? "debug" == "debug",
      condition?.traits.map({ !traits.isDisjoint(with: $0) }) ?? true
    else { return [] }
    return (kind?.linkedLibrary.map { [["-l\($0._0)"]] } ?? [])
      + linkerPaths(in: kind?.unsafeFlags?._0 ?? [])
  }
}

/// Returns the flags for library search paths, both for the linker (`-L`) and for run time
/// (`-rpath`), each followed by its argument.
package func linkerPaths(in arguments: [String]) -> [[String]] {
  var paths: [[String]] = []
  var rest = arguments[...]
  while let flag = rest.first {
    let words = Array(rest.prefix(4))
    let count =
      switch flag {
      case "-L": 2
      case "-Xlinker" where words == ["-Xlinker", "-rpath", "-Xlinker", words.last!]: 4
      case "-Xlinker" where words.dropFirst().first?.hasPrefix("-rpath=/") == true: 2
      default: flag.hasPrefix("-L/") ? 1 : 0
      }
    if count > 0 { paths.append(Array(rest.prefix(count))) }
    rest = rest.dropFirst(max(count, 1))
  }
  return paths
}

/// Returns the paths at which the linker looks for the libraries (`-l`) in the folders (`-L`).
func libraryCandidates(in flags: [String]) -> [String] {
  let folders = linkerPaths(in: flags).filter { $0[0].hasPrefix("-L") }.map { words in
    words.count > 1 ? words[1] : String(words[0].dropFirst(2))
  }
  let names = flags.filter { $0.hasPrefix("-l") }.map { "lib" + $0.dropFirst(2) }
  return folders.flatMap { folder in
    names.flatMap { ["\(folder)/\($0).so", "\(folder)/\($0).a"] }
  }
}
