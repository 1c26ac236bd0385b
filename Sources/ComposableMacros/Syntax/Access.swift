import SwiftSyntax

/// The access level of the members that a macro adds. They must be as visible as their type.
enum Access: String {
  case `public`
  case package
  case `internal`

  /// The modifier with a trailing space, or an empty string for the default access level.
  var modifier: String {
    self == .internal ? "" : "\(rawValue) "
  }

  /// Creates the access level of `declaration`: its modifier, or that of the enclosing extension.
  init(of declaration: some DeclGroupSyntax, in lexicalContext: [Syntax]) {
    self =
      Access(declaration.modifiers)
      ?? lexicalContext.first?.as(ExtensionDeclSyntax.self).flatMap { Access($0.modifiers) }
      ?? .internal
  }

  /// Creates the access level that `modifiers` specify, or returns `nil` if they specify none.
  init?(_ modifiers: DeclModifierListSyntax) {
    // A modifier such as `private(set)` applies only to the setter.
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): self = .public
      case .keyword(.package): self = .package
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): self = .internal
      default: continue
      }
      return
    }
    return nil
  }
}
