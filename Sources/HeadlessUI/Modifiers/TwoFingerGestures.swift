public import Foundation

/// A movement of two fingers apart or together, which a test can't perform.
public struct MagnifyGesture: Gesture {
  /// The change in distance.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification = 1.0
    /// The speed of the change.
    public var velocity = 0.0
    /// The middle of the fingers at the start.
    public var startLocation = CGPoint.zero
    /// The middle of the fingers at the start, from 0 to 1.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture that isn't recognized.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// A recognizer without a touch.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer() }
}

/// A movement of two fingers around each other, which a test can't perform.
public struct RotateGesture: Gesture {
  /// The change in angle.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation = Angle.zero
    /// The speed of the change.
    public var velocity = Angle.zero
    /// The middle of the fingers at the start.
    public var startLocation = CGPoint.zero
    /// The middle of the fingers at the start, from 0 to 1.
    public var startAnchor = UnitPoint.center
  }

  /// Creates a gesture that isn't recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// A recognizer without a touch.
  public var recognizer: GestureRecognizer<Value> { GestureRecognizer() }
}

/// A movement of two fingers apart or together, as older code declares it. Its value is the scale
/// factor.
public struct MagnificationGesture: Gesture {
  /// Creates a gesture that isn't recognized.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// A recognizer without a touch.
  public var recognizer: GestureRecognizer<CGFloat> { GestureRecognizer() }
}

/// A movement of two fingers around each other, as older code declares it. Its value is the angle.
public struct RotationGesture: Gesture {
  /// Creates a gesture that isn't recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// A recognizer without a touch.
  public var recognizer: GestureRecognizer<Angle> { GestureRecognizer() }
}
