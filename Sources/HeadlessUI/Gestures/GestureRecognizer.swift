/// The touches that a gesture recognizes, along with its actions.
@MainActor
public struct GestureRecognizer<Value> {
  /// The touches that a test can perform and that the gesture recognizes.
  let touches: Set<GestureTouch.Kind>

  /// A closure that returns the steps of the gesture during a touch. It returns no steps if the
  /// touch isn't recognized.
  let steps: @MainActor (GestureTouch) -> [GestureStep<Value>]

  /// Creates a recognizer that recognizes no touches.
  init() {
    self.init(touches: []) { _ in [] }
  }

  init(
    touches: Set<GestureTouch.Kind>,
    steps: @escaping @MainActor (GestureTouch) -> [GestureStep<Value>]
  ) {
    self.touches = touches
    self.steps = steps
  }

  /// Creates a recognizer for taps.
  init(tapped value: Value) {
    self.init(touches: [.tap]) { touch in
      guard case .tap = touch else { return [] }
      return [GestureStep(value: value, isEnd: true)]
    }
  }

  /// Creates a recognizer for long presses.
  init(longPressed value: Value) {
    self.init(touches: [.longPress]) { touch in
      guard case .longPress = touch else { return [] }
      // The press is recognized before the finger is lifted, so `onChanged` is called as well.
      return [GestureStep(value: value), GestureStep(value: value, isEnd: true)]
    }
  }

  /// Returns a recognizer for the same touches with additional actions.
  func adding(
    _ actions: @escaping @MainActor (inout [GestureStep<Value>]) -> Void
  ) -> GestureRecognizer {
    GestureRecognizer(touches: touches) { touch in
      var steps = steps(touch)
      actions(&steps)
      return steps
    }
  }

  /// Performs the actions of a touch.
  func perform(_ touch: GestureTouch) {
    for step in steps(touch) {
      for action in step.actions { action() }
    }
  }
}

/// A phase of a gesture, which is either a change or the end.
struct GestureStep<Value> {
  var value: Value
  var isEnd = false
  var actions: [@MainActor () -> Void] = []

  /// Returns a step with another value and the same actions.
  func map<NewValue>(_ value: NewValue, isEnd: Bool) -> GestureStep<NewValue> {
    GestureStep<NewValue>(value: value, isEnd: isEnd, actions: actions)
  }
}

/// A touch that a test performs.
enum GestureTouch {
  case tap
  case longPress
  case drag(Drag)

  enum Kind { case tap, longPress, drag }
}
