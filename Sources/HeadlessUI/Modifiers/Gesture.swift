/// Something that a person does with a finger on a view: a tap, a long press, or a drag.
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
    var recognizer = recognizer
    recognizer.changed.append(action)
    return ActiveGesture(recognizer: recognizer)
  }

  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    var recognizer = recognizer
    recognizer.ended.append(action)
    return ActiveGesture(recognizer: recognizer)
  }
}

/// The touches that a gesture recognizes, and its actions.
@MainActor
public struct GestureRecognizer<Value> {
  enum Touch {
    case tap(Value)
    case longPress(Value)
    /// - Parameters:
    ///   - minimumDistance: The distance, in points, below which nothing is recognized.
    ///   - value: Returns the value of a drag.
    case drag(minimumDistance: Double, value: (DragGesture.Value) -> Value)
  }

  let touch: Touch
  var changed: [@MainActor (Value) -> Void] = []
  var ended: [@MainActor (Value) -> Void] = []

  func change(_ value: Value) { changed.forEach { $0(value) } }

  func end(_ value: Value) { ended.forEach { $0(value) } }
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
  /// Creates a gesture. One tap of a test ends it, regardless of the count.
  public init(count: Int = 1) {}

  /// The recognizer of taps.
  public var recognizer: GestureRecognizer<Void> { GestureRecognizer(touch: .tap(())) }
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
  public var recognizer: GestureRecognizer<Bool> { GestureRecognizer(touch: .longPress(true)) }
}
