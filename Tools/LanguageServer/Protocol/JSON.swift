/// A JSON value.
public enum JSON: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  /// Encodes the value as plain JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

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
