import Foundation
import WaymarkModel

/// The JSON document in which a view library describes a screen.
///
/// The document comes from an example's process, which can write anything. Therefore, all sizes are
/// limited, and unknown fields, roles, and placements are errors.
package enum ScreenDocument {
  static let version = 1
  /// The maximum size in bytes of UTF-8.
  static let maximumSize = 4 << 20
  static let maximumDepth = 100
  static let maximumCount = 50_000

  /// The reason why a document can't be read.
  package struct Mistake: Error, Equatable {
    var reason: String
  }

  /// Returns the screen that a document describes.
  ///
  /// - Throws: The first reason why the document is rejected.
  package static func screen(in document: String) throws(Mistake) -> ScreenElement {
    guard document.utf8.count <= maximumSize else {
      throw Mistake(reason: "its description is larger than \(maximumSize >> 20) MB")
    }
    // Each element is an object in an array, so it adds two levels.
    guard nesting(of: document) <= 2 * maximumDepth else {
      throw Mistake(reason: "its elements are nested more than \(maximumDepth) levels deep")
    }
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(document.utf8))
    } catch {
      throw Mistake(reason: reason(for: error))
    }
    guard count(of: content.screen) <= maximumCount else {
      throw Mistake(reason: "it has more than \(maximumCount) elements")
    }
    return content.screen.element
  }

  /// Returns the nesting depth of brackets outside strings.
  private static func nesting(of document: String) -> Int {
    var (depth, deepest, isString, isEscaped) = (0, 0, false, false)
    for byte in document.utf8 {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isString: isEscaped = true
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "{") where !isString, UInt8(ascii: "[") where !isString:
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}") where !isString, UInt8(ascii: "]") where !isString: depth -= 1
      default: break
      }
    }
    return deepest
  }

  private static func count(of node: Node) -> Int {
    (node.children + node.swipeActions).reduce(1) { $0 + count(of: $1) }
  }

  private static func reason(for error: any Error) -> String {
    switch error {
    case let mistake as Mistake: mistake.reason
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath)) has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      "\(place(context.codingPath)) isn't \(nameInJSON(of: type))"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) has an unknown value"
    default: "its description isn't JSON"
    }
  }

  private static func nameInJSON(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "'true' or 'false'"
    case is any BinaryInteger.Type: "an integer"
    case is any RangeReplaceableCollection.Type: "an array"
    default: "an object"
    }
  }

  /// Returns a path in quotes, such as `'screen.children[2].title'`, or `its description` for an
  /// empty path.
  private static func place(_ path: [any CodingKey]) -> String {
    let words = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return words.isEmpty ? "its description" : "'\(words.joined().drop { $0 == "." })'"
  }
}

extension ScreenDocument {
  private struct Content: Decodable {
    var screen: Node

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder, names: ["screen", "version"])
      let version = try fields.values.decode(Int.self, forKey: Name("version"))
      guard version == ScreenDocument.version else {
        throw Mistake(
          reason: "its description has version \(version), but this tool reads only version "
            + "\(ScreenDocument.version)")
      }
      screen = try fields.values.decode(Node.self, forKey: Name("screen"))
    }
  }

  /// An element as encoded in a document. All fields except its kind are optional.
  private struct Node: Decodable {
    var element: ScreenElement
    var children: [Node]
    var swipeActions: [Node]

    init(from decoder: any Decoder) throws {
      let fields = try Fields(
        decoder,
        names: [
          "children", "isAnchor", "isEnabled", "kind", "placement", "role", "swipeActions", "title",
          "value",
        ])
      children = try fields.value("children") ?? []
      swipeActions = try fields.value("swipeActions") ?? []
      element = ScreenElement(
        try fields.values.decode(ScreenElement.Kind.self, forKey: Name("kind")),
        try fields.value("title") ?? "", value: try fields.value("value"),
        children: children.map(\.element))
      element.role = try fields.value("role")
      element.placement = try fields.value("placement")
      element.isEnabled = try fields.value("isEnabled") ?? true
      element.isAnchor = try fields.value("isAnchor") ?? false
      element.swipeActions = swipeActions.map(\.element)
    }
  }

  private struct Fields {
    var values: KeyedDecodingContainer<Name>

    init(_ decoder: any Decoder, names: Set<String>) throws {
      values = try decoder.container(keyedBy: Name.self)
      let unknown = values.allKeys.map(\.stringValue).filter { !names.contains($0) }
      guard let first = unknown.min() else { return }
      throw Mistake(reason: "\(place(decoder.codingPath)) has an unknown field '\(first)'")
    }

    /// Returns the value of a field; nil if the field is missing. An explicit `null` is an error.
    func value<Value: Decodable>(_ name: String) throws -> Value? {
      values.contains(Name(name)) ? try values.decode(Value.self, forKey: Name(name)) : nil
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
