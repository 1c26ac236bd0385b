import SwiftSyntax
import SwiftSyntaxMacros

/// The members that turn an enum of reducers into one reducer: the enums of their states and
/// actions, a body that runs the reducer of the current case, and the enum of child stores.
///
/// The case paths and identities of these enums are generated here instead of by macro attributes,
/// because the compiler crashes if an expansion contains many other macros.
struct EnumReducer<Context: MacroExpansionContext> {
  let root: EnumDeclSyntax
  let access: Access
  let context: Context

  /// Returns all members, except for `State` and `Action` if the author wrote them.
  func members(conformances: Conformances) -> [DeclSyntax] {
    var members: [DeclSyntax] = []
    if root.memberType(named: "State") == nil { members += state(conformances.state) }
    if root.memberType(named: "Action") == nil { members += action(conformances.action) }
    return members + [body, features, caseScope, scope]
  }

  private func state(_ conformances: [String]) -> [DeclSyntax] {
    let alias: DeclSyntax = "\(raw: modifier)typealias StateReducer = \(raw: root.name.text)"
    return domain(
      "@dynamicMemberLookup\n\(root.isolation)\(modifier)enum State",
      conformingTo: [
        "ComposableCore.CaseReducerState", "ComposableCore.CasePathable",
        "ComposableCore._GeneratedCasePaths", "ComposableCore.ObservableState",
      ] + conformances,
      cases: written(\.stateCase),
      members: { [alias] + enumObservation(of: $0, access: access) }
    )
  }

  private func action(_ conformances: [String]) -> [DeclSyntax] {
    domain(
      "\(root.isolation)\(modifier)enum Action",
      conformingTo: ["ComposableCore.CasePathable", "ComposableCore._GeneratedCasePaths"]
        + conformances,
      cases: written(\.actionCase), members: { _ in [] }
    )
  }

  /// Returns an enum with the given cases and their case paths.
  private func domain(
    _ head: String, conformingTo conformances: [String], cases: String,
    members: (EnumDeclSyntax) -> [DeclSyntax]
  ) -> [DeclSyntax] {
    let head = "\(head): \(conformances.joined(separator: ", "))"
    let bare: DeclSyntax = "\(raw: head) {\n\(raw: cases)\n}"
    guard let bare = bare.as(EnumDeclSyntax.self) else { return [] }
    let added = members(bare) + casePathMembers(of: bare, access: access, in: context)
    return ["\(raw: head) {\n\(raw: cases)\n\(raw: added.lines)\n}"]
  }

  private var body: DeclSyntax {
    "\(raw: modifier)typealias Body = ComposableCore.CaseReducerBody<Self>"
  }

  private var features: DeclSyntax {
    """
    @ComposableCore.ReducerBuilder<Self.State, Self.Action>
    \(raw: modifier)static var _$features: some ComposableCore.Reducer<Self.State, Self.Action> {
      \(raw: written(\.scope))
    }
    """
  }

  private var caseScope: DeclSyntax {
    """
    \(raw: modifier)enum CaseScope {
      \(raw: written(\.scopeCase))
    }
    """
  }

  private var scope: DeclSyntax {
    """
    @_Concurrency.MainActor
    \(raw: modifier)static func scope(
      _ store: ComposableCore.Store<Self.State, Self.Action>
    ) -> CaseScope {
      switch store.withState(\\.self) {
      \(raw: written(\.storeCase))
      }
    }
    """
  }

  private var modifier: String { access.modifier }

  private func written(_ transform: (ReducerCase) -> String?) -> String {
    // The types of the cases are used inside other types, where 'Self' has a different meaning.
    root.namingSelf.cases.written { transform(ReducerCase($0)) ?? "" }
  }
}
