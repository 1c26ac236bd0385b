/// The names of declarations of a package that exist only on some platforms, or with some build
/// flags or traits.
package struct PlatformDeclarations: Codable, Equatable, Sendable {
  /// The types that declare each name, keyed by name. The set is empty if the name is declared only
  /// at the top level.
  private var owners: [String: Set<String>]

  /// The public top-level declarations that depend on the platform.
  private var dependent: Set<String> = []
  /// The public top-level declarations that don't depend on the platform.
  private var independent: Set<String> = []
  /// The package's structures, enumerations, and actors, from which no other type inherits.
  private var final: Set<String> = []

  package init(owners: [String: Set<String>] = [:]) { self.owners = owners }

  /// Adds a declaration.
  ///
  /// - Parameter owner: The innermost type around the declaration; nil if there is none.
  package mutating func insert(_ name: String, of owner: String?) {
    owners[name, default: []].formUnion(owner.map { [$0] } ?? [])
  }

  /// Adds a public top-level declaration.
  ///
  /// - Parameter isForPlatforms: Whether the declaration depends on the platform.
  package mutating func add(_ name: String, isForPlatforms: Bool) {
    if isForPlatforms { dependent.insert(name) } else { independent.insert(name) }
  }

  /// Adds a structure, an enumeration, or an actor.
  package mutating func insert(final type: String) { final.insert(type) }

  /// Returns whether no other type can inherit the members of a type, because the package declares
  /// it as a structure, an enumeration, or an actor.
  package func isFinal(_ type: String) -> Bool { final.contains(type) }

  /// Returns whether all public top-level declarations of a name depend on the platform; false if
  /// there are none.
  package func dependsOnPlatform(_ name: String) -> Bool {
    dependent.contains(name) && !independent.contains(name)
  }

  /// Returns whether a declaration of a name exists only on some platforms, or with some build
  /// flags or traits.
  package func contains(_ name: String) -> Bool { owners[name] != nil }

  /// Returns the types that declare a member; empty if no type declares it.
  package func owners(of member: String) -> Set<String> { owners[member] ?? [] }
}
