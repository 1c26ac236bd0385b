/// A custom transition. HeadlessUI never calls `body`, because a phone shows only the result of
/// a change.
///
/// ```swift, unreached="HeadlessUI shows only the result of a change"
/// struct Turn: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(phase.isIdentity ? 0 : 180))
///   }
/// }
///
/// #expect(Phone(Text("Card").transition(Turn())).shows("Card"))
/// ```
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A phase of a ``Transition``: before the view appears, while it's shown, or after it disappears.
/// HeadlessUI never applies transitions.
public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is shown without changes.
  public var isIdentity: Bool { self == .identity }

  /// The position of the phase: -1 before the view appears, 0 while it's shown, and 1 after it
  /// disappears.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension View {
  /// Sets the transition that inserts and removes the view. Headless views ignore it.
  public func transition<T: Transition>(_ transition: T) -> Self { self }
}

extension AnyTransition {
  /// Creates a type-erased transition. Headless views ignore it.
  public init<T: Transition>(_ transition: T) {}
}
