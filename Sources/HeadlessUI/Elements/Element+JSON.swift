extension Element {
  /// The version of the JSON documents that ``json`` returns.
  public static let documentVersion = 1

  /// The element and its descendants as a JSON document, for tools that draw screens.
  ///
  /// ```swift
  /// #expect(
  ///   Phone(Button("Save") {}).front.json == """
  ///     {"version":1,"screen":{"kind":"screen","children":[{"kind":"button","title":"Save",\
  ///     "children":[{"kind":"text","title":"Save"}]}]}}
  ///     """
  /// )
  /// ```
  ///
  /// The document is a single line. Control characters are escaped, and fields with default values
  /// are omitted. Equal elements produce equal documents.
  ///
  /// - Complexity: O(*n*) in the number of elements. Elements can be nested to any depth.
  public var json: String {
    var json = "{\"version\":\(Element.documentVersion),\"screen\":"
    var rest: [JSONPiece] = [.element(self)]
    while let next = rest.popLast() {
      switch next {
      case .text(let text): json += text
      case .element(let element): rest += element.pieces.reversed()
      }
    }
    return json + "}"
  }

  private var pieces: [JSONPiece] {
    [.text(fields)] + list("children", children) + list("swipeActions", swipeActions) + [.text("}")]
  }

  private var fields: String {
    var json = "{\"kind\":\(kind.rawValue.quoted)"
    if !title.isEmpty { json += ",\"title\":\(title.quoted)" }
    if let value { json += ",\"value\":\(value.quoted)" }
    if let role { json += ",\"role\":\(role.rawValue.quoted)" }
    if let placement { json += ",\"placement\":\(placement.rawValue.quoted)" }
    if !isEnabled { json += ",\"isEnabled\":false" }
    if isAnchor { json += ",\"isAnchor\":true" }
    return json
  }

  private func list(_ name: String, _ elements: [Element]) -> [JSONPiece] {
    guard !elements.isEmpty else { return [] }
    let items = elements.enumerated().flatMap { index, element -> [JSONPiece] in
      index == 0 ? [.element(element)] : [.text(","), .element(element)]
    }
    return [.text(",\"\(name)\":[")] + items + [.text("]")]
  }
}

/// A part of a JSON document, either finished text or an element that is still to be encoded.
private enum JSONPiece {
  case text(String)
  case element(Element)
}

extension String {
  /// The text as a JSON string literal.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
