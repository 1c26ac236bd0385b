import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

extension MarkdownProse {
  /// Returns the Markdown of inlines, in which characters that would otherwise be markup are
  /// escaped.
  package func text(_ inlines: [Inline]) -> String { inlines.map { text($0) }.joined() }

  private func text(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): escaped(text)
    case .code(let text): code(text)
    case .symbol(let name, let location):
      link(to: page.links.symbol(name, in: page.scope, at: location), code(symbolName(name)))
    case .emphasis(let inside): "*\(text(inside))*"
    case .strong(let inside): "**\(text(inside))**"
    case .strikethrough(let inside): "~~\(text(inside))~~"
    case .link(let destination, _, let inside, let location):
      link(to: page.links.destination(destination, at: location), text(inside))
    case .document(let name, let heading, let location):
      document(page.links.document(name, heading: heading, at: location), plainText([inline]))
    case .image(let source, _, let inside, let location):
      image(page.links.picture(source, at: location), escaped(plainText(inside)))
    case .html(let text): page.trustsHTML ? text : ""
    case .softBreak: "\n"
    case .lineBreak: "\\\n"
    }
  }

  private func document(_ target: Links.Target, _ name: String) -> String {
    guard case .place(_, _, let title) = target else { return escaped(name) }
    return link(to: target, escaped(plainText(title)))
  }

  private func link(to target: Links.Target, _ words: String) -> String {
    address(of: target).map { "[\(words)](\($0))" } ?? words
  }

  private func image(_ target: Links.Target, _ words: String) -> String {
    address(of: target).map { "![\(words)](\($0))" } ?? words
  }

  /// Returns the address of a target, with links to articles replaced by links to their Markdown
  /// copies; nil if there is no valid target.
  private func address(of target: Links.Target) -> String? {
    switch target {
    case .place(let path, let anchor, _):
      let copy = page.links.map.firstPage(of: path).map(SiteMap.markdownAddress) ?? path
      let address = WaymarkMarkup.address(of: copy, anchor: anchor, from: page.path)
      return withoutParentheses((page.siteAddress ?? "") + address)
    case .web(let address): return withoutParentheses(address)
    case .nowhere: return nil
    }
  }
}

/// Returns an address with its parentheses percent-encoded, so that they can't end the link.
private func withoutParentheses(_ address: String) -> String {
  guard !parentheses.containsNone(of: address) else { return address }
  return address.replacing("(", with: "%28").replacing(")", with: "%29")
}

private let parentheses = ByteSet { "()".utf8.contains($0) }

/// Returns code between backticks. The code can contain backticks.
private func code(_ text: String) -> String {
  let fence = String(repeating: "`", count: longestRunOfBackticks(in: text) + 1)
  // Parsers of CommonMark remove one space at each end, so it isn't part of the code.
  let needsBlank = text.hasPrefix("`") || text.hasSuffix("`")
  return needsBlank ? "\(fence) \(text) \(fence)" : fence + text + fence
}

private let markup = ByteSet { "\\`*[]<~&_".utf8.contains($0) }

/// Escapes the characters that are markup in a paragraph, except for underscores inside words.
private func escaped(_ text: String) -> String {
  guard !markup.containsNone(of: text) else { return text }
  let characters = Array(text.unicodeScalars)
  return characters.enumerated().map { index, scalar -> String in
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", "~": return "\\\(scalar)"
    case "&": return "&amp;"
    case "_":
      let neighbors = [index - 1, index + 1].filter(characters.indices.contains)
      let isInside =
        neighbors.count == 2 && neighbors.allSatisfy { characters[$0].properties.isAlphabetic }
      return isInside ? "_" : "\\_"
    default: return String(scalar)
    }
  }.joined()
}
