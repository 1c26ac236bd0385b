import WaymarkBlocks
import WaymarkClaims
import WaymarkModel
import WaymarkNames
import WaymarkSyntax

/// A Swift block of a document, with the parts of its surroundings that an audit needs.
package struct AuditedBlock: Sendable {
  /// The index of the block in its document, starting at 0.
  package let index: Int
  /// The code and its location.
  package let snippet: Snippet
  /// The paragraph that precedes the block; empty if there is none.
  package let lead: String
  /// The paragraph or remark that follows the block; empty if there is none.
  package let trail: String
  /// The headings of the block's section and of the enclosing sections, outermost first.
  package let headings: [String]
  /// The lines of the next block, which is in another language; nil if they can't be the block's
  /// output.
  package let following: [String]?
  /// The lines of the next block if it contains data, such as JSON, that the text doesn't describe
  /// as output; nil for any other block.
  package let followingData: [String]?
  /// Whether the text between the block and the next one states that the next block is the output.
  package let isFollowingAnnounced: Bool
  /// The parsed code.
  package let syntax: BlockSyntax
  /// The test program that the block represents, from a comment of the document; nil for a shown
  /// block.
  package let test: SwiftTest.Program?
  /// Whether the block contains names in angle brackets that stand for other names.
  package let isTemplate: Bool
  /// The claims about the block's behavior, made by its comments and the block below it.
  package private(set) var claims: [Claim] = []
  /// Whether the block uses a member that Foundation adds to strings.
  package let usesFoundation: Bool
  /// Whether the document states that the block doesn't compile, or that it traps.
  package private(set) var isDocumentedToFail = false

  /// Returns the blocks of an article.
  package static func blocks(of article: Article) -> [AuditedBlock] {
    let surroundings = Surroundings(of: article.blocks)
    let shown = article.snippets.map { snippet in
      let shown = snippet.withoutPrompts.withTranscriptAsComments
      let snippet = shown.withTemplateNamesAsIdentifiers
      return AuditedBlock(
        index: snippet.index, snippet: snippet, lead: surroundings.leads[snippet.index] ?? "",
        trail: surroundings.trails[snippet.index] ?? "",
        headings: surroundings.headings[snippet.index] ?? [],
        following: surroundings.followings[snippet.index],
        followingData: surroundings.data[snippet.index],
        isFollowingAnnounced: surroundings.announced.contains(snippet.index),
        syntax: BlockSyntax(readable: snippet.code), isTemplate: snippet.code != shown.code)
    }
    let tests = SwiftTest(article.text).programs.enumerated().map { offset, program in
      AuditedBlock(program, index: shown.count + offset, in: article.file)
    }
    return shown + tests
  }

  /// Creates a block and finds the claims that the document makes about it.
  package init(
    index: Int, snippet: Snippet, lead: String, trail: String = "", headings: [String] = [],
    following: [String]?, followingData: [String]? = nil, isFollowingAnnounced: Bool = false,
    syntax: BlockSyntax,
    test: SwiftTest.Program? = nil, isTemplate: Bool = false
  ) {
    self.index = index
    self.snippet = snippet
    self.lead = lead
    self.trail = trail
    self.headings = headings
    self.following = following
    self.followingData = followingData
    self.isFollowingAnnounced = isFollowingAnnounced
    self.syntax = syntax
    self.test = test
    self.isTemplate = isTemplate
    usesFoundation = KnownNames.usesFoundation(snippet.code)
    claims = claimsInDocument
    isDocumentedToFail = !errorLines.isEmpty || isDocumentedNotToCompile || isDocumentedToTrap
  }

  private init(_ test: SwiftTest.Program, index: Int, in file: String) {
    let place = SourceLocation(file: file, line: test.line, column: 1)
    let snippet = Snippet(index: index, location: place, lines: test.code)
    self.init(
      index: index, snippet: snippet, lead: "", following: nil,
      syntax: BlockSyntax(readable: snippet.code), test: test)
  }
}

extension AuditedBlock {
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

  /// The snippet without the prompts of an interpreter session, and with its results as comments.
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

/// The text before and after each snippet of an article.
private struct Surroundings {
  var leads: [Int: String] = [:]
  var trails: [Int: String] = [:]
  var headings: [Int: [String]] = [:]
  var followings: [Int: [String]] = [:]
  var data: [Int: [String]] = [:]
  /// The snippets that are followed by text such as "This prints:" and their output.
  var announced: Set<Int> = []
  /// The headings of the sections around the current block, with their levels.
  private var path: [(level: Int, text: String)] = []

  init(of blocks: [Block]) { add(blocks) }

  private mutating func add(_ blocks: [Block]) {
    var lead = ""
    var open: Int?
    for (previous, block) in zip([.rule] + blocks, blocks) {
      if case .snippet(let index) = previous { trails[index] = Self.firstParagraph(of: block) }
      switch block {
      case .snippet(let index):
        leads[index] = lead
        headings[index] = path.map(\.text)
        (open, lead) = (index, "")
      case .code(let language, let text):
        let isTranscript = text.hasPrefix("$ ") || text.hasPrefix("% ")
        let isAnnounced = lead.contains(Self.announcement)
        if let open, followings[open] == nil, !lead.contains(Uncertainty.words) {
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
          if isAnnounced { announced.insert(open) }
          if isTranscript || isAnnounced || !Self.isOther(language) {
            followings[open] = lines
          } else if Self.isData(language) {
            data[open] = lines
          }
        }
        open = nil
      case .paragraph(let inlines):
        lead = plainText(inlines)
        if lead.count > 60 || !lead.hasSuffix(":") { open = nil }
      case .heading(let level, _, let text):
        path = path.filter { $0.level < level } + [(level, plainText(text))]
        (lead, open) = ("", nil)
      case .rule: (lead, open) = ("", nil)
      case .quote(let inner), .aside(_, let inner): add(inner)
      case .list(_, _, let items): items.forEach { add($0.blocks) }
      case .output, .table, .html: open = nil
      }
    }
  }

  /// Returns the text of a paragraph, or of the first paragraph in a block quote, an aside, or a
  /// list; empty for any other block.
  private static func firstParagraph(of block: Block) -> String {
    switch block {
    case .paragraph(let inlines): plainText(inlines)
    case .quote(let inner), .aside(_, let inner): inner.first.map(firstParagraph) ?? ""
    case .list(_, _, let items): items.first?.blocks.first.map(firstParagraph) ?? ""
    default: ""
    }
  }

  private static let announcement = Pattern(/(?i)\b(?:prints?|printed|outputs?)\b/)

  /// Returns whether code in a language is rarely the output of the block above it.
  private static func isOther(_ language: String?) -> Bool {
    isData(language)
      || ["sh", "bash", "shell", "zsh", "c", "objc", "python"].contains(language?.lowercased())
  }

  private static func isData(_ language: String?) -> Bool {
    ["json", "yaml", "yml", "xml", "html"].contains(language?.lowercased())
  }
}
