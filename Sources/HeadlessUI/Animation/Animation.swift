/// An animation for a change. Headless views don't animate, but tests can compare animations.
///
/// ```swift
/// #expect(Animation.easeIn(duration: 1) != .easeIn)
/// #expect("\(Animation.linear.delay(2))" == "linear.delay(2.0)")
/// ```
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The animation as it would be written in code, with all arguments spelled out.
  public let description: String

  /// The default animation.
  public static let `default` = Animation(description: "default")
  /// An animation at a constant speed.
  public static let linear = Animation(description: "linear")
  /// An animation that starts slowly.
  public static let easeIn = Animation(description: "easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation(description: "easeOut")
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(description: "easeInOut")
  /// A spring animation with the system's default settings.
  public static let spring = Animation(description: "spring")
  /// A spring animation that bounces a lot.
  public static let bouncy = Animation(description: "bouncy")
  /// A spring animation that doesn't bounce.
  public static let smooth = Animation(description: "smooth")
  /// A spring animation that bounces a little.
  public static let snappy = Animation(description: "snappy")
  /// A spring animation for changes that follow a finger.
  public static let interactiveSpring = Animation(description: "interactiveSpring")
  /// A spring animation that is added to overlapping animations instead of replacing them.
  public static let interpolatingSpring = Animation(description: "interpolatingSpring")

  /// Returns a ``linear`` animation that takes the given number of seconds.
  public static func linear(duration: Double) -> Animation { timed("linear", duration) }
  /// Returns an ``easeIn`` animation that takes the given number of seconds.
  public static func easeIn(duration: Double) -> Animation { timed("easeIn", duration) }
  /// Returns an ``easeOut`` animation that takes the given number of seconds.
  public static func easeOut(duration: Double) -> Animation { timed("easeOut", duration) }
  /// Returns an ``easeInOut`` animation that takes the given number of seconds.
  public static func easeInOut(duration: Double) -> Animation { timed("easeInOut", duration) }

  /// Returns an animation that follows a Bézier curve, with the given duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(description: "timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))")
  }

  // This overload is disfavored because 'spring()' would otherwise be ambiguous.
  /// Returns a spring animation with the given response, in seconds, and damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    damped("spring", response, dampingFraction, blendDuration)
  }

  /// Returns a spring animation with the given duration, in seconds, and bounce.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      description:
        "spring(duration: \(duration), bounce: \(bounce), blendDuration: \(blendDuration))"
    )
  }

  /// Returns a spring animation with the duration and bounce of the given spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// Returns a spring animation for changes that follow a finger. The response is in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    damped("interactiveSpring", response, dampingFraction, blendDuration)
  }

  /// Returns a spring animation with the given mass, stiffness, and damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      description: """
        interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), \
        initialVelocity: \(initialVelocity))
        """
    )
  }

  /// Returns a ``bouncy`` animation with the given duration, in seconds, and additional bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing("bouncy", duration, extraBounce)
  }

  /// Returns a ``smooth`` animation with the given duration, in seconds, and additional bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing("smooth", duration, extraBounce)
  }

  /// Returns a ``snappy`` animation with the given duration, in seconds, and additional bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing("snappy", duration, extraBounce)
  }

  /// Returns the animation, delayed by the given number of seconds. Tests can read the delay in the
  /// description, but they don't wait for it.
  public func delay(_ delay: Double) -> Animation { followed(by: "delay(\(delay))") }

  /// Returns the animation with its speed multiplied by the given factor.
  public func speed(_ speed: Double) -> Animation { followed(by: "speed(\(speed))") }

  /// Returns the animation, repeated the given number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    followed(by: "repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
  }

  /// Returns the animation, repeated indefinitely.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    followed(by: "repeatForever(autoreverses: \(autoreverses))")
  }

  private func followed(by suffix: String) -> Animation {
    Animation(description: "\(description).\(suffix)")
  }

  private static func timed(_ name: String, _ duration: Double) -> Animation {
    Animation(description: "\(name)(duration: \(duration))")
  }

  private static func damped(
    _ name: String, _ response: Double, _ dampingFraction: Double, _ blendDuration: Double
  ) -> Animation {
    Animation(
      description: """
        \(name)(response: \(response), dampingFraction: \(dampingFraction), \
        blendDuration: \(blendDuration))
        """
    )
  }

  private static func bouncing(
    _ name: String, _ duration: Double, _ extraBounce: Double
  ) -> Animation {
    Animation(description: "\(name)(duration: \(duration), extraBounce: \(extraBounce))")
  }
}
