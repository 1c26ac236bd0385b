/// The identity of a child stored in a property: its enum case and its ID.
///
/// Replacing a child that has no ID with another child in the same case preserves the identity.
package struct ChildIdentity: Equatable {
  private let caseName: String?
  private let id: AnyHashable?

  /// The type of the child's actions if sending any of them removes the child; otherwise, `nil`.
  let ephemeralAction: Any.Type?

  package init<State>(_ state: State) {
    let current = Self.currentCase(of: state)
    caseName = current?.name
    id = (state as? any Identifiable)?.erasedID ?? current?.id
    ephemeralAction = (State.self as? any _EphemeralState.Type)?.actionType
      ?? current?.ephemeralAction
  }

  /// The identity shared by all children of a type whose values can't be distinguished.
  static var none: ChildIdentity { ChildIdentity() }

  private init() {
    caseName = nil
    id = nil
    ephemeralAction = nil
  }

  package var hashable: AnyHashable? {
    switch (caseName, id) {
    case (nil, nil): nil
    case (nil, let id?): id
    case (let name?, nil): AnyHashable(name)
    case (let name?, let id?): AnyHashable([AnyHashable(name), id])
    }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.caseName == rhs.caseName && lhs.id == rhs.id
  }

  /// Returns whether an action belongs to the child and removes it.
  ///
  /// An action in a case with another name belongs to the child if the action's type is
  /// unambiguous: only one case of the state has buttons that send actions of this type, and only
  /// one case of the action enum holds them.
  func isEnded<State, Action>(by action: Action, in state: State.Type) -> Bool {
    guard let ephemeralAction else { return false }
    if caseName == nil { return ephemeralAction == Action.self }
    guard let (name, payload) = Mirror(reflecting: action).children.first else { return false }
    guard ephemeralAction == type(of: payload) else { return false }
    if name == caseName { return true }
    guard let states = state as? any CasePathable.Type,
      let actions = Action.self as? any CasePathable.Type
    else { return false }
    return actions.hasOneCase { $0 == ephemeralAction }
      && states.hasOneCase {
        ($0 as? any _EphemeralState.Type)?.actionType == ephemeralAction
      }
  }

  private static func currentCase<State>(of state: State) -> CurrentCase? {
    if let state = state as? any CasePathable { return state._$currentCase }
    return Mirror(reflecting: state).displayStyle == .enum ? CurrentCase(reflecting: state) : nil
  }
}

extension ChildIdentity {
  /// An object that determines the identities of values of one type. It inspects the type only
  /// once.
  final class Reader<State> {
    private lazy var canDiffer =
      State.self is any CasePathable.Type || State.self is any Identifiable.Type
      || State.self is any _EphemeralState.Type

    /// Whether the type is an enum; `nil` until the first value is inspected. It's needed only if
    /// the type has none of the conformances that `canDiffer` checks.
    private var isEnum: Bool?

    /// Returns the identity of a value. The value isn't evaluated once the type is known to have no
    /// identities.
    func identity(of state: @autoclosure () -> State) -> ChildIdentity {
      canDiffer || isEnum(state) ? ChildIdentity(state()) : .none
    }

    /// Whether values of the type are known to have no identity.
    var hasNoIdentity: Bool { isEnum == false && !canDiffer }

    private func isEnum(_ state: () -> State) -> Bool {
      if let isEnum { return isEnum }
      let answer = Mirror(reflecting: state()).displayStyle == .enum
      isEnum = answer
      return answer
    }
  }
}

extension CasePathable {
  /// Returns whether exactly one case has a payload type that meets a condition; `false` if the
  /// cases aren't known.
  fileprivate static func hasOneCase(where condition: (Any.Type) -> Bool) -> Bool {
    guard let paths = allCasePaths as? any Sequence else { return false }
    return paths.count { path in
      guard let path = path as? PartialCaseKeyPath<Self>,
        let found = Case<Self>()[keyPath: path] as? any SomeCase
      else { return false }
      return condition(found.payloadType)
    } == 1
  }
}
