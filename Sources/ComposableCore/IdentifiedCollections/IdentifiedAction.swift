/// An action of an element of an ``IdentifiedArray``.
///
/// A feature that contains rows has one case for all their actions:
///
/// ```swift
/// @Reducer
/// struct Row {
///   struct State: Equatable, Identifiable { let id: Int }
///   enum Action { case deleteButtonTapped }
///   var body: some ReducerOf<Self> { EmptyReducer() }
/// }
///
/// @Reducer
/// struct Rows {
///   struct State { var rows: IdentifiedArrayOf<Row.State> }
///   enum Action { case rows(IdentifiedActionOf<Row>) }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .rows(.element(id: let id, action: .deleteButtonTapped)):
///         state.rows.remove(id: id)
///         return .none
///       }
///     }
///     .forEach(\.rows, action: \.rows) { Row() }
///   }
/// }
///
/// let store = Store(initialState: Rows.State(rows: [.init(id: 1), .init(id: 2)])) { Rows() }
/// store.send(.rows(.element(id: 1, action: .deleteButtonTapped)))
/// #expect(store.withState { $0.rows.ids } == [2])
/// ```
///
/// The key path `\.rows[id: 1].deleteButtonTapped` refers to an action of one row.
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// An action of the element with the given ID.
  case element(id: ID, action: Action)
}

extension IdentifiedAction: Equatable where Action: Equatable {}

extension IdentifiedAction: Hashable where Action: Hashable {}

extension IdentifiedAction: Sendable where Action: Sendable {}

extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: CasePathable {
  /// The case path to `element` and, by ID, the case paths to the actions of one element.
  public struct AllCasePaths: Sendable {
    /// The case path to `element`, whose payload is an ID and an action.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case let .element(id, action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The case path to the actions of the element with the given ID.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        route: "[id: \(String(reflecting: id))]",
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  /// The case path to `element` and, by ID, the case paths to the actions of one element.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The only case: `element`.
  public var _$currentCase: CurrentCase { CurrentCase("element") }
}

extension Case {
  /// The actions of the element with the given ID, as in `\.rows[id: 1].deleteButtonTapped`.
  public subscript<ID: Hashable & Sendable, Action>(id id: ID) -> Case<Action>
  where Value == IdentifiedAction<ID, Action> {
    appending(IdentifiedAction<ID, Action>.allCasePaths[id: id])
  }
}
