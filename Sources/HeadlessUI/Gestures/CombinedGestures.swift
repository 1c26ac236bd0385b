/// Two gestures that are recognized at the same time, as returned by
/// ``Gesture/simultaneously(with:)``.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures. A gesture that doesn't recognize the touch has no value.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Creates a gesture that recognizes two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognizer for the touches of either gesture. The combined gesture ends when both gestures
  /// have ended.
  public var recognizer: GestureRecognizer<Value> {
    let first = first.recognizer
    let second = second.recognizer
    return GestureRecognizer(touches: first.touches.union(second.touches)) { touch in
      Self.joined(first.steps(touch), second.steps(touch))
    }
  }

  private static func joined(
    _ first: [GestureStep<First.Value>], _ second: [GestureStep<Second.Value>]
  ) -> [GestureStep<Value>] {
    let count = max(first.count, second.count)
    return (0..<count).map { index in
      let value = Value(
        // A gesture that has ended keeps its last value until the other gesture ends.
        first: (index < first.count ? first[index] : first.last)?.value,
        second: (index < second.count ? second[index] : second.last)?.value
      )
      let firstActions = index < first.count ? first[index].actions : []
      let secondActions = index < second.count ? second[index].actions : []
      return GestureStep(
        value: value, isEnd: index == count - 1, actions: firstActions + secondActions
      )
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures that are recognized one after the other, as returned by
/// ``Gesture/sequenced(before:)``.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that is in progress.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended. The second value is `nil` until the second gesture is in
    /// progress.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  /// Creates a gesture that recognizes one gesture after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognizer for the first gesture's touches, and for drags that follow a tap or a long
  /// press.
  ///
  /// If the first gesture is a tap or a long press and the second is a drag, a drag performs both
  /// gestures.
  public var recognizer: GestureRecognizer<Value> {
    let first = first.recognizer
    let second = second.recognizer
    let beginning: GestureTouch? =
      first.touches.contains(.longPress) ? .longPress : first.touches.contains(.tap) ? .tap : nil
    let canDrag = second.touches.contains(.drag) && beginning != nil
    return GestureRecognizer(touches: first.touches.union(canDrag ? [.drag] : [])) { touch in
      guard case .drag = touch, let beginning, canDrag else {
        return Self.steps(of: first.steps(touch))
      }
      // A drag is preceded by the press or the tap that the sequence starts with.
      let begun = first.steps(beginning)
      guard let value = begun.last?.value else { return [] }
      return Self.steps(of: begun)
        + second.steps(touch).map { $0.map(.second(value, $0.value), isEnd: $0.isEnd) }
    }
  }

  /// Returns the steps of the sequence for the steps of the first gesture. The sequence doesn't end
  /// when the first gesture ends.
  private static func steps(of first: [GestureStep<First.Value>]) -> [GestureStep<Value>] {
    first.map { step in
      step.map(step.isEnd ? .second(step.value, nil) : .first(step.value), isEnd: false)
    }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one is recognized, as returned by ``Gesture/exclusively(before:)``.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// Only the second gesture was recognized.
    case second(Second.Value)
  }

  let first: First
  let second: Second

  /// Creates a gesture that prefers the first of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The recognizer for the touches of either gesture. The first gesture takes precedence.
  public var recognizer: GestureRecognizer<Value> {
    let first = first.recognizer
    let second = second.recognizer
    return GestureRecognizer(touches: first.touches.union(second.touches)) { touch in
      let steps = first.steps(touch)
      guard steps.isEmpty else {
        return steps.map { $0.map(.first($0.value), isEnd: $0.isEnd) }
      }
      return second.steps(touch).map { $0.map(.second($0.value), isEnd: $0.isEnd) }
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
  /// The recognizer of the gesture.
  public let recognizer: GestureRecognizer<Value>

  /// Creates a type-erased version of a gesture.
  public init(_ gesture: some Gesture<Value>) {
    recognizer = gesture.recognizer
  }
}

extension Gesture {
  /// Returns a gesture that recognizes this gesture and another gesture at the same time.
  ///
  /// ```swift
  /// struct PhotoView: View {
  ///   @State var log: [String] = []
  ///
  ///   var body: some View {
  ///     Text("Photo")
  ///       .gesture(
  ///         TapGesture().onEnded { log.append("select") }
  ///           .simultaneously(with: LongPressGesture().onEnded { _ in log.append("menu") })
  ///       )
  ///     Text(log.joined(separator: ", "))
  ///   }
  /// }
  ///
  /// let phone = Phone(PhotoView())
  /// phone.tap("Photo")
  /// phone.longPress("Photo")
  /// #expect(phone.shows("select, menu"))
  /// ```
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture that begins with this gesture and ends with another gesture.
  ///
  /// If this gesture is a tap or a long press and the other gesture is a drag, a drag in a test
  /// performs both gestures. A tap or a long press in a test performs only the first gesture, so
  /// the sequence doesn't end.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct CardView: View {
  ///   @State var distance = 0.0
  ///
  ///   var body: some View {
  ///     Text("Card")
  ///       .gesture(
  ///         LongPressGesture()
  ///           .sequenced(before: DragGesture())
  ///           .onEnded { value in
  ///             guard case .second(true, let drag?) = value else { return }
  ///             distance = drag.translation.width
  ///           }
  ///       )
  ///     Text("moved by \(Int(distance))")
  ///   }
  /// }
  ///
  /// let phone = Phone(CardView())
  /// phone.drag("Card", by: CGSize(width: 80, height: 0))
  /// #expect(phone.shows("moved by 80"))
  /// ```
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture or, if this gesture fails, another gesture.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns this gesture with its values transformed by a closure.
  public func map<NewValue>(
    _ transform: @escaping @MainActor (Value) -> NewValue
  ) -> some Gesture<NewValue> {
    let recognizer = recognizer
    return AnyGesture(
      recognizer: GestureRecognizer(touches: recognizer.touches) { touch in
        recognizer.steps(touch).map { $0.map(transform($0.value), isEnd: $0.isEnd) }
      })
  }
}

extension AnyGesture {
  fileprivate init(recognizer: GestureRecognizer<Value>) {
    self.recognizer = recognizer
  }
}
