extension Element {
  /// The element on its own, or inside a row or a bar.
  func row(in place: Markup.Surroundings) -> [Markup] {
    switch kind {
    case .row: box("p-line", place)
    case .column, .scroll: box("p-column", place)
    case .layers: box("p-layers", place)
    case .button: button
    case .menu: [.text("<span class=\"p-button\(state)\">\(title.escaped) ⌄</span>")]
    case .link: [.text("<span class=\"p-button\(state)\">\(title.escaped) ↗</span>")]
    case .navigationLink: link
    case .label: [.text(icons), .text("<span>\(title.escaped)</span>")]
    case .toggle: control("<span class=\"p-switch\(value == "on" ? " p-on" : "")\"></span>")
    case .stepper: control("<span class=\"p-stepper\"><i>−</i><i>+</i></span>")
    case .picker, .datePicker: control("<span class=\"p-value\">\((value ?? "").escaped) ⌄</span>")
    case .slider: control("<span class=\"p-value\">\((value ?? "").escaped)</span>")
    case .textField, .secureField, .textEditor: [.text(field)]
    default: [.text(plain)]
    }
  }

  private var state: String { isEnabled ? "" : " p-off" }

  private var plain: String {
    switch kind {
    case .text: "<span\(isEnabled ? "" : " class=\"p-off\"")>\(title.escaped)</span>"
    case .image: "<span class=\"p-icon\">\(symbol(named: title).escaped)</span>"
    case .spacer: "<span class=\"p-spacer\"></span>"
    case .divider: "<span class=\"p-divider\"></span>"
    case .shape: "<span class=\"p-shape\"></span>"
    case .progress: progress
    default: "<span>\(title.escaped)</span>"
    }
  }

  private var progress: String {
    let share = value?.prefix(while: \.isNumber) ?? ""
    let bar = "<span class=\"p-progress\"><i style=\"width:\(share)%\"></i></span>"
    return (share.isEmpty ? "<span class=\"p-spinner\">✺</span>" : bar)
      + (title.isEmpty ? "" : "<span class=\"p-muted\">\(title.escaped)</span>")
  }

  private var field: String {
    let value = value ?? ""
    return value.isEmpty
      ? "<span class=\"p-field p-muted\">\(title.escaped)</span>"
      : "<span class=\"p-field\(state)\">\(value.escaped)</span>"
  }

  private var icons: String {
    children.filter { $0.kind == .image }.map(\.plain).joined()
  }

  private var button: [Markup] {
    let role = role.map { " p-\($0.rawValue)" } ?? ""
    let inside: [Markup] =
      children.isEmpty ? [.text(title.escaped)] : children.map { .element($0, .row) }
    return [.text("<span class=\"p-button\(role)\(state)\">")] + inside + [.text("</span>")]
  }

  private var link: [Markup] {
    [.text("<span class=\"p-link\(state)\">")] + children.map { .element($0, .row) }
      + [.text("<span class=\"p-spacer\"></span><span class=\"p-chevron\">›</span></span>")]
  }

  private func control(_ control: String) -> [Markup] {
    [
      .text("<span class=\"p-control\(state)\"><span>\(title.escaped)</span>"),
      .text("<span class=\"p-spacer\"></span>\(control)</span>"),
    ]
  }

  private func box(_ name: String, _ place: Markup.Surroundings) -> [Markup] {
    let inside = place == .screen && kind != .row ? Markup.Surroundings.screen : .row
    return [.text("<div class=\"\(name)\">")] + children.map { .element($0, inside) }
      + [.text("</div>")]
  }
}
