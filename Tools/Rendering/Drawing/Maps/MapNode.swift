/// A feature, or a place for features, in a map of a navigation state.
struct MapNode {
  enum Kind {
    case feature
    /// A place that shows nothing.
    case absent
    /// A place whose children are the screens of a stack, with the top screen last.
    case stack
  }

  var kind: Kind
  /// The name of the property that shows the feature; empty for the root and for a screen.
  var label: String
  var title: String
  var children: [MapNode] = []

  /// Returns the nodes in the outline of a map. The outline has a line for each node, indented by
  /// two spaces below its parent. Instead of a feature, the line of a place can contain `nil`,
  /// `empty`, or a number of screens.
  ///
  /// - Returns: The roots; usually one.
  static func nodes(in text: String) -> [MapNode] {
    let lines = text.split(separator: "\n").map { line in
      (depth: line.prefix { $0 == " " }.count / 2, node: MapNode(line.drop { $0 == " " }))
    }
    return nodes(in: lines[...])
  }

  private static func nodes(in lines: ArraySlice<(depth: Int, node: MapNode)>) -> [MapNode] {
    var (rest, nodes) = (lines, [MapNode]())
    while let first = rest.popFirst() {
      let below = rest.prefix { $0.depth > first.depth }
      rest = rest.dropFirst(below.count)
      var node = first.node
      node.children = Self.nodes(in: below)
      nodes.append(node)
    }
    return nodes
  }

  private init(_ line: Substring) {
    let end = line.firstRange(of: ": ")
    label = end.map { String(line[..<$0.lowerBound]) } ?? ""
    title = end.map { String(line[$0.upperBound...]) } ?? String(line)
    let isStack = label != "" && (title == "empty" || title.wholeMatch(of: /\d+ screens?/) != nil)
    kind = title == "nil" && label != "" ? .absent : isStack ? .stack : .feature
  }
}
