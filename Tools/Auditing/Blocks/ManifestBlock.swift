import SwiftParser
import SwiftSyntax
import WaymarkModel

/// A block that contains a `Package.swift` or part of one, with the code that completes it.
package struct ManifestBlock: Equatable, Sendable {
  /// The line of code to insert before the block; empty if none is needed.
  package var before: String
  /// The line of code to insert after the block; empty if none is needed.
  package var after: String
  /// Whether the block is a complete manifest. If it is, errors in it are mistakes in the document.
  package var isWhole: Bool
  /// Whether the block starts and ends like a complete manifest, but its parentheses or
  /// brackets aren't balanced.
  package private(set) var isUnbalanced = false

  /// Creates a block from its text. Returns nil if the text isn't part of a manifest.
  package init?(_ text: String, _ tree: SourceFileSyntax) {
    let code = trimmed(
      tree.firstToken(viewMode: .sourceAccurate).map { first in
        String(
          decoding: text.utf8.dropFirst(first.positionAfterSkippingLeadingTrivia.utf8Offset),
          as: UTF8.self)
      } ?? "")
    // The tools version is a comment, so a block that shows only this line contains no code.
    guard Self.isPart(code) || code.isEmpty && text.contains("swift-tools-version") else {
      return nil
    }
    let candidates = Self.candidates.filter {
      $0.start.isEmpty || $0.start.contains(where: code.hasPrefix)
    }
    for candidate in candidates {
      let whole = candidate.before + "\n" + text + "\n" + candidate.after
      guard !Parser.parse(source: whole).hasError else { continue }
      (before, after) = (candidate.before, candidate.after)
      isWhole = candidate.start.isEmpty
      return
    }
    (before, after) = ("", "")
    // A block that no candidate completes can consist of several parts, or omit code.
    let isBalanced = Self.isBalanced(tree)
    isWhole = Self.isWhole(code) && isBalanced
    isUnbalanced = code.hasPrefix("let package = Package(") && code.hasSuffix("\n)") && !isBalanced
  }

  /// Returns the label at the start of a manifest's line if the colon between the label and its
  /// list is missing, as in `targets [`; nil if the line starts with anything else.
  package static func labelWithoutColon(in line: String) -> String? {
    let label = line.prefixMatch(of: Self.startOfList).map { String($0.output.1) }
    return label.flatMap { labels.contains("\($0):") ? $0 : nil }
  }

  private static func isWhole(_ code: String) -> Bool {
    code.contains("import PackageDescription") || code.hasPrefix("let package = Package(")
  }

  private static func isBalanced(_ tree: SourceFileSyntax) -> Bool {
    let texts = tree.tokens(viewMode: .sourceAccurate).map(\.text)
    return [("(", ")"), ("[", "]")].allSatisfy { open, close in
      texts.count { $0 == open } == texts.count { $0 == close }
    }
  }

  /// Returns whether an error in a block is a mistake in the document, rather than a consequence
  /// of the code that was added around it.
  package static func isMistake(_ message: String) -> Bool {
    if let member = message.firstMatch(of: Self.missingMember) {
      return !members.contains(String(member.output.1))
    }
    return mistakes.contains(where: message.hasPrefix) || message.contains("' is unavailable: use ")
  }

  private static let mistakes = [
    "argument '", "extra argument", "extraneous argument label", "incorrect argument label",
    "no exact matches in call to static method 'package'",
    "cannot convert value of type 'Double' to expected argument type 'Version'",
  ]

  /// Members of the types in a manifest. An error that such a member is missing isn't a mistake in
  /// the document, because the added code can put the block in the wrong place.
  private static let members: Set<String> = [
    "binaryTarget", "byName", "copy", "define", "executable", "executableTarget", "library",
    "linkedFramework", "linkedLibrary", "macro", "package", "plugin", "process", "product",
    "systemLibrary", "target", "testTarget", "trait", "unsafeFlags",
  ]

  private static func isPart(_ code: String) -> Bool {
    code.contains("import PackageDescription") || code.contains("Package(\n")
      || code.contains("swift-tools-version")
      || labels.contains { code.hasPrefix($0) } && code.contains(".")
      || elements.contains { code.hasPrefix($0) }
      || code.hasPrefix("let package = Package(")
  }

  private static let labels =
    [
      "dependencies:", "targets:", "products:", "platforms:", "traits:", "swiftLanguageModes:",
    ] + targetLabels
  /// The labels of a target's settings, which occur only inside targets.
  private static let targetLabels = [
    "swiftSettings:", "cSettings:", "cxxSettings:", "linkerSettings:", "plugins:", "resources:",
  ]
  private static let targets = [
    ".target(", ".executableTarget(", ".testTarget(", ".macro(", ".plugin(",
  ]
  private static let elements =
    targets + [".package(", ".Package(", ".product(", ".library(", ".executable(", ".trait("]

  /// The code to insert around a block, chosen by the text with which the block starts. The last
  /// candidate matches every block.
  private static let candidates: [(start: [String], before: String, after: String)] = [
    ([".package(", ".Package("], "let _: [Package.Dependency] = [", "]"),
    ([".product("], "let _: [Target.Dependency] = [", "]"),
    (targets, "let _: [Target] = [", "]"),
    ([".trait("], "let _: Set<Trait> = [", "]"),
    (targetLabels, "let _: Target = .target(name: \"Example\",", ")"),
    ([".library(", ".executable("], "let _: [Product] = [", "]"),
    (["dependencies: [\n.package", "dependencies:"], "let _ = Package(name: \"Example\",", ")"),
    (labels, "let _ = Package(name: \"Example\",", ")"),
    ([], "", ""),
  ]

  private static let startOfList = Pattern(/\s*(\w+)\s*\[/)
  private static let missingMember = Pattern(/has no member '(\w+)'/)
}
