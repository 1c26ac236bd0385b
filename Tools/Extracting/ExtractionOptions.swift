import WaymarkSyntax

/// Options that apply to all examples that are created together.
package struct ExtractionOptions: Sendable {
  /// The modules that every example imports automatically, in addition to Swift Testing and the
  /// harness.
  var imports: [String]
  /// Modules that an example can import by name, and the modules that replace them:
  /// `["SwiftUI": "HeadlessUI"]`.
  var aliases: [String: String]
  /// The cache of parser results.
  var parserCache: ParserCache
  /// Whether comments such as `// Prints "…"` are expectations.
  var comparesOutput: Bool

  package init(
    imports: [String] = [], aliases: [String: String] = [:],
    parserCache: ParserCache = ParserCache(), comparesOutput: Bool = true
  ) {
    self.imports = imports
    self.aliases = aliases
    self.parserCache = parserCache
    self.comparesOutput = comparesOutput
  }
}
