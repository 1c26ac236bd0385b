import Foundation
import WaymarkCMark
import WaymarkModel

/// The maximum nesting depth of blocks and of inlines. Deeper content is kept but flattened,
/// because code that reads the values can be recursive.
package let deepestNesting = 50

/// A reader of the inlines of a paragraph, heading, or cell.
package struct InlineReader {
  private let tree: Tree
  private var locator: Locator
  private var open = [Container()]
  private var tooDeep = 0
  private var linkDepth = 0
  /// The mistakes in the inlines that were read so far, in order.
  package private(set) var diagnostics: [Diagnostic] = []

  private struct Container {
    var location: SourceLocation?
    var inlines: [Inline] = []
  }

  /// Creates a reader for one block of a tree.
  ///
  /// - Parameter text: The text of the block, from which the locations of its inlines are computed.
  package init(tree: Tree, text: InlineText) {
    self.tree = tree
    locator = Locator(text)
  }

  /// Returns the inlines of a block, in the order of the text. Call this method only once, with the
  /// block whose text was passed to the initializer.
  package mutating func read(_ block: MarkdownNode) -> [Inline] {
    if !startsWithBracket(block) { locator.passDefinitions() }
    open[0].inlines.reserveCapacity(childCount(of: block))
    let iterator = cmark_iter_new(block)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      guard node != block else { continue }
      switch (event, isContainer(node)) {
      case (CMARK_EVENT_ENTER, true): enter(node)
      case (CMARK_EVENT_ENTER, false): readLeaf(node)
      default: leave(node)
      }
    }
    return struckThrough(open[0].inlines, tree.substitutions)
  }

  private mutating func enter(_ node: MarkdownNode) {
    let isLink = isLink(node)
    if isLink { linkDepth += 1 }
    let location = isLink ? locationOfLink(node) : nil
    guard open.count <= deepestNesting else {
      tooDeep += 1
      return
    }
    open.append(Container(location: location))
  }

  private mutating func leave(_ node: MarkdownNode) {
    if isLink(node) {
      linkDepth -= 1
      // The locator has already passed the whole of an autolink.
      if autolinkText(of: node) == nil { locator.passLinkEnd() }
    }
    guard tooDeep == 0 else {
      tooDeep -= 1
      return
    }
    let container = open.removeLast()
    let inner = struckThrough(container.inlines, tree.substitutions)
    switch cmark_node_get_type(node) {
    case CMARK_NODE_EMPH: append(.emphasis(inner))
    case CMARK_NODE_STRONG: append(.strong(inner))
    default:
      if let link = link(node, holding: inner, at: container.location) {
        append(link)
      } else {
        append(inner)
      }
    }
  }

  private mutating func append(_ inlines: [Inline]) {
    open[open.count - 1].inlines += inlines
  }

  private mutating func append(_ inline: Inline) { open[open.count - 1].inlines.append(inline) }

  private mutating func readLeaf(_ node: MarkdownNode) {
    let literal = cmark_node_get_literal(node)
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: readText(literal.map { String(cString: $0) } ?? "")
    case CMARK_NODE_CODE: append(code(tree.verbatim(literal)))
    case CMARK_NODE_SOFTBREAK: append(.softBreak)
    case CMARK_NODE_LINEBREAK: append(.lineBreak)
    case CMARK_NODE_HTML_INLINE: readHTML(tree.verbatim(literal))
    default: break
    }
  }

  private mutating func readText(_ text: String) {
    // A link can't contain another, so an address in the text of a link stays text.
    guard linkDepth == 0 else { return append(.text(text)) }
    if text.contains(byte: UInt8(ascii: "[")) { locator.passBrackets(of: text) }
    guard mayHoldAddress(text) else { return append(.text(text)) }
    append(
      textParts(text).map { part in
        guard let destination = part.destination else { return .text(part.text) }
        return .link(
          destination: tree.substitutions.text(destination), title: nil,
          [.text(tree.substitutions.text(part.text))],
          location: locator.location(of: Array(part.text.utf8)))
      })
  }

  private mutating func readHTML(_ html: String) {
    _ = locator.find(Array(html.utf8))
    if !html.hasPrefix("<!--") { append(.html(html)) }
  }

  private mutating func code(_ code: String) -> Inline {
    let span = locator.code(Array(code.utf8))
    let isSymbol = span.isDouble && !code.utf8.contains { $0 <= space || $0 == UInt8(ascii: "`") }
    return isSymbol ? .symbol(code, location: span.location) : .code(code)
  }

  private mutating func locationOfLink(_ node: MarkdownNode) -> SourceLocation {
    if cmark_node_get_type(node) == CMARK_NODE_IMAGE {
      return locator.location(of: "![".utf8)
    }
    guard let text = autolinkText(of: node) else { return locator.bracket() }
    return locator.location(of: Array("<\(text)>".utf8))
  }

  /// Returns a link or an image; nil if its address is removed.
  private mutating func link(
    _ node: MarkdownNode, holding inner: [Inline], at location: SourceLocation?
  ) -> Inline? {
    let location = location ?? locator.text.location(of: 0)
    let address = tree.text(cmark_node_get_url(node))
    guard !runsScript(address) else {
      diagnostics.append(
        Diagnostic(
          at: location, "this address could run a script, so it is removed",
          hint: "use an address that starts with https://, or a relative path"))
      return nil
    }
    if autolinkText(of: node) != nil, let document = documentLink(address, at: location) {
      return document
    }
    let title = tree.text(cmark_node_get_title(node))
    let shownTitle = title.isEmpty ? nil : title
    return cmark_node_get_type(node) == CMARK_NODE_IMAGE
      ? .image(source: address, title: shownTitle, inner, location: location)
      : .link(destination: address, title: shownTitle, inner, location: location)
  }

  /// Returns the text between the angle brackets of an autolink; nil for other links.
  private func autolinkText(of node: MarkdownNode) -> String? {
    guard cmark_node_get_type(node) == CMARK_NODE_LINK,
      let child = cmark_node_first_child(node), cmark_node_next(child) == nil,
      cmark_node_get_type(child) == CMARK_NODE_TEXT
    else { return nil }
    guard let text = cmark_node_get_literal(child), let address = cmark_node_get_url(node),
      strchr(address, Int32(UInt8(ascii: ":"))) != nil,
      strcmp(address, text) == 0
        || strncmp(address, "mailto:", 7) == 0 && strcmp(address + 7, text) == 0
    else { return nil }
    return String(cString: text)
  }
}

