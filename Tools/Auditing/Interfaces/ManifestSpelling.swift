import SwiftParser
import SwiftSyntax
import WaymarkBlocks

/// The mistakes in part of a manifest that can be found without compiling it. If a manifest omits
/// code or is only part of an expression, the compiler's errors about it can be misleading.
package enum ManifestSpelling {
  /// A mistake in a manifest.
  package struct Mistake {
    /// The offset in bytes.
    package let offset: Int
    /// A description of what is wrong.
    package let message: String
    /// A hint on how to correct it.
    package let hint: String
  }

  /// Returns the misspelled labels and members, and the missing commas, in order.
  package static func mistakes(in code: String) -> [Mistake] {
    let tokens = Array(Parser.parse(source: code).tokens(viewMode: .sourceAccurate))
    var depth = 0
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      if opening.contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      let previous = index > 0 ? tokens[index - 1].text : ","
      if next == ":", previous == "," || opening.contains(previous) {
        return misspelling(of: token, among: labels)
      }
      if next == ":", depth > 0, ends.contains(previous), labels.contains(token.text),
        !token.followsComment
      {
        return Mistake(
          offset: token.offset, message: "expected ',' before '\(token.text):'",
          hint: "separate the arguments with a comma")
      }
      let isMember = next == "(" && previous == "."
      let start = index > 1 ? tokens[index - 2].text : ","
      guard isMember, start == "," || start == ":" || opening.contains(start) else { return nil }
      return misspelling(of: token, among: members)
    }
  }

  /// Returns a mistake if a name isn't one of the known names, but misspells one of them.
  private static func misspelling(of token: TokenSyntax, among names: Set<String>) -> Mistake? {
    guard case .identifier(let name) = token.tokenKind, !names.contains(name),
      let similar = names.filter({ Misspelling.isOneEdit(name, of: $0) }).min()
    else { return nil }
    return Mistake(
      offset: token.offset, message: "a manifest has no '\(name)'",
      hint: "did you mean '\(similar)'?")
  }

  private static let opening: Set<String> = ["(", "["]
  private static let ends: Set<String> = [")", "]", "\""]
  private static let labels: Set<String> = [
    "branch", "cLanguageStandard", "cSettings", "capability", "checksum", "condition",
    "cxxLanguageStandard", "cxxSettings", "defaultLocalization", "dependencies", "description",
    "enabledTraits", "exact", "exclude", "from", "id", "linkerSettings", "moduleAliases", "name",
    "package", "path", "permissions", "pkgConfig", "platforms", "plugins", "products", "providers",
    "publicHeadersPath", "resources", "revision", "sources", "swiftLanguageModes",
    "swiftLanguageVersions", "swiftSettings", "targets", "traits", "type", "url",
  ]
  private static let members: Set<String> = [
    "binaryTarget", "byName", "executable", "executableTarget", "library", "macro", "package",
    "plugin", "process", "product", "systemLibrary", "target", "testTarget", "trait",
    "upToNextMajor", "upToNextMinor",
  ]
}

extension TokenSyntax {
  fileprivate var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Whether a comment, which can replace omitted code, precedes the token.
  fileprivate var followsComment: Bool {
    leadingTrivia.contains { piece in
      switch piece {
      case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: false
      default: true
      }
    }
  }
}
