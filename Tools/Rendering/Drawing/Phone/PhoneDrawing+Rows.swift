import WaymarkMarkup
import WaymarkModel

extension PhoneDrawing {
  /// Draws an element of a screen that is filled from the top.
  package func block(_ element: ScreenElement) -> HTML {
    switch element.kind {
    case .list, .form: "<div class=\"p-list\">\(cards(element.children))</div>"
    case .section: "<div class=\"p-list\">\(section(element))</div>"
    case .scroll: "<div class=\"p-scroll\">\(column(element.children))</div>"
    default: "<div class=\"p-scroll\">\(loose(element))</div>"
    }
  }

  /// Draws an element that isn't part of a row. If it contains the anchor, the popover is drawn
  /// below it.
  func loose(_ element: ScreenElement) -> HTML {
    let isPlace = !popover.isEmpty && element.containsAnchor
    guard isPlace, element.isAnchor || element.kind != .column else { return self.element(element) }
    return "<div class=\"p-place\">\(inRow.element(element))\(popover)</div>"
  }

  /// Draws elements one below the other, up to the maximum number.
  package func column(_ elements: [ScreenElement]) -> HTML {
    let drawn = elements.prefix(Self.maximumCount)
    return
      "<div class=\"p-column\">\(drawn.map { isInRow ? element($0) : loose($0) }.joined())</div>"
  }

  private var inRow: PhoneDrawing { PhoneDrawing(popover: popover, isInRow: true) }

  /// Draws rows and sections. Consecutive rows outside sections share a card.
  private func cards(_ elements: [ScreenElement]) -> HTML {
    var html: HTML = ""
    var isOpen = false
    for element in elements.prefix(Self.maximumCount) {
      let isRow = element.kind != .section
      if isOpen != isRow { html = html + (isOpen ? "</div>" : "<div class=\"p-card\">") }
      isOpen = isRow
      html = html + (isRow ? row(element) : section(element))
    }
    return html + (isOpen ? "</div>" : "")
  }

  private func section(_ element: ScreenElement) -> HTML {
    let header: HTML = element.title.isEmpty ? "" : "<div class=\"p-header\">\(element.title)</div>"
    let footer: HTML = element.value.map { "<div class=\"p-footer\">\($0)</div>" } ?? ""
    return "\(header)\(cards(element.children))\(footer)"
  }

  private func row(_ element: ScreenElement) -> HTML {
    let parts = element.kind == .row && !element.isAnchor ? element.children : [element]
    let drawn = parts.prefix(Self.maximumCount).map(inRow.element).joined()
    return "<div class=\"p-row\">\(drawn)\(element.containsAnchor ? popover : "")</div>"
  }
}
