import WaymarkMarkup
import WaymarkModel

/// A drawing of a phone's screen, as boxes and text in HTML for the style sheet `screens.css`.
///
/// Markup and class names are fixed by the tool; an element contributes only escaped text.
struct PhoneDrawing {
  /// The popover of the page, which is drawn below its anchor; empty if there is none.
  var popover: HTML = ""
  /// Whether the content is part of a row, in which case the popover is drawn below the row.
  var isInRow = false

  /// Returns the picture. Its text alternative is the text of the screen.
  static func figure(_ picture: Proof.Picture) -> HTML {
    let window = picture.screen.kind == .window ? picture.screen.children : [picture.screen]
    let (page, front) = layers(window)
    return """
      <figure class="phone" role="img" aria-label="\(picture.text)"><div class="p-glass">\
      \(page)\(front)</div></figure>
      """
  }

  /// The maximum number of children of an element that are drawn, which is more than fits on a
  /// phone.
  static let maximumCount = 60

  /// Draws the contents of a window or sheet: a page and its presentations.
  static func layers(_ elements: [ScreenElement]) -> (page: HTML, front: HTML) {
    let page = ScreenElement.page(of: elements.filter { !$0.isPresentation })
    let front = elements.filter(\.isPresentation)
    guard let first = front.first, first.kind == .popover, page.containsAnchor else {
      return (PhoneDrawing().page(page), front.map(presentation).joined())
    }
    let (content, inFront) = layers(first.children)
    let drawing = PhoneDrawing(popover: "<div class=\"p-popover\">\(content)</div>")
    return (drawing.page(page), inFront + front.dropFirst().map(presentation).joined())
  }

  func page(_ element: ScreenElement) -> HTML {
    element.kind == .tabs ? tabs(element) : screen(element)
  }

  private func screen(_ element: ScreenElement) -> HTML {
    let items = element.children.first { $0.kind == .toolbar }?.children ?? []
    let content = element.children.filter { $0.kind != .backButton && $0.kind != .toolbar }
    let isLoose = !content.contains { [.list, .form, .scroll].contains($0.kind) }
    return """
      <div class="p-screen\(isLoose ? " p-loose" : "")">\(head(element, items))<div class="p-body">\
      \(content.prefix(Self.maximumCount).map { isLoose ? loose($0) : block($0) }.joined())\
      </div>\(bottomBar(items.filter { $0.placement == .bottom }))</div>
      """
  }

  /// Draws the top bar, which is omitted if empty, and the title of a root screen below it.
  private func head(_ screen: ScreenElement, _ items: [ScreenElement]) -> HTML {
    let back = screen.children.first { $0.kind == .backButton }
    let center = items.filter { $0.placement == .center }
    let leading = items.filter { $0.placement == .leading }
    let trailing = items.filter { $0.placement == nil }
    let large: HTML =
      back == nil && !screen.title.isEmpty ? "<div class=\"p-large\">\(screen.title)</div>" : ""
    guard back != nil || !(center + leading + trailing).isEmpty else { return large }
    let title = back == nil ? "" : HTML(screen.title)
    return """
      <div class="p-bar"><div class="p-items p-leading">\(back.map(backButton) ?? "")\(leading.map(item).joined())</div>\
      <div class="p-title">\(center.isEmpty ? title : center.map(element).joined())</div>\
      <div class="p-items p-trailing">\(trailing.map(item).joined())</div>\
      \((leading + trailing + center).contains(where: \.containsAnchor) ? popover : "")</div>\(large)
      """
  }

  private func backButton(_ element: ScreenElement) -> HTML {
    "<div class=\"p-back\">‹ <span>\(element.title)</span></div>"
  }

  private func bottomBar(_ items: [ScreenElement]) -> HTML {
    guard !items.isEmpty else { return "" }
    return """
      <div class="p-bottom">\(items.map(item).joined())\
      \(items.contains(where: \.containsAnchor) ? popover : "")</div>
      """
  }

  /// Draws an item of a bar: only its image if it has one, otherwise its text.
  private func item(_ element: ScreenElement) -> HTML {
    let icon = element.children.lazy.compactMap { $0.kind == .label ? $0.children.first : nil }
      .first
    var content = element
    if element.kind == .button, let icon { content.children = [icon] }
    return anchored(element, "<div class=\"p-item\">\(body(of: content))</div>")
  }

  private func tabs(_ element: ScreenElement) -> HTML {
    let selected = element.children.first { $0.role == .selected }
    let names = element.children.map { tab -> HTML in
      "<div class=\"p-tab\(tab.role == .selected ? " p-on" : "")\">\(tab.title)</div>"
    }
    return """
      <div class="p-tabs">\(page(ScreenElement.page(of: selected?.children ?? [])))\
      <div class="p-tabbar">\(names.joined())</div></div>
      """
  }
}

extension ScreenElement {
  /// Returns the only page among the elements, or a screen that contains them.
  fileprivate static func page(of elements: [ScreenElement]) -> ScreenElement {
    if elements.count == 1, [.screen, .tabs].contains(elements[0].kind) { return elements[0] }
    return ScreenElement(.screen, children: elements)
  }

  var isPresentation: Bool { [.sheet, .popover, .cover, .alert, .dialog].contains(kind) }

  /// Whether the element or one of its drawn descendants is an anchor to which a popover can point.
  /// Pages and lists are too large for that.
  var containsAnchor: Bool {
    let isLarge = [.window, .screen, .tabs, .tab, .list, .form, .section, .scroll, .toolbar]
      .contains(kind)
    return isAnchor && !isLarge || drawnChildren.contains(where: \.containsAnchor)
  }

  /// The children that are drawn. Menus and pickers are drawn closed.
  private var drawnChildren: [ScreenElement] {
    switch kind {
    case .menu, .picker, .button: []
    default: Array(children.prefix(PhoneDrawing.maximumCount))
    }
  }
}
