public import Foundation

/// A movement of two fingers apart or together, which a test can't perform.
public struct MagnifyGesture: Gesture {
  /// The change in distance.
  public struct Value: Equatable, Sendable {
    /// The factor by which the distance between the fingers has changed.
    public var magnification = 1.0
    /// The speed of the change.
    public var velocity = 0.0
    /// The point between the fingers at the start of the gesture.
    public var startLocation = CGPoint.zero
    /// The point between the fingers at the start of the gesture, from 0 to 1.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture that isn't recognized.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// A recognizer of no touches.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer() }
}

/// A movement of two fingers around each other, which a test can't perform.
public struct RotateGesture: Gesture {
  /// The change in angle.
  public struct Value: Equatable, Sendable {
    /// The angle by which the fingers have rotated.
    public var rotation = Angle.zero
    /// The speed of the change.
    public var velocity = Angle.zero
    /// The point between the fingers at the start of the gesture.
    public var startLocation = CGPoint.zero
    /// The point between the fingers at the start of the gesture, from 0 to 1.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture that isn't recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// A recognizer of no touches.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer() }
}

/// A movement of two fingers apart or together, as older code declares it. Its value is the scale
/// factor.
public struct MagnificationGesture: Gesture {
  /// Creates a gesture that isn't recognized.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// A recognizer of no touches.
  public var recognizer: GestureRecognizer<CGFloat> { GestureRecognizer() }
}

/// A movement of two fingers around each other, as older code declares it. Its value is the angle.
public struct RotationGesture: Gesture {
  /// Creates a gesture that isn't recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// A recognizer of no touches.
  public var recognizer: GestureRecognizer<Angle> { GestureRecognizer() }
}