/// Returns whether the text of a block starts with a bracket that isn't part of any markup.
private func startsWithBracket(_ block: MarkdownNode) -> Bool {
  guard let first = cmark_node_first_child(block),
    cmark_node_get_type(first) == CMARK_NODE_TEXT, let text = cmark_node_get_literal(first)
  else { return false }
  return text.pointee == CChar(UInt8(ascii: "["))
}

private func childCount(of block: MarkdownNode) -> Int {
  var count = 0
  var child = cmark_node_first_child(block)
  while let node = child {
    count += 1
    child = cmark_node_next(node)
  }
  return count
}

private func isContainer(_ node: MarkdownNode) -> Bool {
  let type = cmark_node_get_type(node)
  return type == CMARK_NODE_EMPH || type == CMARK_NODE_STRONG || isLink(node)
}

private func isLink(_ node: MarkdownNode) -> Bool {
  let type = cmark_node_get_type(node)
  return type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE
}

/// Parses `doc:Article#Heading`.
private func documentLink(_ address: String, at location: SourceLocation) -> Inline? {
  var address = address
  return address.withUTF8 { bytes in
    guard bytes.count >= 4, bytes[0] | 0x20 == UInt8(ascii: "d"),
      bytes[1] | 0x20 == UInt8(ascii: "o"), bytes[2] | 0x20 == UInt8(ascii: "c"),
      bytes[3] == UInt8(ascii: ":")
    else { return nil }
    let end = bytes.firstIndex(ofByte: UInt8(ascii: "#"), from: 4)
    return .document(
      article: String(decoding: bytes[4..<(end ?? bytes.count)], as: UTF8.self),
      heading: end.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }, location: location)
  }
}
