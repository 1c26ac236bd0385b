import SwiftSyntax

/// What makes an enum of reducers one reducer: the enums of their states and actions, a body that
/// runs the reducer of the current case, and the enum of child stores.
func enumReducerMembers(
  of root: EnumDeclSyntax, conformances: Conformances, access: Access
) -> [DeclSyntax] {
  let source = EnumReducer(root: root, access: access.modifier)
  var members: [DeclSyntax] = []
  if root.memberType(named: "State") == nil {
    members.append(source.state(conformingTo: conformances.state))
  }
  if root.memberType(named: "Action") == nil {
    members.append(source.action(conformingTo: conformances.action))
  }
  return members + [source.body, source.caseScope, source.scope]
}

private struct EnumReducer {
  let root: EnumDeclSyntax
  let access: String

  private func written(_ transform: (ReducerCase) -> String?) -> String {
    root.cases.written { transform(ReducerCase($0)) ?? "" }
  }

  func state(conformingTo conformances: [String]) -> DeclSyntax {
    let protocols = (["ComposableCore.CaseReducerState"] + conformances).joined(separator: ", ")
    return """
      @ComposableCore.CasePathable
      @ComposableCore.ObservableState
      @dynamicMemberLookup
      \(raw: access)enum State: \(raw: protocols) {
        \(raw: access)typealias StateReducer = \(raw: root.name.text)
        \(raw: written(\.stateCase))
      }
      """
  }

  func action(conformingTo conformances: [String]) -> DeclSyntax {
    let protocols = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    return """
      @ComposableCore.CasePathable
      \(raw: access)enum Action\(raw: protocols) {
        \(raw: written(\.actionCase))
      }
      """
  }

  var body: DeclSyntax {
    """
    @ComposableCore.ReducerBuilder<Self.State, Self.Action>
    \(raw: access)static var body: some ComposableCore.Reducer<Self.State, Self.Action> {
      \(raw: written(\.scope))
    }
    """
  }

  var caseScope: DeclSyntax {
    """
    \(raw: access)enum CaseScope {
      \(raw: written(\.scopeCase))
    }
    """
  }

  var scope: DeclSyntax {
    """
    @_Concurrency.MainActor
    \(raw: access)static func scope(
      _ store: ComposableCore.Store<Self.State, Self.Action>
    ) -> CaseScope {
      switch store.withState({ $0 }) {
      \(raw: written(\.storeCase))
      }
    }
    """
  }
}
