/// A fenced Swift block of an article.
package struct Snippet: Codable, Hashable, Sendable {
  /// The initial visibility of a snippet on the page.
  package enum Visibility: String, Codable, Sendable {
    /// A snippet that is shown on the page, like other text.
    case shown
    /// A snippet in an HTML comment. It is compiled, but shown only on demand.
    case hidden
  }

  /// A result that a snippet must have instead of compiling and passing.
  package enum ExpectedResult: Codable, Hashable, Sendable {
    /// The snippet doesn't compile. An error inside the snippet contains the text.
    case fails(String)
    /// The snippet stops the process with a trap whose message contains the text.
    case traps(String)
    /// The snippet reports at least one issue, and all of its issues contain the text.
    case reports(String)
    /// The snippet is never compiled, for a reason that is shown to readers.
    case untested(String)
  }

  /// The index of the snippet in its article, starting at 0.
  package var index: Int
  /// The location of the first byte of the opening fence.
  package var location: SourceLocation
  /// The initial visibility of the snippet on the page.
  package var visibility = Visibility.shown
  /// The preceding heading as a slug (`what-is-navigation`); `top` before the first heading.
  package var heading: String
  /// The value of `example=NAME`, if present.
  package var example: String?
  /// The value of `uses=NAME` or `uses=ARTICLE#NAME`, if present.
  package var uses: String?
  /// The value of `slot=NAME`, if present.
  package var slot: String?
  /// The value of `screen="CAPTION"`, if present.
  package var screen: String?
  /// The value of `map="CAPTION"`, if present.
  package var map: String?
  /// Whether `timeline=hidden` hides the events in the snippet's test stores.
  package var hidesTimeline = false
  /// The reason why some of the snippet's lines never run, from `unreached="REASON"`; nil without
  /// the option.
  package var unreached: String?
  /// The result that the snippet must have; nil if it must compile and pass.
  package var expectedResult: ExpectedResult?
  /// The locations of the snippet's options, keyed by name.
  package var options: [String: SourceLocation] = [:]
  /// The lines of code between the fences; empty for an empty block.
  package var lines: [Line]
  /// Errors in the fence, such as a bad option or a missing closing fence. An example that contains
  /// such a snippet is never proved. The errors are also among the diagnostics of the article.
  package var diagnostics: [Diagnostic] = []

  /// A line of a block as the author wrote it, without the block quote or list markers before it.
  package struct Line: Codable, Hashable, Sendable {
    /// The text without its line ending.
    package var text: String
    /// The line number in the article, starting at 1.
    package var number: Int
    /// The column of the article at which `text` starts, in UTF-8 bytes, starting at 1.
    ///
    /// If a list marker takes up part of a tab, `text` starts with spaces that the author didn't
    /// type. The column is then smaller by the difference (and can be less than 1), so that the
    /// text after those spaces has the correct columns.
    package var column: Int

    package init(text: String, number: Int, column: Int) {
      self.text = text
      self.number = number
      self.column = column
    }
  }

  /// Creates a shown snippet without options.
  package init(index: Int, location: SourceLocation, heading: String = "top", lines: [Line]) {
    self.index = index
    self.location = location
    self.heading = heading
    self.lines = lines
  }

  /// Returns the location of an option, or that of the fence if the snippet has no such option.
  package func location(of option: String) -> SourceLocation { options[option] ?? location }

  /// The code as one string, with a newline after each line.
  package var code: String {
    String(unsafeUninitializedCapacity: lines.reduce(0) { $0 + $1.text.utf8.count + 1 }) { code in
      var end = 0
      for line in lines {
        var text = line.text
        end = text.withUTF8 { code[end...].update(fromContentsOf: $0) }
        code.initializeElement(at: end, to: UInt8(ascii: "\n"))
        end += 1
      }
      return end
    }
  }
}

/// A ```` ```text, output=NAME ```` block: the expected output of an example.
package struct ExpectedOutput: Codable, Hashable, Sendable {
  /// The location of the first byte of the opening fence.
  package var location: SourceLocation
  /// The name of the example.
  package var example: String
  /// The location of `output=NAME`.
  package var option: SourceLocation
  /// The expected lines.
  package var lines: [Snippet.Line]

  /// Creates the expected output of an example.
  ///
  /// - Parameter option: The location of `output=NAME`; by default, that of the fence.
  package init(
    location: SourceLocation, example: String, option: SourceLocation? = nil,
    lines: [Snippet.Line]
  ) {
    self.location = location
    self.example = example
    self.option = option ?? location
    self.lines = lines
  }
}
