/// An element that a search found: where it is, and what a touch of it reaches.
struct Found {
  var element: Element
  /// The nearest element around it, or itself, that acts.
  var actor: Element?
  /// The row that it is in; nil if it is in none.
  var row: Element?
}

extension Element {
  /// All elements with a title, in order, without what is presented in front.
  ///
  /// An element inside another one that acts counts as that one, so that a button's label and the
  /// button are one find.
  func search(_ title: String, where isMatch: (Element) -> Bool = { _ in true }) -> [Found] {
    var finds: [Found] = []
    var rest = [Found(element: self)]
    while var next = rest.popLast() {
      let element = next.element
      if element.target.node != nil && !element.isPresentation { next.actor = element }
      if element.title == title || element.fullTitle == title, isMatch(next.actor ?? element) {
        finds.append(next)
      }
      let inside = element.children.filter { !$0.isPresentation }
      rest += inside.reversed().map {
        Found(
          element: $0, actor: element.kind == .tab ? nil : next.actor,
          row: next.row ?? ($0.isRow(in: element) ? $0 : nil))
      }
    }
    return finds.merged
  }

  /// What it is called together with all inside it, as a row: `Keyboard … 1`.
  private var fullTitle: String { kind == .row || kind == .column ? line : title }

  private func isRow(in parent: Element) -> Bool {
    switch parent.kind {
    case .list, .form, .section: kind != .section
    case .screen, .sheet, .popover, .cover, .column, .scroll: kind == .row
    default: false
    }
  }

  /// All elements inside and itself, each before those inside it.
  var all: [Element] {
    var all: [Element] = []
    var rest = [self]
    while let next = rest.popLast() {
      all.append(next)
      rest += next.children.reversed()
    }
    return all
  }
}

extension [Found] {
  /// Without finds that lead to the same node as another.
  fileprivate var merged: [Found] {
    var actors: Set<NodeID> = []
    return filter { found in
      guard let actor = found.actor?.target.node else { return true }
      return actors.insert(actor).inserted
    }
  }
}
