import SwiftSyntax

/// How visible the members that a macro adds must be, to be as visible as the type that they are
/// added to.
enum Access: String {
  case `public`
  case package
  case `internal`

  /// The modifier as it is written before a member, with the blank after it; nothing for what Swift
  /// infers by itself.
  var modifier: String {
    self == .internal ? "" : "\(rawValue) "
  }

  /// The access of `declaration`: its own modifier, or else that of the extension around it.
  init(of declaration: some DeclGroupSyntax, in lexicalContext: [Syntax]) {
    self =
      Access(declaration.modifiers)
      ?? lexicalContext.first?.as(ExtensionDeclSyntax.self).flatMap { Access($0.modifiers) }
      ?? .internal
  }

  /// The access that `modifiers` spell out, if they spell one out.
  init?(_ modifiers: DeclModifierListSyntax) {
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
