import SwiftSyntax

/// A case of an enum of reducers.
struct ReducerCase {
  let item: EnumCase
  let content: Content

  enum Content {
    /// A reducer, and the expression that creates it.
    case reducer(type: String, instance: String)
    /// State that is dismissed by any of its actions, such as the state of an alert.
    case ephemeral(action: String)
    /// A case without a reducer: it is marked with `@ReducerCaseIgnored`, has no payload, or has
    /// several associated values.
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
    let isEphemeral = item.declaration.attributes.contains(named: "ReducerCaseEphemeral")
    if let action = parameter.type.ephemeralAction {
      self = .ephemeral(action: action)
    } else if isEphemeral {
      self = .ephemeral(action: "\(parameter.type.trimmedDescription).Action")
    } else {
      let type = parameter.type.trimmedDescription
      let instance = parameter.defaultValue.map { "\($0.value.trimmedDescription)" } ?? "\(type)()"
      // Outside the parameter, a default value such as `.init()` must name its type.
      self = .reducer(type: type, instance: instance.first == "." ? type + instance : instance)
    }
  }
}

extension TypeSyntax {
  /// The type of the buttons' actions, if the type is the state of an alert or a dialog.
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
  /// The case of the state enum.
  var stateCase: String {
    guard case .reducer(let type, _) = content else { return declaration(of: payload) }
    return declaration(of: "(\(label)\(type).State)")
  }

  /// The case of the action enum.
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

  /// The `Scope` that runs the reducer of the case, or `nil` if there is no reducer.
  var scope: String? {
    guard case .reducer(_, let instance) = content else { return nil }
    return """
      ComposableCore.Scope(state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) {
        \(instance)
      }
      """
  }

  /// The `switch` case that returns the child store of the case, or its plain payload.
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
