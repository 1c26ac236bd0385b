/// Returns an action as written in a call, such as `.counter(.presented(.incrementButtonTapped))`.
func actionLabel(_ action: Any) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return String(reflecting: action) }
  guard let (label, payload) = mirror.children.first, let label else { return ".\(action)" }
  let payloads = Mirror(reflecting: payload)
  guard payloads.displayStyle == .tuple else { return ".\(label)(\(actionLabel(payload)))" }
  let values = payloads.children.map { child in
    let name = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
    return name + actionLabel(child.value)
  }
  return ".\(label)(\(values.joined(separator: ", ")))"
}

/// Returns a case key path as written in code, such as `\.counter.response`.
func caseLabel<Action, Value>(_ keyPath: CaseKeyPath<Action, Value>) -> String {
  "\(AnyCasePath(keyPath))"
}
