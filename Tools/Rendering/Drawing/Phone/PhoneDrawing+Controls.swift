import WaymarkMarkup
import WaymarkModel

extension PhoneDrawing {
  /// Draws an element on its own, or as part of a row or a bar.
  func element(_ element: ScreenElement) -> HTML { anchored(element, body(of: element)) }

  /// Adds the popover's arrow if the popover points to the element.
  func anchored(_ element: ScreenElement, _ drawn: HTML) -> HTML {
    guard element.isAnchor, element.containsAnchor, !popover.isEmpty else { return drawn }
    return "<div class=\"p-anchor\">\(drawn)<div class=\"p-arrow\"></div></div>"
  }

  /// Draws an element without the popover's arrow. An element of an unknown kind is a labeled box.
  package func body(of element: ScreenElement) -> HTML {
    switch element.kind {
    case .row: "<div class=\"p-line\">\(inside(element))</div>"
    case .column, .scroll: column(element.children)
    case .layers: "<div class=\"p-layers\">\(inside(element))</div>"
    case .list, .form, .section: block(element)
    case .screen, .tabs: page(element)
    case .button: button(element)
    case .menu: "<div class=\"p-button\(element.style)\">\(element.title) ⌄</div>"
    case .link: "<div class=\"p-button\(element.style)\">\(element.title) ↗</div>"
    case .navigationLink:
      """
      <div class="p-link\(element.style)">\(inside(element))<span class="p-spacer"></span>\
      <span class="p-chevron">›</span></div>
      """
    case .toggle:
      control(element, "<span class=\"p-switch\(element.value == "on" ? " p-on" : "")\"></span>")
    case .stepper: control(element, "<span class=\"p-stepper\"><i>−</i><i>+</i></span>")
    case .picker, .datePicker:
      control(element, "<span class=\"p-value\">\(element.value ?? "") ⌄</span>")
    case .slider: control(element, "<span class=\"p-value\">\(element.value ?? "")</span>")
    case .textField, .secureField, .textEditor: field(element)
    default: simple(element)
    }
  }

  private func inside(_ element: ScreenElement) -> HTML {
    element.children.prefix(Self.maximumCount).map(self.element).joined()
  }

  private func simple(_ element: ScreenElement) -> HTML {
    switch element.kind {
    case .text:
      element.isEnabled
        ? "<span>\(element.title)</span>" : "<span class=\"p-off\">\(element.title)</span>"
    case .label: "\(inside(element))<span>\(element.title)</span>"
    case .image: "<span class=\"p-icon\">\(SystemImage.character(named: element.title))</span>"
    case .spacer: "<span class=\"p-spacer\"></span>"
    case .divider: "<span class=\"p-divider\"></span>"
    case .shape: "<span class=\"p-shape\"></span>"
    case .progress: progress(element)
    default: unknown(element)
    }
  }

  private func button(_ element: ScreenElement) -> HTML {
    let label = element.children.isEmpty ? HTML(element.title) : inside(element)
    return "<div class=\"p-button\(element.style)\">\(label)</div>"
  }

  private func control(_ element: ScreenElement, _ control: HTML) -> HTML {
    """
    <div class="p-control\(element.style)"><span>\(element.title)</span><span class="p-spacer"></span>\
    \(control)</div>
    """
  }

  private func field(_ element: ScreenElement) -> HTML {
    let value = element.value ?? ""
    return value.isEmpty
      ? "<span class=\"p-field p-muted\">\(element.title)</span>"
      : "<span class=\"p-field\(element.style)\">\(value)</span>"
  }

  /// Draws a bar for a value such as `40%`, and a spinner if there is no value.
  private func progress(_ element: ScreenElement) -> HTML {
    let title: HTML = element.title.isEmpty ? "" : "<span class=\"p-muted\">\(element.title)</span>"
    guard let percent = element.value.flatMap({ Int($0.prefix { $0.isASCII && $0.isNumber }) })
    else {
      return "<span class=\"p-muted\">✺</span>\(title)"
    }
    return "<span class=\"p-progress\"><i style=\"width:\(min(percent, 100))%\"></i></span>\(title)"
  }

  /// Draws an element of a kind that another library defines and the tool doesn't know.
  private func unknown(_ element: ScreenElement) -> HTML {
    let words = [element.title, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    return """
      <div class="p-unknown"><span class="p-kind">\(element.kind.rawValue)</span>\
      \(words.isEmpty ? "" : "<span>\(words)</span>" as HTML)\(inside(element))</div>
      """
  }
}
