import WaymarkModel

/// The parts of the tool that the language server uses.
///
/// Paths of files are relative to the folder that the client opened, or absolute.
package protocol LanguageService: Sendable {
  /// Prepares the service for a folder. It is called once, before any other method.
  ///
  /// - Parameters:
  ///   - changed: A closure that is called when the articles have to be read again, because the
  ///     package has been built.
  ///   - warn: A closure that is called with a message for the user if the package turns out to be
  ///     unusable later.
  /// - Returns: A message for the user if the package can't be used; otherwise nil.
  func open(
    folder: String, changed: @escaping @Sendable () async -> Void,
    warn: @escaping @Sendable (String) async -> Void
  ) async -> String?

  /// Cancels work that is running. No other method is called afterward.
  func close() async

  /// Reads and checks articles without compiling anything.
  ///
  /// - Parameter texts: The text of each open article, keyed by file.
  func read(_ texts: [String: String]) async -> [String: ArticleReading]

  /// Proves an article or one of its examples.
  func prove(
    _ file: String, example: String?, texts: [String: String]
  ) async throws -> [EditorResult]

  /// Returns the workspace for a Swift language server; nil if there is no such server.
  func swiftWorkspace() async -> SwiftWorkspace?

  /// The options of a Swift fence, in order, each with the text that completion inserts.
  var options: [(name: String, text: String)] { get }
}

/// The information about an article that is available without compiling it.
package struct ArticleReading: Sendable {
  /// A name that an option can have as its value, and the location of the example or slot that it
  /// refers to.
  package struct Name: Sendable {
    /// The value of the option, such as `trip` or `Routes#trip`.
    package var text: String
    /// The location of the declaration, in any article.
    package var location: SourceLocation

    package init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  /// The article with its blocks and snippets.
  package var article: Article
  /// The examples of the article, in document order.
  package var examples: [Example]
  /// The mistakes in the article.
  package var diagnostics: [Diagnostic]
  /// The examples that `uses=` can name.
  package var usable: [Name]
  /// The slots of the article.
  package var slots: [Name]
  /// The names of articles that `<doc:>` can refer to.
  package var articles: [String]
  /// The names of the package's declarations.
  package var symbols: [String]

  package init(
    article: Article, examples: [Example], diagnostics: [Diagnostic], usable: [Name] = [],
    slots: [Name] = [], articles: [String] = [], symbols: [String] = []
  ) {
    self.article = article
    self.examples = examples
    self.diagnostics = diagnostics
    self.usable = usable
    self.slots = slots
    self.articles = articles
    self.symbols = symbols
  }
}

/// The result of proving an example for an editor.
package struct EditorResult: Sendable {
  /// An edit that replaces part of an article's text.
  package struct Edit: Sendable {
    /// The range of bytes in the old text.
    package var range: Range<Int>
    /// The text that replaces the range.
    package var text: String

    package init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The name of the example, unique in its article.
  package var name: String
  /// The example's verdict.
  package var verdict: Verdict
  /// The number of expectations that the verdict depends on. In a loop, each iteration counts.
  package var expectations: Int
  /// The errors that keep the example from being proved; empty if it is proved.
  package var errors: [Diagnostic]
  /// The edits that correct the example's expectations; empty if there are none.
  package var edits: [Edit]

  package init(
    name: String, verdict: Verdict, expectations: Int, errors: [Diagnostic], edits: [Edit]
  ) {
    self.name = name
    self.verdict = verdict
    self.expectations = expectations
    self.errors = errors
    self.edits = edits
  }
}

/// A folder with one Swift file, in which a language server for Swift answers requests about
/// examples.
package struct SwiftWorkspace: Sendable {
  /// The path of the language server.
  package var program: String
  /// The folder that the language server opens.
  package var folder: String
  /// The path of the Swift file for the generated source of an example.
  package var file: String

  package init(program: String, folder: String, file: String) {
    self.program = program
    self.folder = folder
    self.file = file
  }
}
