import WaymarkClaims
import WaymarkModel

/// The text around a Swift block of a document.
package struct Surroundings: Sendable {
  /// The paragraph that precedes the block; empty if there is none.
  package var lead = ""
  /// The paragraph or remark that follows the block; empty if there is none.
  package var trail = ""
  /// The headings of the block's section and of the enclosing sections, outermost first.
  package var headings: [String] = []
  /// The lines of the next block, which is in another language; nil if they can't be the block's
  /// output.
  package var following: [String]?
  /// The lines of the next block if it contains data, such as JSON, that the text doesn't describe
  /// as output; nil for any other block.
  package var followingData: [String]?
  /// Whether the text between the block and the next one, such as "This prints:", states that the
  /// next block is the output.
  package var isFollowingAnnounced = false

  package init() {}

  /// Returns the surroundings of each snippet of an article, keyed by the snippet's index.
  static func ofSnippets(in blocks: [Block]) -> [Int: Surroundings] {
    var reader = SurroundingsReader()
    reader.read(blocks)
    return reader.surroundings
  }
}

/// A reader that collects the text around the snippets of an article.
private struct SurroundingsReader {
  /// The surroundings of the snippets that have been read, keyed by their indices.
  private(set) var surroundings: [Int: Surroundings] = [:]
  /// The headings of the sections around the current block, with their levels.
  private var path: [(level: Int, text: String)] = []

  mutating func read(_ blocks: [Block]) {
    var lead = ""
    var open: Int?
    for (previous, block) in zip([.rule] + blocks, blocks) {
      if case .snippet(let index) = previous {
        surroundings[index, default: Surroundings()].trail = Self.firstParagraph(of: block)
      }
      switch block {
      case .snippet(let index):
        var found = Surroundings()
        (found.lead, found.headings) = (lead, path.map(\.text))
        surroundings[index] = found
        (open, lead) = (index, "")
      case .code(let language, let text):
        if let open { add(text, in: language, after: lead, to: open) }
        (lead, open) = ("", nil)
      case .paragraph(let inlines):
        lead = plainText(inlines)
        if lead.count > 60 || !lead.hasSuffix(":") { open = nil }
      case .heading(let level, _, let text):
        path = path.filter { $0.level < level } + [(level, plainText(text))]
        (lead, open) = ("", nil)
      case .rule: (lead, open) = ("", nil)
      case .quote(let inner), .aside(_, let inner): read(inner)
      case .list(_, _, let items): items.forEach { read($0.blocks) }
      case .output: (lead, open) = ("", nil)
      case .table, .html: open = nil
      }
    }
  }

  /// Adds the next block to the surroundings of a snippet.
  ///
  /// - Parameters:
  ///   - text: The next block, in a language other than Swift.
  ///   - lead: The paragraph between the blocks; empty if there is none.
  ///   - index: The index of the snippet.
  private mutating func add(
    _ text: String, in language: String?, after lead: String, to index: Int
  ) {
    guard !lead.contains(Uncertainty.words) else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    let isTranscript = text.hasPrefix("$ ") || text.hasPrefix("% ")
    let isAnnounced = lead.contains(Self.announcement)
    var found = surroundings[index] ?? Surroundings()
    found.isFollowingAnnounced = isAnnounced
    if isTranscript || isAnnounced || !Self.isOther(language) {
      found.following = lines
    } else if Self.isData(language) {
      found.followingData = lines
    }
    surroundings[index] = found
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
