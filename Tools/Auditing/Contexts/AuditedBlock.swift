import WaymarkBlocks
import WaymarkClaims
import WaymarkModel
import WaymarkNames
import WaymarkSyntax

/// A Swift block of a document, as an audit reads it.
package struct AuditedBlock: Sendable {
  /// The code, its location, and its index in the document.
  package let snippet: Snippet
  /// The text around the block.
  package let surroundings: Surroundings
  /// The parsed code.
  package let syntax: BlockSyntax
  /// The test program that the block represents, from a comment of the document; nil for a shown
  /// block.
  package let test: SwiftTest.Program?
  /// Whether the block contains placeholders that readers replace, such as names in angle brackets.
  package let isTemplate: Bool
  /// The claims about the block's behavior, made by its comments and the block below it.
  package private(set) var claims: [Claim] = []
  /// Whether the block uses a member that Foundation adds to strings.
  package let usesFoundation: Bool
  /// Whether the document states that the block doesn't compile, or that it traps.
  package private(set) var isDocumentedToFail = false

  /// Returns the blocks of an article, followed by a block for each of its test programs.
  package static func blocks(of article: Article) -> [AuditedBlock] {
    let surroundings = Surroundings.ofSnippets(in: article.blocks)
    let shown = article.snippets.map { snippet in
      let shown = snippet.withoutPrompts.withTranscriptAsComments
      let snippet = shown.withTemplateNamesAsIdentifiers
      return AuditedBlock(
        snippet, in: surroundings[snippet.index] ?? Surroundings(),
        isTemplate: snippet.code != shown.code)
    }
    let tests = SwiftTest(article.text).programs.enumerated().map { offset, program in
      let place = SourceLocation(file: article.file, line: program.line, column: 1)
      return AuditedBlock(
        Snippet(index: shown.count + offset, location: place, lines: program.code), test: program)
    }
    return shown + tests
  }

  /// Creates a block and finds the claims that the document makes about it.
  package init(
    _ snippet: Snippet, in surroundings: Surroundings = Surroundings(),
    test: SwiftTest.Program? = nil, isTemplate: Bool = false
  ) {
    self.snippet = snippet
    self.surroundings = surroundings
    self.test = test
    self.isTemplate = isTemplate
    syntax = BlockSyntax(readable: snippet.code)
    usesFoundation = KnownNames.usesFoundation(snippet.code)
    claims = claimsInDocument
    isDocumentedToFail = !errorLines.isEmpty || isDocumentedNotToCompile || isDocumentedToTrap
  }
}

extension AuditedBlock {
  /// The index of the block in its document, starting at 0.
  package var index: Int { snippet.index }

  /// Returns whether two blocks of a document are in the same section.
  package func isInSection(of other: AuditedBlock) -> Bool {
    surroundings.headings == other.surroundings.headings
  }

  /// The module name and the source code of the test program, which other programs can import; nil
  /// for a shown block.
  package var module: (name: String, source: String)? {
    test.map { ($0.module, snippet.lines.map { $0.text + "\n" }.joined()) }
  }
}

extension Snippet {
  /// The snippet with raw identifiers in place of the names of a template.
  fileprivate var withTemplateNamesAsIdentifiers: Snippet {
    let code = TemplateNames.asIdentifiers(in: code)
    guard code != self.code else { return self }
    var copy = self
    let texts = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in zip(lines.indices, texts) { copy.lines[index].text = String(text) }
    return copy
  }

  /// The snippet without the prompts of an interpreter session, and with the session's results as
  /// comments.
  fileprivate var withoutPrompts: Snippet {
    guard lines.first?.text.prefixMatch(of: Self.firstPrompt) != nil else { return self }
    var copy = self
    for index in lines.indices {
      let text = lines[index].text
      let prompt = text.prefixMatch(of: Self.prompt)?.output ?? ""
      copy.lines[index].text =
        prompt.isEmpty
        ? "// " + trimmed(text)
        : String(repeating: " ", count: prompt.count) + text.dropFirst(prompt.count)
    }
    return copy
  }

  private static let firstPrompt = Pattern(/\ *\d+>\s/)

  /// The snippet with the results of a transcript as comments: lines that start with `==>`, and the
  /// indented lines below them.
  fileprivate var withTranscriptAsComments: Snippet {
    guard lines.contains(where: { $0.text.hasPrefix("==>") }) else { return self }
    var copy = self
    var isResult = false
    for index in lines.indices {
      let text = lines[index].text
      isResult = text.hasPrefix("==>") || isResult && text.hasPrefix(" ")
      if isResult { copy.lines[index].text = "// " + trimmed(text) }
    }
    return copy
  }

  private static let prompt = Pattern(/\ *\d+[>.] ?/)
}
