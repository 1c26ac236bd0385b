import WaymarkSystem

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

/// Returns the paths at which the linker looks for libraries in the folders that the flags name
/// (`-L`).
///
/// - Parameters:
///   - flags: The linker flags, which name libraries with `-l`.
///   - maps: The module maps of the code. Code that imports a module is also linked with the
///     libraries that its map names.
func libraryCandidates(in flags: [String], _ maps: [String]) -> [String] {
  let folders = linkerPaths(in: flags).filter { $0[0].hasPrefix("-L") }.map { words in
    words.count > 1 ? words[1] : String(words[0].dropFirst(2))
  }
  guard !folders.isEmpty else { return [] }
  let flagged = flags.filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }
  let names = (flagged + maps.flatMap(libraries)).map { "lib" + $0 }
  return folders.flatMap { folder in
    names.flatMap { ["\(folder)/\($0).so", "\(folder)/\($0).a"] }
  }
}

/// Returns the names of the libraries that a module map links with.
private func libraries(linkedBy map: String) -> [String] {
  (FileSystem.text(map) ?? "").matches(of: /\blink\s+"([^"]+)"/).map { String($0.output.1) }
}
