import WaymarkSystem

/// A setting of a target in `Package.swift`. Only settings that affect linking result in flags.
struct LinkerSetting: Codable {
  private struct Kind: Codable {
    var linkedLibrary: Value<String>?
    var unsafeFlags: Value<[String]>?
  }
  // Synthesized conformances of enums encode a value without a label as `_0`.
  private struct Value<Content: Codable>: Codable { var _0: Content }
  private struct Condition: Codable {
    var platformNames: [String]?
    var config: String?
    var traits: [String]?
  }

  private var kind: Kind?
  /// The tool that the setting is for, such as `linker` or `swift`.
  private var tool: String?
  private var condition: Condition?

  /// Returns the flags of the setting, in order; empty for a setting that doesn't apply to a debug
  /// build on this platform.
  ///
  /// - Parameter traits: The enabled traits of the package.
  func flags(traits: Set<String>) -> [String] {
    let platforms = condition?.platformNames ?? []
    guard tool == "linker", platforms.isEmpty || platforms.contains("linux"),
      condition?.config ?? "debug" == "debug",
      condition?.traits.map({ !traits.isDisjoint(with: $0) }) ?? true
    else { return [] }
    // The library's code is linked as a shared object, for which these flags aren't meant.
    let unsafeFlags = (kind?.unsafeFlags?._0 ?? []).filter {
      !["-static-stdlib", "-static-executable"].contains($0)
    }
    return (kind?.linkedLibrary.map { ["-l\($0._0)"] } ?? []) + unsafeFlags
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
      default: flag.hasPrefix("-L") ? 1 : 0
      }
    if count > 0 { paths.append(Array(rest.prefix(count))) }
    rest = rest.dropFirst(max(count, 1))
  }
  return paths
}

/// Returns linker flags with the paths relative to a folder made absolute.
///
/// A word counts as a path if it follows `-L` or names an existing file.
func absolute(_ flags: [String], in folder: String) -> [String] {
  zip([""] + flags, flags).map { previous, word in
    let option = word.hasPrefix("-L") ? "-L" : word.hasPrefix("-") ? optionPart(of: word) : ""
    let path = word.dropFirst(option.count)
    guard !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("-") else { return word }
    let isPath =
      option == "-L" || previous == "-L" || FileSystem.stamp("\(folder)/\(path)") != nil
    return isPath ? "\(option)\(folder)/\(path)" : word
  }
}

/// Returns the part of a flag before its value, such as `--version-script=`; the whole flag if it
/// has no value.
private func optionPart(of flag: String) -> String {
  flag.firstIndex(of: "=").map { String(flag[...$0]) } ?? flag
}

/// Returns the paths of the files that the flags name, and those at which the linker looks for
/// libraries in the folders that the flags name (`-L`).
///
/// - Parameters:
///   - flags: The linker flags, which name libraries with `-l`.
///   - maps: The module maps of the code. Code that imports a module is also linked with the
///     libraries that its map names.
func libraryCandidates(in flags: [String], _ maps: [String]) -> [String] {
  let named = flags.map { $0.hasPrefix("-") ? String($0.dropFirst(optionPart(of: $0).count)) : $0 }
    .filter { $0.hasPrefix("/") && !FileSystem.isFolder($0) }
  let folders = linkerPaths(in: flags).filter { $0[0].hasPrefix("-L") }.map { words in
    words.count > 1 ? words[1] : String(words[0].dropFirst(2))
  }
  let flagged = flags.filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }
  let libraries = flagged + maps.flatMap(libraries)
  let files = libraries.flatMap { library in
    // The name of the file itself follows a colon.
    library.hasPrefix(":")
      ? [String(library.dropFirst())] : ["lib\(library).so", "lib\(library).a"]
  }
  return named + folders.flatMap { folder in files.map { "\(folder)/\($0)" } }
}

/// Returns the names of the libraries that a module map links with.
private func libraries(linkedBy map: String) -> [String] {
  (FileSystem.text(map) ?? "").matches(of: /\blink\s+"([^"]+)"/).map { String($0.output.1) }
}
