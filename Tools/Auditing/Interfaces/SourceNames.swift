/// The names that the sources of a package declare, at any level of access.
package struct SourceNames: Codable, ExpressibleByDictionaryLiteral, Sendable {
  /// The types around the declarations of each name. The type is empty if there is none.
  private var owners: [String: Set<String>]
  private var protocols: Set<String> = []
  /// The types with initializers that are part of a private interface (`@_spi`).
  private var privatelyInitialized: Set<String> = []

  package init(dictionaryLiteral elements: (String, Set<String>)...) {
    owners = Dictionary(uniqueKeysWithValues: elements)
  }

  /// Adds a declaration.
  ///
  /// - Parameter owner: The innermost type around the declaration; nil if there is none.
  package mutating func insert(_ name: String, of owner: String?) {
    owners[name, default: []].insert(owner ?? "")
  }

  /// Adds a protocol.
  package mutating func insert(protocol name: String) { protocols.insert(name) }

  /// Adds an initializer that is part of a private interface.
  package mutating func insertPrivateInitializer(of type: String) {
    privatelyInitialized.insert(type)
  }

  /// Returns whether the sources declare a name.
  package func contains(_ name: String) -> Bool { owners[name] != nil }

  /// Returns whether a type can have a member, because the type itself, a protocol, or code outside
  /// of types declares it.
  package func mightHave(_ member: String, _ type: String) -> Bool {
    owners[member, default: []].contains { owner in
      // An extension of an alias or of another module's type can add members to a type with another
      // name.
      owner == type || owner.isEmpty || protocols.contains(owner) || owners[owner] == nil
    }
  }

  /// Returns whether a type has an initializer that is part of a private interface.
  package func hasPrivateInitializer(_ type: String) -> Bool {
    privatelyInitialized.contains(type)
  }
}
