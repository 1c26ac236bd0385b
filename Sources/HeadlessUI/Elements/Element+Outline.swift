extension Element {
  /// An outline of the element and its descendants. Containers such as lists have lines of their
  /// own, and the elements of a row share a line.
  ///
  /// ```
  /// Screen “Kitchen”
  ///   List
  ///     Kettle … 1
  ///     [Add]
  /// ```
  ///
  /// Each level is indented by two spaces. Equal elements produce equal outlines. Line breaks in
  /// titles and values become spaces.
  public var text: String {
    var lines: [String] = []
    var rest = [(element: self, depth: 0)]
    while let (element, depth) = rest.popLast() {
      let isFlat = element.isFlat
      if !isFlat { lines += element.heading(at: depth) }
      rest += element.outlineChildren.reversed().map { ($0, isFlat ? depth : depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the element groups views without appearing in the outline.
  private var isFlat: Bool {
    switch kind {
    case .window: true
    case .column, .layers, .scroll: true
    case .row: holdsBlocks
    default: false
    }
  }

  /// Whether a descendant needs lines of its own.
  private var holdsBlocks: Bool {
    children.contains { $0.isBlock || $0.holdsBlocks }
  }

  private var isBlock: Bool {
    switch kind {
    case .window, .screen, .sheet, .popover, .cover, .alert, .dialog, .toolbar, .tabs, .tab, .list,
      .form, .section:
      true
    default: false
    }
  }

  private var outlineChildren: [Element] {
    isBlock || isFlat ? children : []
  }

  private func heading(at depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return headingLines.map {
      indent + $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  private var headingLines: [String] {
    guard isBlock else { return line.isEmpty ? [] : [line] }
    let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    let heading = title.isEmpty ? name : "\(name) “\(title)”"
    return [role == .selected ? heading + " selected" : heading]
      + (value.map { ["  " + $0] } ?? [])
  }
}
