public import Foundation

/// An action that a person performs on a view with a finger: a tap, a long press, or a drag.
///
/// Attach a gesture with `gesture(_:)`. Tests perform it with `phone.tap`, `phone.longPress` and
/// `phone.drag`.
@MainActor
public protocol Gesture<Value> {
  /// The data that the gesture reports while it is in progress and when it ends.
  associatedtype Value

  /// The touches that the gesture recognizes, and its actions.
  var recognizer: GestureRecognizer<Value> { get }
}

extension Gesture {
  /// Adds an action for each change while the gesture is in progress.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    ActiveGesture(
      recognizer: recognizer.adding { steps in
        for index in steps.indices where !steps[index].isEnd {
          steps[index].actions.append { [value = steps[index].value] in action(value) }
        }
      })
  }

  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    ActiveGesture(
      recognizer: recognizer.adding { steps in
        for index in steps.indices where steps[index].isEnd {
          steps[index].actions.append { [value = steps[index].value] in action(value) }
        }
      })
  }
}

/// A gesture with actions.
private struct ActiveGesture<Value>: Gesture {
  let recognizer: GestureRecognizer<Value>
}

/// A tap. The number of taps is ignored.
///
/// ```swift
/// struct CardView: View {
///   @State var isOpen = false
///
///   var body: some View {
///     Text(isOpen ? "Open" : "Closed")
///       .gesture(TapGesture().onEnded { isOpen.toggle() })
///   }
/// }
///
/// let phone = Phone(CardView())
/// phone.tap("Closed")
/// #expect(phone.shows("Open"))
/// ```
public struct TapGesture: Gesture {
  /// Creates a gesture. One tap in a test ends it, regardless of the count.
  public init(count: Int = 1) {}

  /// The recognizer of taps.
  public var recognizer: GestureRecognizer<Void> { GestureRecognizer(tapped: ()) }
}

/// A touch that is held for a while. Its value is `true`.
///
/// ```swift
/// struct CardView: View {
///   @State var isMenuOpen = false
///
///   var body: some View {
///     Text(isMenuOpen ? "Menu" : "Card")
///       .gesture(LongPressGesture().onEnded { isMenuOpen = $0 })
///   }
/// }
///
/// let phone = Phone(CardView())
/// phone.longPress("Card")
/// #expect(phone.shows("Menu"))
/// ```
public struct LongPressGesture: Gesture {
  /// Creates a gesture. A test's long press ends it, regardless of the duration.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  /// The recognizer of long presses.
  public var recognizer: GestureRecognizer<Bool> { GestureRecognizer(longPressed: true) }
}

/// A value that changes while a gesture is in progress, and returns to its first value at the end.
///
/// ```swift
/// import Foundation
///
/// struct CardView: View {
///   @GestureState var distance = 0.0
///   @State var farthest = 0.0
///
///   var body: some View {
///     Text("Card")
///       .gesture(
///         DragGesture()
///           .updating($distance) { drag, distance, _ in distance = drag.translation.width }
///           .onChanged { farthest = $0.translation.width }
///       )
///     Text("\(distance) of \(farthest)")
///   }
/// }
///
/// let phone = Phone(CardView())
/// phone.drag("Card", by: CGSize(width: 80, height: 0))
/// #expect(phone.shows("0.0 of 80.0"))
/// ```
@MainActor @propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initialValue: Value

  /// Creates a state with its first value.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
  }

  /// Creates a state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value { value }

  /// The state itself, for `updating`.
  public var projectedValue: Self { self }

  fileprivate func set(_ value: Value) { self.value = value }

  fileprivate func reset() { value = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension Gesture {
  /// Updates a state for each change while the gesture is in progress. The state returns to its
  /// first value at the end.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    let update = { @MainActor (value: Value) in
      var new = state.wrappedValue
      var transaction = Transaction()
      body(value, &new, &transaction)
      withTransaction(transaction) { state.set(new) }
    }
    return ActiveGesture(
      recognizer: recognizer.adding { steps in
        for index in steps.indices where !steps[index].isEnd {
          steps[index].actions.append { [value = steps[index].value] in update(value) }
        }
        // A gesture state has its value only during the gesture.
        if !steps.isEmpty { steps[steps.count - 1].actions.append { state.reset() } }
      })
  }
}

/// A tap with its location, which is always the upper leading corner.
public struct SpatialTapGesture: Gesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The upper leading corner.
    public var location: CGPoint { .zero }
  }

  /// Creates a gesture. One tap in a test ends it, regardless of the count.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}

  /// The recognizer of taps.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer(tapped: Value()) }
}

/// The gestures that a view recognizes. Without `gesture`, an attached gesture is ignored; the
/// gestures of descendants are always recognized.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: Int

  /// Creates a set of gestures from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of descendants.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
