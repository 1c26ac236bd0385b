import WaymarkCMark

/// A node of libcmark's tree. It's valid as long as its ``Tree`` exists.
package typealias MarkdownNode = OpaquePointer

/// The syntax tree that libcmark creates from Markdown text.
package final class Tree {
  /// The document's node.
  package let root: MarkdownNode
  /// The replacements to revert in text from the tree.
  package let substitutions: Substitutions

  /// Parses text.
  ///
  /// - Parameter hidesUnreadable: Whether some bytes of the text were replaced with
  ///   `Substitutions.unreadable`.
  package init(parsing bytes: [UInt8], hidesUnreadable: Bool) {
    var bytes = bytes
    var substitutions = Substitutions(hidesUnreadable: hidesUnreadable)
    substitutions.hideEscapedTildes(in: &bytes)
    self.substitutions = substitutions
    root = bytes.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      // An empty buffer may have no address.
      guard let start else { return cmark_parse_document("", 0, CMARK_OPT_DEFAULT) }
      return cmark_parse_document(start, bytes.count, CMARK_OPT_DEFAULT)
    }
    // libcmark divides text at special characters, which can be inside addresses.
    cmark_consolidate_text_nodes(root)
  }

  deinit { cmark_node_free(root) }

  /// Returns text, an address, or a title as a reader sees it.
  package func text(_ read: UnsafePointer<CChar>?) -> String {
    substitutions.text(read.map { String(cString: $0) } ?? "")
  }

  /// Returns code or raw HTML as written.
  package func verbatim(_ read: UnsafePointer<CChar>?) -> String {
    substitutions.verbatim(read.map { String(cString: $0) } ?? "")
  }

  /// The blocks in the order of the text. Containers appear both before and after their contents.
  package var blocks: BlockWalk { BlockWalk(root: root) }
}

/// A nonrecursive traversal of blocks, safe for any nesting depth.
package struct BlockWalk: Sequence, IteratorProtocol {
  /// A step of the traversal: into a container, out of a container, or to a block that contains no
  /// other blocks.
  package enum Step {
    case enter(MarkdownNode)
    case leave(MarkdownNode)
    case leaf(MarkdownNode)
  }

  let root: MarkdownNode
  private var last: Step?

  init(root: MarkdownNode) { self.root = root }

  /// Returns the next step; nil after the last block.
  package mutating func next() -> Step? {
    switch last {
    case nil: last = cmark_node_first_child(root).map(step(to:))
    case .enter(let node):
      last = cmark_node_first_child(node).map(step(to:)) ?? .leave(node)
    case .leave(let node), .leaf(let node):
      if let sibling = cmark_node_next(node) {
        last = step(to: sibling)
      } else {
        last = cmark_node_parent(node).flatMap { $0 == root ? nil : .leave($0) }
      }
    }
    return last
  }

  private func step(to node: MarkdownNode) -> Step {
    isContainer(node) ? .enter(node) : .leaf(node)
  }
}

private func isContainer(_ node: MarkdownNode) -> Bool {
  switch cmark_node_get_type(node) {
  case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM: true
  default: false
  }
}

/// Returns the line of the source on which a block starts, counted from 0.
package func firstLine(of node: MarkdownNode) -> Int { Int(cmark_node_get_start_line(node)) - 1 }

/// Returns the line of the source on which a block ends, counted from 0.
package func lastLine(of node: MarkdownNode) -> Int { Int(cmark_node_get_end_line(node)) - 1 }

/// Returns the offset of a block's first byte on its line.
package func firstByte(of node: MarkdownNode) -> Int { Int(cmark_node_get_start_column(node)) - 1 }

/// Returns the first block after the given block that isn't inside it.
package func following(_ node: MarkdownNode) -> MarkdownNode? {
  var node = node
  while true {
    if let next = cmark_node_next(node) { return next }
    guard let parent = cmark_node_parent(node) else { return nil }
    node = parent
  }
}
