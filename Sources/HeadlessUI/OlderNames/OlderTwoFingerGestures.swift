public import Foundation

/// The older form of ``MagnifyGesture``. Its value is the scale factor.
public struct MagnificationGesture: Gesture {
  /// Creates a gesture that is never recognized.
  public init(minimumScaleDelta: Double = 0.01) {}

  /// A recognizer that recognizes no touches.
  public var recognizer: GestureRecognizer<CGFloat> { GestureRecognizer() }
}

/// The older form of ``RotateGesture``. Its value is the angle.
public struct RotationGesture: Gesture {
  /// Creates a gesture that is never recognized.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// A recognizer that recognizes no touches.
  public var recognizer: GestureRecognizer<Angle> { GestureRecognizer() }
}
