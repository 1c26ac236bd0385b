extension [Element] {
  /// The text that identifies the elements to a user. It consists of their words, or of the names
  /// of their images if there are no words.
  var title: String {
    let words = map(\.words).filter { !$0.isEmpty }
    return words.isEmpty
      ? map(\.pictures).filter { !$0.isEmpty }.joined(separator: " ")
      : words.joined(separator: ", ")
  }
}

extension Element {
  fileprivate var words: String {
    switch kind {
    case .text, .label: title
    case .image, .spacer, .divider, .shape: ""
    case .row: title.isEmpty ? line : title
    default: title.isEmpty ? children.title : title
    }
  }

  fileprivate var pictures: String {
    kind == .image ? title : children.map(\.pictures).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
