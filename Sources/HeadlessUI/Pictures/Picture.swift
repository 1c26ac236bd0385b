extension Element {
  /// The element as a picture: a phone in HTML, to be shown with ``Phone/styleSheet``.
  ///
  /// One line, without scripts, images, fonts or ids. Its text alternative is ``text``. All that
  /// views say is escaped. The same elements give the same bytes.
  public var html: String {
    var html = "<figure class=\"phone\" role=\"img\" aria-label=\"\(text.escaped)\">"
    html += "<div class=\"p-glass\">"
    var rest: [Markup] = [.element(self, .screen)]
    while let next = rest.popLast() {
      switch next {
      case .text(let text): html += text
      case .element(let element, let place): rest += element.markup(in: place).reversed()
      }
    }
    return html + "</div></figure>"
  }
}

extension Phone {
  /// What the phone shows, as a picture: ``Element/html`` of the window.
  public var html: String { window.html }
}

/// A piece of a picture: done, or still to be drawn.
enum Markup {
  case text(String)
  case element(Element, Surroundings)

  /// What an element is drawn on.
  enum Surroundings {
    case screen, card, row, bar
  }
}

extension Element {
  fileprivate func markup(in place: Markup.Surroundings) -> [Markup] {
    switch kind {
    case .window: layers(children)
    case .screen: screen
    case .sheet, .cover, .popover: presentation
    case .alert, .dialog: alert
    case .tabs: tabs
    case .list, .form: [.text("<div class=\"p-list\">")] + cards + [.text("</div>")]
    case .section: section
    default: place == .card ? card(row) : row(in: place)
    }
  }

  /// Pages from back to front; what is presented in front of a page comes after it.
  private func layers(_ elements: [Element]) -> [Markup] {
    elements.map { .element($0.isPage ? $0 : Element(.screen, children: [$0]), .screen) }
  }

  private var isPage: Bool { isPresentation || kind == .screen || kind == .tabs }

  private var screen: [Markup] {
    let back = children.first { $0.kind == .backButton }
    let bar = children.first { $0.kind == .toolbar }
    let content = children.filter { ![.backButton, .toolbar].contains($0.kind) }
    let plain = content.isLoose ? " p-plain" : ""
    return [.text("<div class=\"p-screen\(plain)\">")] + head(back, bar?.children ?? [])
      + [.text("<div class=\"p-body\(content.isLoose ? " p-middle" : "")\">")]
      + content.map { .element($0, .screen) } + [.text("</div></div>")]
  }

  private func head(_ back: Element?, _ items: [Element]) -> [Markup] {
    let title = "<span class=\"p-\(back == nil ? "large" : "title")\">\(title.escaped)</span>"
    let bar: [Markup] =
      [.text("<div class=\"p-bar\"><span class=\"p-back\">")]
      + (back.map { [.text("‹ \($0.title.escaped)")] } ?? [])
      + [.text("</span>\(back == nil ? "" : title)<span class=\"p-items\">")]
      + items.map { .element($0, .bar) } + [.text("</span></div>")]
    let isNeeded = back != nil || !items.isEmpty
    return (isNeeded ? bar : []) + (back == nil && !self.title.isEmpty ? [.text(title)] : [])
  }

  private var presentation: [Markup] {
    let content = children.filter { !$0.isPresentation }
    let page =
      content.count == 1 && content[0].isPage ? content[0] : Element(.screen, children: content)
    let dim = kind == .sheet ? "<div class=\"p-dim\"></div>" : ""
    return [
      .text("\(dim)<div class=\"p-\(kind.rawValue)\">"), .element(page, .screen), .text("</div>"),
    ]
      + layers(children.filter(\.isPresentation))
  }

  private var alert: [Markup] {
    let message = value.map { "<span class=\"p-message\">\($0.escaped)</span>" } ?? ""
    let others = children.filter { $0.role != .cancel }
    let cancel = children.filter { $0.role == .cancel }
    let buttons = kind == .dialog ? [others, cancel] : [others + cancel]
    let head = "<div class=\"p-words\"><b>\(title.escaped)</b>\(message)</div>"
    return [.text("<div class=\"p-dim\"></div><div class=\"p-\(kind.rawValue)\">")]
      + buttons.enumerated().flatMap { index, group -> [Markup] in
        [.text("<div class=\"p-choices\">\(index == 0 ? head : "")")]
          + group.map { .element($0, .screen) } + [.text("</div>")]
      } + [.text("</div>")]
  }

  private var tabs: [Markup] {
    let selected = children.first { $0.role == .selected }
    let content = selected?.children ?? []
    let page =
      content.count == 1 && content[0].isPage ? content[0] : Element(.screen, children: content)
    let names = children.map { tab in
      "<span class=\"p-tab\(tab.role == .selected ? " p-on" : "")\">\(tab.title.escaped)</span>"
    }
    return [.text("<div class=\"p-tabs\">"), .element(page, .screen)]
      + [.text("<div class=\"p-tabbar\">\(names.joined())</div></div>")]
  }

  private var section: [Markup] {
    let header = title.isEmpty ? "" : "<div class=\"p-header\">\(title.escaped)</div>"
    let footer = value.map { "<div class=\"p-footer\">\($0.escaped)</div>" } ?? ""
    return [.text(header)] + cards + [.text(footer)]
  }

  /// The children with each loose run of rows on a card.
  private var cards: [Markup] {
    var markup: [Markup] = []
    var isOpen = false
    for child in children {
      if isOpen == (child.kind == .section) {
        markup.append(.text(isOpen ? "</div>" : "<div class=\"p-card\">"))
        isOpen.toggle()
      }
      markup.append(.element(child, .card))
    }
    return markup + (isOpen ? [.text("</div>")] : [])
  }

  private func card(_ row: [Markup]) -> [Markup] {
    [.text("<div class=\"p-row\">")] + row + [.text("</div>")]
  }

  private var row: [Markup] {
    kind == .row ? children.map { .element($0, .row) } : row(in: .row)
  }
}

extension [Element] {
  /// True for content that stands in the middle of a screen.
  fileprivate var isLoose: Bool {
    !contains { $0.kind == .list || $0.kind == .form || $0.kind == .scroll }
  }
}
