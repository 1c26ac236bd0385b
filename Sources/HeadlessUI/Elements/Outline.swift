extension Element {
  /// The element and all inside it as text, one line each, two spaces deeper at each level.
  ///
  /// ```
  /// Screen “Inventory”
  ///   List
  ///     Keyboard … 1
  ///     [Add]
  /// ```
  ///
  /// The same elements give the same text; a line break inside a title is told as a space.
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

  /// True for containers that group views without being seen.
  private var isFlat: Bool {
    switch kind {
    case .window: true
    case .column, .layers, .scroll: true
    case .row: holdsBlocks
    default: false
    }
  }

  /// True if something inside needs lines of its own.
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
