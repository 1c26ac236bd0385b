public import WaymarkModel

extension JSON {
  /// The value of a field; null if there is none, or if this isn't an object.
  public subscript(field: String) -> JSON {
    get { if case .object(let fields) = self { fields[field] ?? .null } else { .null } }
    set {
      guard case .object(var fields) = self else { return }
      fields[field] = newValue
      self = .object(fields)
    }
  }

  public var string: String? { if case .string(let string) = self { string } else { nil } }
  public var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
  /// The elements; empty if this isn't an array.
  public var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// Whether the value isn't null.
  var isPresent: Bool { self != .null }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
  ExpressibleByStringInterpolation
{
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(stringLiteral value: String) { self = .string(value) }
}
