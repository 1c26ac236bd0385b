/// The functions of an audited block's probes. They print marks to standard output, which divide
/// the output by statement. Each mark contains a word that the block doesn't contain.
public enum BlockProbes {
  /// Marks the beginning of a statement.
  public static func begin(_ word: StaticString, _ n: Int) {
    print("\u{1}\(word) begin \(n)\u{2}")
  }

  /// Marks the end of a statement without a value.
  public static func end(_ word: StaticString, _ n: Int) { print("\u{1}\(word) end \(n)\u{2}") }

  /// Marks the end of a statement and reports its value in three notations.
  public static func end<T>(_ word: StaticString, _ n: Int, _ value: T) {
    let texts = [String(describing: value), String(reflecting: value), literal(value)]
    let type = isUnordered(value) ? "unordered" : "ordered"
    print("\u{1}\(word) value \(n) \(type)\u{3}\(texts.joined(separator: "\u{3}"))\u{2}")
  }

  /// Reports whether a condition is true.
  public static func holds(_ word: StaticString, _ n: Int, condition: Bool) {
    print("\u{1}\(word) holds \(n) \(condition)\u{2}")
  }
}

private func isUnordered(_ value: Any) -> Bool {
  let style = Mirror(reflecting: value).displayStyle
  // Some types are displayed like dictionaries, but keep the order of their elements.
  let name = "\(type(of: value))"
  let isOrdered = name.hasPrefix("KeyValuePairs<") || name.hasPrefix("Ordered")
  return (style == .set || style == .dictionary) && !isOrdered
}

/// Returns a value in the notation of literals.
private func literal(_ value: Any, _ depth: Int = 0) -> String {
  let mirror = Mirror(reflecting: value)
  let isText = value is String || value is Substring || value is Character
  if isText, mirror.displayStyle != .optional { return "\"\(value)\"" }
  let children = mirror.children.prefix(200)
  switch mirror.displayStyle {
  case .optional?: return children.first.map { literal($0.value, depth + 1) } ?? "nil"
  case .collection?, .set?:
    return "[\(children.map { literal($0.value, depth + 1) }.joined(separator: ", "))]"
  case .dictionary?:
    let pairs = children.map { pair in
      Mirror(reflecting: pair.value).children.map { literal($0.value, depth + 1) }
        .joined(separator: ": ")
    }
    return "[\(pairs.isEmpty ? ":" : pairs.joined(separator: ", "))]"
  case .tuple?:
    let parts = children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
      return label + literal(child.value, depth + 1)
    }
    return "(\(parts.joined(separator: ", ")))"
  default: break
  }
  let name = "\(type(of: value))"
  let isPlain = name.hasPrefix("Range<") || name.hasPrefix("ClosedRange<")
  if depth < 4, !isPlain, let all = value as? any Collection { return list(all, depth) }
  if depth < 4, !isPlain, !name.hasPrefix("Any"), !name.contains("Iterator"),
    !(type(of: value) is AnyObject.Type), let all = value as? any Sequence
  {
    return list(all, depth)
  }
  return "\(value)"
}

private func list(_ all: some Sequence, _ depth: Int) -> String {
  "[\(all.prefix(200).map { literal($0, depth + 1) }.joined(separator: ", "))]"
}
