import WaymarkMarkup

/// A page parsed as strictly as XML, except for HTML's elements without end tags.
struct Markup {
  struct Element: Hashable {
    var name: String
    /// The decoded values by name; empty for an attribute without a value.
    var attributes: [String: String]
  }

  /// The elements in the order of their start tags.
  private(set) var elements: [Element] = []
  /// The syntax errors; empty for a well-formed page.
  private(set) var faults: [String] = []
  private var open: [String] = []
  private var rest: Substring.UnicodeScalarView

  private static let withoutEnd: Set = ["br", "hr", "img", "input", "link", "meta", "wbr"]

  init(_ page: String) {
    rest = Substring(page).unicodeScalars
    take("<!doctype html>\n")
    while !rest.isEmpty, faults.count < 5 {
      if rest.first == "<" { tag() } else { text(upTo: "<") }
    }
    if !open.isEmpty { faults.append("never closed: \(open)") }
  }

  init(_ file: SiteFile) { self.init(String(decoding: file.bytes, as: UTF8.self)) }

  private mutating func tag() {
    if take("</") {
      let name = word()
      take(">")
      if open.popLast() != name { faults.append("</\(name)> closes nothing") }
      return
    }
    take("<")
    let name = word()
    if name.isEmpty { faults.append("a bare '<' before \(String(rest.prefix(20)))") }
    var attributes: [String: String] = [:]
    while take(" ") {
      let key = word()
      let value = take("=\"") ? quoted() : ""
      if attributes.updateValue(value, forKey: key) != nil { faults.append("\(key) twice") }
    }
    let isEmptyElement = take("/>")
    if !isEmptyElement, !take(">") {
      faults.append("<\(name) is never closed before \(String(rest.prefix(20)))")
    }
    elements.append(Element(name: name, attributes: attributes))
    if !isEmptyElement, !Self.withoutEnd.contains(name) { open.append(name) }
  }

  private mutating func quoted() -> String {
    let value = text(upTo: "\"")
    take("\"")
    return value
  }

  @discardableResult
  private mutating func text(upTo end: Unicode.Scalar) -> String {
    let text = rest.prefix { $0 != end }
    rest = rest.dropFirst(text.count)
    if text.contains(where: { $0 < " " && $0 != "\n" && $0 != "\t" }) {
      faults.append("a control character in \(String(text))")
    }
    return decoded(String(text))
  }

  private mutating func decoded(_ text: String) -> String {
    var parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)[...]
    var decoded = parts.popFirst().map { String($0) } ?? ""
    for part in parts {
      let entities = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "#39;": "'"]
      guard let (name, value) = entities.first(where: { part.starts(with: $0.key.unicodeScalars) })
      else {
        faults.append("a bare '&' before \(String(part.prefix(10)))")
        continue
      }
      decoded += value + String(part.dropFirst(name.unicodeScalars.count))
    }
    return decoded
  }

  @discardableResult
  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func word() -> String {
    let word = rest.prefix {
      $0.isASCII && ($0.properties.isAlphabetic || "-0123456789".unicodeScalars.contains($0))
    }
    rest = rest.dropFirst(word.count)
    return String(word)
  }
}

extension [SiteFile] {
  var pages: [SiteFile] { filter { $0.path.hasSuffix(".html") } }

  func text(_ path: String) -> String? {
    first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
