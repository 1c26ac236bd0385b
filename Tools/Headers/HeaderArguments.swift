/// The arguments of a compiler that determine which headers it reads.
package struct HeaderArguments {
  /// The search paths, in order.
  package private(set) var folders: [String] = []
  /// The module maps.
  package private(set) var maps: [String] = []
  /// The headers that are read before the code.
  package private(set) var included: [String] = []
  /// The macros with values, such as `CONFIG="config.h"`.
  package private(set) var definitions: [String] = []

  /// Extracts the arguments from those of a Swift compiler, including the ones that it passes to
  /// Clang.
  package init(_ arguments: [String]) {
    var rest = arguments.filter { $0 != "-Xcc" }[...]
    while let word = rest.popFirst() {
      if let map = moduleMap(in: word) { maps.append(map) }
      if let value = Self.value(of: Self.foldersFlags, word, &rest) { folders.append(value) }
      if let value = Self.value(of: Self.filesFlags, word, &rest) { included.append(value) }
      if let value = Self.value(of: ["-D"], word, &rest), value.contains("=") {
        definitions.append(value)
      }
    }
  }

  private static let foldersFlags = ["-I", "-iquote", "-isystem", "-idirafter"]
  private static let filesFlags = ["-include", "-imacros", "-import-objc-header"]

  /// Returns the value of a flag, which is part of the word or the next word.
  private static func value(
    of flags: [String], _ word: String, _ rest: inout ArraySlice<String>
  ) -> String? {
    guard let flag = flags.first(where: word.hasPrefix) else { return nil }
    return word == flag ? rest.popFirst() : String(word.dropFirst(flag.count))
  }
}
