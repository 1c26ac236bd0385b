public import CustomDump
public import Observation

/// State that notifies observers of changes to each property.
///
/// Apply `@ObservableState` to the struct or enum. The macro generates the implementation. Code
/// that reads a property while reads are tracked, such as the body of a view, is notified only of
/// changes to that property:
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
/// Each value has an identity, which its copies share. A change to a child preserves the child's
/// identity, but a replacement doesn't: `state.child.count += 1` notifies observers of
/// `child.count`, whereas `state.child = Child.State()` notifies observers of `child`.
public protocol ObservableState: Observable, CustomDumpReflectable, SendableMetatype {
  /// The identity of the value.
  var _$id: ObservableStateID { get }

  /// The mark that distinguishes the value from earlier copies while it's changed in place; `nil`
  /// if the value can't be marked.
  var _$mark: StateMark? { get set }

  /// Replaces another value, taking over its observers and notifying them of differences.
  ///
  /// - Returns: Whether the values differ in a way that the value's own observers can't detect.
  mutating func _$takeOver(from old: Self) -> Bool
}

extension ObservableState {
  /// The mark, which is always `nil`, because the value can't be marked. Setting it has no effect.
  public var _$mark: StateMark? {
    get { nil }
    set {}
  }

  /// Returns whether the identities differ. No observers are taken over.
  public mutating func _$takeOver(from old: Self) -> Bool { _$id != old._$id }
}

extension ObservableState {
  /// A mirror that shows the properties under their declared names.
  public var customDumpMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct, !(self is any CustomReflectable) else { return mirror }
    let children = mirror.children.compactMap { child -> Mirror.Child? in
      // The macro stores each property in a variable with an underscore before its name.
      guard let label = child.label, label.hasPrefix("_") else { return child }
      return label.hasPrefix("_$") ? nil : (String(label.dropFirst()), child.value)
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
