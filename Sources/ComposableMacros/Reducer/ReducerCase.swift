import SwiftSyntax

/// One case of an enum of reducers.
struct ReducerCase {
  let item: EnumCase
  let content: Content

  enum Content {
    /// A reducer, and how to make it.
    case reducer(type: String, instance: String)
    /// State that is gone after one of its actions.
    case ephemeral(action: String)
    /// Something that no reducer works on: no payload, several, or one to be ignored.
    case ignored
  }

  var name: String { item.name }

  init(_ item: EnumCase) {
    self.item = item
    content = Content(of: item)
  }
}

extension ReducerCase.Content {
  fileprivate init(of item: EnumCase) {
    guard let parameter = item.onlyParameter,
      !item.declaration.attributes.contains(named: "ReducerCaseIgnored")
    else {
      self = .ignored
      return
    }
    if let action = parameter.type.ephemeralAction {
      self = .ephemeral(action: action)
    } else {
      let type = parameter.type.trimmedDescription
      let instance = parameter.defaultValue.map { "\($0.value.trimmedDescription)" } ?? "\(type)()"
      self = .reducer(type: type, instance: instance.first == "." ? type + instance : instance)
    }
  }
}

extension TypeSyntax {
  /// The type of the buttons' actions, where the type is an alert's or a dialog's state.
  fileprivate var ephemeralAction: String? {
    let member = self.as(MemberTypeSyntax.self)
    let name = self.as(IdentifierTypeSyntax.self)?.name ?? member?.name
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? member?.genericArgumentClause
    guard ["AlertState", "ConfirmationDialogState"].contains(name?.text) else { return nil }
    return clause?.arguments.first?.argument.trimmedDescription
  }
}

extension ReducerCase {
  /// The case of the enum of states.
  var stateCase: String {
    guard case .reducer(let type, _) = content else { return declaration(of: payload) }
    return declaration(of: "(\(label)\(type).State)")
  }

  /// The case of the enum of actions.
  var actionCase: String {
    switch content {
    case .reducer(let type, _): declaration(of: "(\(type).Action)")
    case .ephemeral(let action): declaration(of: "(\(action))")
    case .ignored: declaration(of: "(Swift.Never)")
    }
  }

  /// The case of the enum of child stores.
  var scopeCase: String {
    guard case .reducer(let type, _) = content else { return declaration(of: payload) }
    return declaration(of: "(\(label)ComposableCore.StoreOf<\(type)>)")
  }

  /// Runs the reducer of the case.
  var scope: String? {
    guard case .reducer(_, let instance) = content else { return nil }
    return """
      ComposableCore.Scope(state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) {
        \(instance)
      }
      """
  }

  /// Turns the state of a store into the child store of the case, or into the plain payload.
  var storeCase: String {
    guard case .reducer = content else {
      let names = item.parameters.indices.map { "v\($0)" }
      guard !names.isEmpty else { return "case .\(name):\n  return .\(name)" }
      let patterns = names.map { "let \($0)" }.joined(separator: ", ")
      return "case .\(name)(\(patterns)):\n  return .\(name)(\(arguments(names)))"
    }
    return """
      case .\(name):
        return .\(name)(\(label)store.scope(state: \\.\(name), action: \\.\(name))!)
      """
  }

  private func arguments(_ values: [String]) -> String {
    zip(item.parameters, values)
      .map { ($0.label.map { "\($0): " } ?? "") + $1 }
      .joined(separator: ", ")
  }

  private var payload: String {
    guard !item.parameters.isEmpty else { return "" }
    return "(" + arguments(item.parameters.map { $0.type.trimmedDescription }) + ")"
  }

  private var label: String {
    item.onlyParameter?.label.map { "\($0): " } ?? ""
  }

  private func declaration(of payload: String) -> String {
    let attributes = availability(in: item.declaration.attributes).map { "\($0)\n" }.joined()
    return "\(attributes)case \(name)\(payload)"
  }
}
