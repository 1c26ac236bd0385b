public import Foundation

/// An action that the user performs on a view by touching it, such as a tap or a drag.
///
/// Attach a gesture with `gesture(_:)`. Tests perform it with `phone.tap`, `phone.longPress`, or
/// `phone.drag`.
@MainActor
public protocol Gesture<Value> {
  /// The data that the gesture reports while it is in progress and when it ends.
  associatedtype Value

  /// The touches that the gesture recognizes, along with its actions.
  var recognizer: GestureRecognizer<Value> { get }
}

extension Gesture {
  /// Adds an action to perform for each change while the gesture is in progress.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    ActiveGesture(
      recognizer: recognizer.adding { steps in
        for index in steps.indices where !steps[index].isEnd {
          steps[index].actions.append { [value = steps[index].value] in action(value) }
        }
      })
  }

  /// Adds an action to perform when the gesture ends.
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

/// A tap on a view. The number of taps is ignored.
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
  /// Creates a gesture. In a test, a single tap completes it, regardless of the count.
  public init(count: Int = 1) {}

  /// The recognizer for taps.
  public var recognizer: GestureRecognizer<Void> { GestureRecognizer(tapped: ()) }
}

/// A long press on a view. Its value is `true`.
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
  /// Creates a gesture. In a test, a long press completes it, regardless of the duration and the
  /// distance.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  /// The recognizer for long presses.
  public var recognizer: GestureRecognizer<Bool> { GestureRecognizer(longPressed: true) }
}

/// A property wrapper for a value that changes during a gesture and is reset when the gesture ends.
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

  /// Creates a state with an initial value, which is restored when the gesture ends.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
  }

  /// Creates a state with an initial value, which is restored when the gesture ends.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The current value, which is the initial value unless the gesture is in progress.
  public var wrappedValue: Value { value }

  /// The state itself, to pass to `updating`.
  public var projectedValue: Self { self }

  fileprivate func set(_ value: Value) { self.value = value }

  fileprivate func reset() { value = initialValue }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state with an initial value of `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension Gesture {
  /// Updates a state for each change while the gesture is in progress. The state returns to its
  /// initial value when the gesture ends.
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
        // A gesture state keeps its value only during the gesture.
        if !steps.isEmpty { steps[steps.count - 1].actions.append { state.reset() } }
      })
  }
}

/// A tap that reports its location, which is always the upper leading corner.
public struct SpatialTapGesture: Gesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap, which is always the upper leading corner.
    public var location: CGPoint { .zero }
  }

  /// Creates a gesture. In a test, a single tap completes it, regardless of the count.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}

  /// The recognizer for taps.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer(tapped: Value()) }
}

/// The gestures that a view recognizes: the attached gesture, the gestures of the view and its
/// descendants, or both. Buttons and other controls don't count as gestures, so a mask never
/// excludes them.
public struct GestureMask: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of gestures from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A mask that excludes all gestures.
  public static let none: GestureMask = []
  /// A mask that includes only the attached gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// A mask that includes only the gestures of the view and its descendants.
  public static let subviews = GestureMask(rawValue: 2)
  /// A mask that includes the attached gesture and the gestures of the view and its descendants.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that may be absent. An absent gesture recognizes no touches.
///
/// ```swift
/// struct CardView: View {
///   @State var isLocked = true
///   @State var opened = 0
///
///   var body: some View {
///     Text("Card")
///       .gesture(isLocked ? nil : TapGesture().onEnded { opened += 1 })
///     Button("Unlock") { isLocked = false }
///     Text("\(opened) opened")
///   }
/// }
///
/// let phone = Phone(CardView())
/// phone.tap("Unlock")
/// phone.tap("Card")
/// #expect(phone.shows("1 opened"))
/// ```
extension Optional: Gesture where Wrapped: Gesture {
  /// The data that the gesture reports.
  public typealias Value = Wrapped.Value

  /// The recognizer for the gesture, or a recognizer without touches if the gesture is absent.
  public var recognizer: GestureRecognizer<Wrapped.Value> {
    self?.recognizer ?? GestureRecognizer()
  }
}
