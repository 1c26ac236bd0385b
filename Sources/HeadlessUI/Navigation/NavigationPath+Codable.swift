extension NavigationPath {
  /// A representation that can be encoded, or `nil` if a value on the path isn't `Codable`.
  public var codable: CodableRepresentation? {
    let elements = values.compactMap { CodableRepresentation.Element($0) }
    return elements.count == values.count ? CodableRepresentation(elements: elements) : nil
  }

  /// Creates a path with the values of a representation, such as one that was decoded.
  public init(_ codable: CodableRepresentation) {
    values = codable.elements.map(\.value)
  }

  /// The values of a path in a form that can be encoded and decoded.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// let path = NavigationPath(["Kettle"])
  /// let data = try JSONEncoder().encode(path.codable)
  /// let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  /// #expect(NavigationPath(saved) == path)
  /// ```
  ///
  /// Types are found by their names, so decoding throws an error if the type of a value is private
  /// or no longer part of the program.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [Element]

    init(elements: [Element]) { self.elements = elements }

    /// Decodes the values of a path.
    ///
    /// - Throws: `DecodingError` if the type of a value can't be found or isn't `Codable` and
    ///   `Hashable`, or any error that decoding a value throws.
    public init(from decoder: any Decoder) throws {
      elements = try [Element](from: decoder)
    }

    /// Encodes each value with the name of its type.
    public func encode(to encoder: any Encoder) throws {
      try elements.encode(to: encoder)
    }
  }
}

extension NavigationPath.CodableRepresentation {
  /// A value of a path and the name of its type.
  struct Element: Codable, Equatable {
    typealias Value = Codable & Hashable

    let value: AnyHashable
    let type: any Value.Type

    init?(_ value: AnyHashable) {
      guard let base = value.base as? any Value else { return nil }
      self.value = value
      type = Swift.type(of: base)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let name = try container.decode(String.self, forKey: .type)
      guard let type = _typeByName(name) as? any Value.Type else {
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: container,
          debugDescription: "The program has no type '\(name)' that is 'Codable' and 'Hashable'."
        )
      }
      self.type = type
      value = try Self.decode(type, from: container)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(_mangledTypeName(type), forKey: .type)
      guard let base = value.base as? any Value else { return }
      try container.encode(base, forKey: .value)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

    private static func decode<T: Value>(
      _ type: T.Type, from container: KeyedDecodingContainer<Key>
    ) throws -> AnyHashable {
      AnyHashable(try container.decode(type, forKey: .value))
    }

    private enum Key: String, CodingKey { case type, value }
  }
}
