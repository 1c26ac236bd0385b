import WaymarkModel

extension JSON {
  /// The value of a field; null if there is none, or if this isn't an object.
  package subscript(field: String) -> JSON {
    get { if case .object(let fields) = self { fields[field] ?? .null } else { .null } }
    set {
      guard case .object(var fields) = self else { return }
      fields[field] = newValue
      self = .object(fields)
    }
  }

  /// The text of a string; nil for any other value.
  package var string: String? { if case .string(let string) = self { string } else { nil } }
  /// The value of an integer; nil for any other value.
  package var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
  /// The elements; empty if this isn't an array.
  package var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// Whether the value isn't null.
  var isPresent: Bool { self != .null }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
  ExpressibleByStringInterpolation
{
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(stringLiteral value: String) { self = .string(value) }
}
