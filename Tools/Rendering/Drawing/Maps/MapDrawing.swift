import WaymarkMarkup

/// A drawing of a map as SVG: a tree that grows to the right, in which the screens of a stack form
/// a pile, with the top screen above the others.
struct MapDrawing {
  private struct Box {
    var node: MapNode
    var depth: Int
    var y: Int
  }

  private var boxes: [Box] = []
  /// The parent and the child of each line, as indices into `boxes`.
  private var edges: [(from: Int, to: Int)] = []
  /// The width of each column.
  private var widths: [Int] = []
  private var bottom = 0

  private static let (height, gap, margin, columnGap) = (40, 12, 1, 34)

  /// Returns the picture. Its text alternative is the outline.
  static func picture(of text: String) -> HTML {
    var drawing = MapDrawing()
    for node in MapNode.nodes(in: text) {
      drawing.bottom = drawing.add(node, depth: 0, y: drawing.bottom)
    }
    return drawing.html(describedAs: text)
  }

  /// Adds a node and its descendants. The box of its first child is at the same height.
  ///
  /// - Returns: The bottom of the lowest box.
  private mutating func add(_ node: MapNode, depth: Int, y: Int) -> Int {
    if widths.count == depth { widths.append(0) }
    widths[depth] = max(widths[depth], Self.width(of: node))
    let index = boxes.count
    boxes.append(Box(node: node, depth: depth, y: y))
    var (next, bottom) = (y, y + Self.height)
    let isStack = node.kind == .stack
    for child in isStack ? node.children.reversed() : node.children {
      // Only the top screen of a stack has a line. The others are in a pile below it.
      if next == y || !isStack { edges.append((index, boxes.count)) }
      bottom = max(bottom, add(child, depth: depth + 1, y: next))
      next = bottom + (isStack ? 0 : Self.gap)
    }
    return bottom
  }

  /// Returns the width of a node's box. Monospaced characters are 7.3 pixels wide.
  private static func width(of node: MapNode) -> Int {
    24 + max(node.title.count, node.label.count) * 73 / 10
  }

  private func x(ofColumn depth: Int) -> Int {
    Self.margin + widths.prefix(depth).reduce(0, +) + depth * Self.columnGap
  }

  private func html(describedAs text: String) -> HTML {
    let width = x(ofColumn: widths.count) - Self.columnGap + Self.margin
    let lines = edges.map(line).joined()
    return """
      <svg role="img" aria-label="\(text)" viewBox="0 0 \(width) \(bottom + 2 * Self.margin)" \
      width="\(width)">\(lines)\(boxes.map(box).joined())</svg>
      """
  }

  private func line(_ edge: (from: Int, to: Int)) -> HTML {
    let (from, to) = (boxes[edge.from], boxes[edge.to])
    let start = x(ofColumn: from.depth) + Self.width(of: from.node)
    let end = x(ofColumn: to.depth)
    let middle = Self.margin + Self.height / 2
    return
      "<path d=\"M\(start) \(from.y + middle)H\(end - Self.columnGap / 2)V\(to.y + middle)H\(end)\"/>"
  }

  private func box(_ box: Box) -> HTML {
    let (x, y) = (x(ofColumn: box.depth), box.y + Self.margin)
    let (label, title) = (box.node.label, box.node.title)
    let name: HTML =
      label.isEmpty ? "" : "<text class=\"label\" x=\"\(x + 12)\" y=\"\(y + 16)\">\(label)</text>"
    return """
      <g class="\(box.node.kind.style)"><rect x="\(x)" y="\(y)" width="\(Self.width(of: box.node))" \
      height="\(Self.height)" rx="6"/>\(name)\
      <text x="\(x + 12)" y="\(y + (label.isEmpty ? 24 : 31))">\(title)</text></g>
      """
  }
}

extension MapNode.Kind {
  fileprivate var style: HTML {
    switch self {
    case .feature: "feature"
    case .absent: "absent"
    case .stack: "stack"
    }
  }
}
