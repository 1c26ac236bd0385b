import SwiftSyntax

/// The conformances that the arguments of `@Reducer(state:action:)` request.
struct Conformances {
  private(set) var state: [String] = []
  private(set) var action: [String] = []

  init(of node: AttributeSyntax) {
    guard case .argumentList(let arguments)? = node.arguments else { return }
    var label = ""
    for argument in arguments {
      label = argument.label?.text ?? label
      let member = argument.expression.as(MemberAccessExprSyntax.self)
      guard let name = member?.declName.baseName.text else { continue }
      let type = "Swift." + name.prefix(1).uppercased() + name.dropFirst()
      if label == "state" { state.append(type) } else { action.append(type) }
    }
  }
}
