/// An animation of a symbol. It has no effect.
public struct SymbolEffect: Sendable {
  /// The standard effect.
  public static let automatic = SymbolEffect()
  /// An effect that makes a symbol appear.
  public static let appear = SymbolEffect()
  /// An effect that makes a symbol bounce.
  public static let bounce = SymbolEffect()
  /// An effect that makes a symbol swell and shrink.
  public static let breathe = SymbolEffect()
  /// An effect that makes a symbol disappear.
  public static let disappear = SymbolEffect()
  /// An effect that fades a symbol in and out.
  public static let pulse = SymbolEffect()
  /// An effect that replaces one symbol with another.
  public static let replace = SymbolEffect()
  /// An effect that rotates a symbol.
  public static let rotate = SymbolEffect()
  /// An effect that scales a symbol.
  public static let scale = SymbolEffect()
  /// An effect that changes the colors of a symbol's layers.
  public static let variableColor = SymbolEffect()
  /// An effect that makes a symbol wiggle.
  public static let wiggle = SymbolEffect()

  /// The effect, applied layer by layer. This variation is ignored.
  public var byLayer: SymbolEffect { self }
  /// The effect, applied to the symbol as a whole. This variation is ignored.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect with a downward motion. This variation is ignored.
  public var down: SymbolEffect { self }
  /// The effect with an upward motion. This variation is ignored.
  public var up: SymbolEffect { self }
  /// The effect, applied to one layer after another. This variation is ignored.
  public var iterative: SymbolEffect { self }
  /// The effect with layers that stay highlighted. This variation is ignored.
  public var cumulative: SymbolEffect { self }
  /// The effect, played forward and then backward. This variation is ignored.
  public var reversing: SymbolEffect { self }
}

/// The repetition and speed of a symbol's animation. They have no effect.
public struct SymbolEffectOptions: Sendable {
  /// Options for a single animation.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat an animation until the effect ends.
  public static let repeating = SymbolEffectOptions()
  /// Options for a single animation.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options that repeat an animation a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options that set the speed of an animation.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the options unchanged. The speed has no effect.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Modifiers for animated symbols. They return the view unchanged.
extension View {
  /// Animates symbols while the effect is active. Has no effect in a headless view.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  /// Animates symbols when a value changes. Has no effect in a headless view.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
  /// Removes the effects that ancestors apply. Has no effect in a headless view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
