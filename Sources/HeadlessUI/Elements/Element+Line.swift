extension Element {
  /// A one-line description of the element. Rows, columns, layers, and scroll views are described
  /// by their contents.
  var line: String {
    isEnabled || !isControl ? activeLine : activeLine + " disabled"
  }

  private var activeLine: String {
    switch kind {
    case .button: "[\(title)]" + (role.map { " \($0.rawValue)" } ?? "")
    case .menu: "[\(title)] ⌄"
    case .link: "[\(title)] ↗"
    case .navigationLink: "[\(title)] ›"
    case .backButton: "‹ \(title)"
    case .toggle: "\(title) (\(value ?? ""))"
    case .stepper: "\(title) [−] [+]"
    case .textField, .secureField, .picker, .slider, .datePicker: field
    case .textEditor: "“\(value ?? "")”"
    case .progress:
      (["Progress"] + [title, value ?? ""].filter { !$0.isEmpty }).joined(separator: " ")
    case .image: "(\(title))"
    case .spacer: "…"
    case .divider: "—"
    case .row: children.map(\.line).filter { !$0.isEmpty }.joined(separator: " ")
    case .column, .layers, .scroll:
      children.map(\.line).filter { !$0.isEmpty }.joined(separator: ", ")
    default: title
    }
  }

  private var field: String {
    let value = value ?? ""
    return value.isEmpty ? "\(title):" : "\(title): \(value)"
  }

  private var isControl: Bool {
    switch kind {
    case .button, .menu, .link, .navigationLink, .toggle, .stepper, .textField, .secureField,
      .textEditor,
      .picker, .slider, .datePicker:
      true
    default: false
    }
  }
}
