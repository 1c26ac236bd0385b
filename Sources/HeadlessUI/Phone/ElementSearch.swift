/// An element that a search has found.
struct SearchResult {
  var element: Element
  /// The innermost element with an action among the element and those that contain it, or `nil` if
  /// none of them has an action.
  var actor: Element?
}

extension Element {
  /// Returns the elements with the given title, in order, excluding the contents of menus and of
  /// presentations inside this element.
  ///
  /// If several elements are inside the same element with an action, only the first is returned, so
  /// a button and its label are a single result.
  ///
  /// - Parameter row: Text in the row that contains the elements, or `nil` to search everywhere.
  func search(_ title: String, inRowWith row: String? = nil) -> [SearchResult] {
    var search = ElementSearch(title: title, row: row)
    search.visit(self, ElementSearch.Level())
    while search.next() {}
    return search.results.merged
  }

  /// Returns whether the element or a descendant has the text as its title, value, or whole line.
  func says(_ text: String) -> Bool {
    var open = [self]
    while let element = open.popLast() {
      if element.title == text || element.value == text || element.reads(as: text) { return true }
      open += element.children.reversed()
    }
    return false
  }

  /// Returns whether the element has the given title, or is a row or a column whose parts together
  /// form the title.
  fileprivate func isCalled(_ title: String) -> Bool {
    self.title == title || (kind == .row || kind == .column) && reads(as: title)
  }

  /// Returns `line == text`, without computing lines that can't match. Returns `false` for a text
  /// element, whose line is its title, because callers compare the title first.
  private func reads(as text: String) -> Bool {
    switch kind {
    case .text: false
    case .button, .navigationLink, .link: text.hasPrefix("[") && line == text
    case .row, .column:
      text.hasPrefix(children.first.map { $0.kind == .text ? $0.title : "" } ?? "") && line == text
    default: line == text
    }
  }

  /// The element and its descendants in preorder, excluding the options of pickers and the items
  /// of menus.
  var all: [Element] {
    var all: [Element] = []
    var rest = [self]
    while let next = rest.popLast() {
      all.append(next)
      if next.kind != .picker && next.kind != .menu { rest += next.children.reversed() }
    }
    return all
  }
}

/// A search in progress. It's iterative because elements can be deeply nested.
private struct ElementSearch {
  let title: String
  let row: String?
  var results: [SearchResult] = []
  private var open: [Level] = []

  /// The children of an element, with their context.
  struct Level {
    var elements: [Element] = []
    var index = 0
    var parent: Element.Kind?
    var actor: Element?
    var isInRow = false
  }

  init(title: String, row: String?) {
    self.title = title
    self.row = row
  }

  /// Visits the next element. Returns `false` if there are no more elements.
  mutating func next() -> Bool {
    guard let level = open.last else { return false }
    guard level.index < level.elements.count else {
      open.removeLast()
      return true
    }
    open[open.count - 1].index += 1
    let element = level.elements[level.index]
    if !element.isPresentation { visit(element, level) }
    return true
  }

  mutating func visit(_ element: Element, _ level: Level) {
    let isRow = !level.isInRow && element.isRow(in: level.parent)
    if isRow, let row, !element.says(row) { return }
    let isInRow = level.isInRow || isRow
    // A presentation's action dismisses the presentation, so a tap on its content must not perform
    // the action.
    let acts = element.target.node != nil && !element.isPresentation
    let actor = acts ? element : level.actor
    if row == nil || isInRow, element.isCalled(title) {
      results.append(SearchResult(element: element, actor: actor))
    }
    // A menu is closed, so its items aren't on the screen.
    guard !element.children.isEmpty, element.kind != .menu else { return }
    open.append(
      Level(
        elements: element.children, parent: element.kind,
        actor: element.target.isTitleOnly ? nil : actor, isInRow: isInRow))
  }
}

extension Element {
  fileprivate func isRow(in parent: Element.Kind?) -> Bool {
    switch parent {
    case .list, .form, .section: kind != .section
    case .screen, .sheet, .popover, .cover, .column, .scroll: kind == .row
    default: false
    }
  }
}

extension [SearchResult] {
  /// The results, without results that have the same actor as a previous result.
  fileprivate var merged: [SearchResult] {
    var actors: Set<NodeID> = []
    return filter { result in
      guard let actor = result.actor?.target.node else { return true }
      return actors.insert(actor).inserted
    }
  }
}
