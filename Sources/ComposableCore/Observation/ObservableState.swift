public import CustomDump
public import Observation

/// State whose observers are told which of its properties changed.
///
/// Write `@ObservableState` before the struct or enum, and the macro does the rest. Reading a
/// property while being tracked, as a view does, registers for that property alone:
///
/// ```swift
/// import Observation
///
/// @Reducer
/// struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// let store = Store(initialState: Counter.State()) { Counter() }
/// withObservationTracking {
///   #expect(store.count == 0)
/// } onChange: {
///   print("count is about to change")
/// }
/// store.send(.increment)
/// // Prints "count is about to change"
/// ```
///
/// Each value has an identity, which its copies share. It is how a property that holds observable
/// state tells a child that was changed from a child that was replaced: `state.child.count += 1`
/// notifies who read `child.count`; `state.child = Child.State()` notifies who read `child`.
public protocol ObservableState: Observable, CustomDumpReflectable, SendableMetatype {
  /// The identity of the value.
  var _$id: ObservableStateID { get }

  /// What tells the value from copies made earlier while it is changed in place; `nil` where it
  /// cannot be marked.
  var _$mark: StateMark? { get set }

  /// Takes the place of another value, and its observers with it. Those are told where the two
  /// differ.
  ///
  /// - Returns: Whether they differ in something that no observer of the value itself can know.
  mutating func _$takePlace(of old: Self) -> Bool
}

extension ObservableState {
  public var _$mark: StateMark? {
    get { nil }
    set {}
  }

  public mutating func _$takePlace(of old: Self) -> Bool { _$id != old._$id }
}

extension ObservableState {
  /// The properties under the names that the author gave them.
  public var customDumpMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct, !(self is any CustomReflectable) else { return mirror }
    let children = mirror.children.compactMap { child -> Mirror.Child? in
      guard let label = child.label, label.hasPrefix("_") else { return child }
      return label.hasPrefix("_$") ? nil : (String(label.dropFirst()), child.value)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
