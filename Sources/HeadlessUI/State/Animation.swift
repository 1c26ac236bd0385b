/// An animation of a change. Nothing moves, but tests can compare the value.
///
/// ```swift
/// #expect(Animation.easeIn(duration: 1) != .easeIn)
/// #expect("\(Animation.linear.delay(2))" == "linear.delay(2.0)")
/// ```
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The animation as it is written in code, with all arguments.
  public let description: String

  public static let `default` = Animation(description: "default")
  public static let linear = Animation(description: "linear")
  public static let easeIn = Animation(description: "easeIn")
  public static let easeOut = Animation(description: "easeOut")
  public static let easeInOut = Animation(description: "easeInOut")
  public static let spring = Animation(description: "spring")
  public static let bouncy = Animation(description: "bouncy")
  public static let smooth = Animation(description: "smooth")
  public static let snappy = Animation(description: "snappy")
  public static let interactiveSpring = Animation(description: "interactiveSpring")
  public static let interpolatingSpring = Animation(description: "interpolatingSpring")

  public static func linear(duration: Double) -> Animation { timed("linear", duration) }
  public static func easeIn(duration: Double) -> Animation { timed("easeIn", duration) }
  public static func easeOut(duration: Double) -> Animation { timed("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Animation { timed("easeInOut", duration) }

  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(description: "timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))")
  }

  // Disfavored, so that 'spring()' isn't ambiguous.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    damped("spring", response, dampingFraction, blendDuration)
  }

  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      description: "spring(duration: \(duration), bounce: \(bounce), blendDuration: \(blendDuration))"
    )
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    damped("interactiveSpring", response, dampingFraction, blendDuration)
  }

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

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing("bouncy", duration, extraBounce)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing("smooth", duration, extraBounce)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing("snappy", duration, extraBounce)
  }

  public func delay(_ delay: Double) -> Animation { followed(by: "delay(\(delay))") }

  public func speed(_ speed: Double) -> Animation { followed(by: "speed(\(speed))") }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    followed(by: "repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
  }

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
