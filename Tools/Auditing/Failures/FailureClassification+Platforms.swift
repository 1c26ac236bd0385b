import WaymarkBlocks
import WaymarkContexts
import WaymarkModel
import WaymarkNames

// Errors about code that other platforms accept.
extension FailureClassification {
  /// Returns whether an error is about a feature of Objective-C, such as a type used as an object.
  static func needsObjectiveC(_ error: Diagnostic) -> Bool {
    error.message.contains("Objective-C")
      || error.message.contains(Self.typeAsObject)
  }

  /// Returns whether an undeclared name belongs to a module or to a part of the package that exists
  /// only on other platforms.
  func isForeign(_ name: String) -> Bool {
    KnownNames.isForeign(name) || document.platformDeclarations.dependsOnPlatform(name)
  }

  /// Returns whether an error is about a member that the package declares only for other platforms.
  func isPlatformMember(_ error: Diagnostic) -> Bool {
    guard let (type, member) = Self.missingMember(in: error), !document.types.contains(type) else {
      return false
    }
    let owners = document.platformDeclarations.owners(of: member)
    // A type can get members from protocols and from types that aren't public. A type of the
    // standard library can get them only from its own protocols.
    return document.platformDeclarations.contains(member)
      && (owners.isEmpty
        || owners.contains { owner in
          owner == type || document.interface.declaresProtocol(owner)
            || !document.interface.declaresType(owner)
              && !document.platformDeclarations.isFinal(owner)
              && (!KnownNames.standard.contains(type) || KnownNames.protocols.contains(owner))
        })
  }

  /// Whether any error is about a member or an initializer that Foundation lacks on this platform.
  /// In Objective-C, each class inherits an initializer without arguments.
  var isForeignMember: Bool {
    errors.others.contains { error in
      let line = block.line(of: error)?.text ?? ""
      if error.message.hasPrefix("missing argument for"), line.contains(Self.foundationObject) {
        return true
      }
      let type = error.message.firstMatch(of: Self.typeWithoutMember)
      guard !isMisspelledMember(error) else { return false }
      return type.map { KnownNames.isFoundation(String($0.output.1)) } ?? false
    }
  }

  private static let typeAsObject = Pattern(/type '.*\.Type' expected to be instance of class/)
  private static let foundationObject = Pattern(/\bNS[A-Z]\w+\(\)/)
  private static let typeWithoutMember = Pattern(/type '([A-Za-z_]+)(?:\.Type)?' has no member/)
}
