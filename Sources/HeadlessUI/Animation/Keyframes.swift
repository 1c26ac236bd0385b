/// The keyframes of an animated value. Headless views ignore them.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The keyframes of one property of an animated value. Headless views ignore them.
public struct KeyframeTrack<Root, Value> {
  /// Creates a track of keyframes that animate one property of the value. The closure is never
  /// called.
  public init(
    _ property: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> KeyframeTrackContents<Value>
  ) {}

  /// Creates a track of keyframes that animate the whole value. The closure is never called.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> KeyframeTrackContents<Root>
  ) where Root == Value {}
}

/// The keyframes of a track. Headless views ignore them.
public struct KeyframeTrackContents<Value> {}

/// A keyframe of a track. It defines a value and the motion toward it.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated property.
  associatedtype Value
}

/// A keyframe that interpolates linearly to its value.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that reaches its value after the given number of seconds. Headless views
  /// ignore the arguments.
  public init(_ value: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that interpolates to its value with a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that reaches its value after the given number of seconds or, if the
  /// duration is `nil`, when the spring settles. Headless views ignore the arguments.
  public init(
    _ value: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A keyframe that interpolates to its value along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that reaches its value after the given number of seconds. Headless views
  /// ignore the arguments.
  public init(
    _ value: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that jumps to its value.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a value to jump to. Headless views ignore it.
  public init(_ value: Value) {}
}

/// A result builder for the tracks of an animated value. It discards them, because headless views
/// ignore keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Accepts a track.
  public static func buildExpression<Property>(
    _ track: KeyframeTrack<Value, Property>
  ) -> KeyframeTracks<Value> { KeyframeTracks() }

  /// Accepts a keyframe that animates the whole value.
  public static func buildExpression(
    _ keyframe: some KeyframeTrackContent<Value>
  ) -> KeyframeTracks<Value> { KeyframeTracks() }

  /// Accepts several tracks.
  public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }
}

/// The tracks of an animated value.
public struct KeyframeTracks<Value>: Keyframes {}

/// A result builder for the keyframes of a track. It discards them, because headless views ignore
/// keyframes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Accepts a keyframe.
  public static func buildExpression(
    _ keyframe: some KeyframeTrackContent<Value>
  ) -> KeyframeTrackContents<Value> { KeyframeTrackContents() }

  /// Accepts several keyframes.
  public static func buildBlock(
    _ keyframes: KeyframeTrackContents<Value>...
  ) -> KeyframeTrackContents<Value> { KeyframeTrackContents() }

  /// Accepts the keyframes of an `if` without `else`.
  public static func buildOptional(
    _ keyframes: KeyframeTrackContents<Value>?
  ) -> KeyframeTrackContents<Value> { KeyframeTrackContents() }

  /// Accepts the keyframes of an `if` branch.
  public static func buildEither(
    first keyframes: KeyframeTrackContents<Value>
  ) -> KeyframeTrackContents<Value> { keyframes }

  /// Accepts the keyframes of an `else` branch.
  public static func buildEither(
    second keyframes: KeyframeTrackContents<Value>
  ) -> KeyframeTrackContents<Value> { keyframes }

  /// Accepts the keyframes of a loop.
  public static func buildArray(
    _ keyframes: [KeyframeTrackContents<Value>]
  ) -> KeyframeTrackContents<Value> { KeyframeTrackContents() }
}

/// The motion of a spring. Headless views don't animate, but tests can compare springs.
public struct Spring: Hashable, Sendable {
  let duration: Double
  let bounce: Double

  /// Creates a spring with a duration in seconds and a bounce from 0 to 1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring with a response in seconds and a damping ratio from 0 to 1.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// A spring that doesn't bounce.
  public static let smooth = Spring()
  /// A spring that bounces a little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that bounces.
  public static let bouncy = Spring(bounce: 0.3)

  /// Returns a ``smooth`` spring with the given duration, in seconds, and additional bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a ``snappy`` spring with the given duration, in seconds, and additional bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a ``bouncy`` spring with the given duration, in seconds, and additional bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// A curve that controls the speed of an animation over time. Headless views ignore it.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// A curve with a constant speed.
  public static let linear = UnitCurve(name: "linear")
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(name: "easeInOut")
}
