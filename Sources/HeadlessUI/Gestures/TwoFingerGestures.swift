public import Foundation

/// A pinch with two fingers, which a test can't perform.
public struct MagnifyGesture: Gesture {
  /// The change in the distance between the fingers.
  public struct Value: Equatable, Sendable {
    /// The factor by which the distance between the fingers has changed.
    public var magnification = 1.0
    /// The speed of the change.
    public var velocity = 0.0
    /// The point between the fingers at the start of the gesture.
    public var startLocation = CGPoint.zero
    /// The point between the fingers at the start, as a fraction of the view's size.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture that is never recognized.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// A recognizer that recognizes no touches.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer() }
}

/// A rotation with two fingers, which a test can't perform.
public struct RotateGesture: Gesture {
  /// The current rotation of the fingers, its speed, and the place where the gesture started.
  public struct Value: Equatable, Sendable {
    /// The angle by which the fingers have rotated.
    public var rotation = Angle.zero
    /// The speed of the change.
    public var velocity = Angle.zero
    /// The point between the fingers at the start of the gesture.
    public var startLocation = CGPoint.zero
    /// The point between the fingers at the start, as a fraction of the view's size.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture that is never recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// A recognizer that recognizes no touches.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer() }
}
