import WaymarkMarkup
import WaymarkModel

extension PhoneDrawing {
  /// Draws a presentation in front of a page, including its own presentations.
  static func presentation(_ element: ScreenElement) -> HTML {
    if element.kind == .alert || element.kind == .dialog { return question(element) }
    let (page, front) = layers(element.children)
    switch element.kind {
    case .sheet: return "<div class=\"p-dim\"></div><div class=\"p-sheet\">\(page)</div>\(front)"
    case .popover:
      return "<div class=\"p-popover\"><div class=\"p-arrow\"></div>\(page)</div>\(front)"
    default: return "<div class=\"p-cover\">\(page)</div>\(front)"
    }
  }

  /// Draws an alert in the middle, or a dialog at the bottom with a separate cancel button.
  private static func question(_ element: ScreenElement) -> HTML {
    let message: HTML = element.value.map { "<span class=\"p-message\">\($0)</span>" } ?? ""
    let words: HTML = "<div class=\"p-words\"><b>\(element.title)</b>\(message)</div>"
    let cancel = element.children.filter { $0.role == .cancel }
    let others = element.children.filter { $0.role != .cancel }
    let groups =
      element.kind == .dialog
      ? "\(choices(others, below: words))\(cancel.isEmpty ? "" : choices(cancel))"
      : isPair(element)
        ? pair(cancel + others, below: words) : choices(others + cancel, below: words)
    return
      "<div class=\"p-dim\"></div><div class=\"p-\(element.kind == .dialog ? "dialog" : "alert")\">\(groups)</div>"
  }

  private static func choices(_ choices: [ScreenElement], below words: HTML = "") -> HTML {
    "<div class=\"p-choices\">\(words)\(choices.map(choice).joined())</div>"
  }

  /// Draws two short buttons side by side, with the cancel button first.
  private static func pair(_ choices: [ScreenElement], below words: HTML) -> HTML {
    "<div class=\"p-choices\">\(words)<div class=\"p-pair\">\(choices.map(choice).joined())</div></div>"
  }

  private static func isPair(_ alert: ScreenElement) -> Bool {
    alert.children.count == 2
      && alert.children.allSatisfy { $0.kind == .button && $0.title.count <= 12 }
  }

  private static func choice(_ element: ScreenElement) -> HTML {
    guard element.kind == .button else { return PhoneDrawing().element(element) }
    return "<div class=\"p-choice\(element.style)\">\(element.title)</div>"
  }
}

extension ScreenElement {
  /// The class names of the element's role and state, each preceded by a space.
  package var style: HTML {
    let name: HTML =
      switch role {
      case .cancel: " p-cancel"
      case .destructive: " p-destructive"
      case .selected: " p-on"
      case nil: ""
      }
    return isEnabled ? name : name + " p-off"
  }
}
