/// An animation of a symbol. Headless views ignore it.
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

  /// The effect, applied to each layer separately.
  public var byLayer: SymbolEffect { self }
  /// The effect, applied to the symbol as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect with a downward motion.
  public var down: SymbolEffect { self }
  /// The effect with an upward motion.
  public var up: SymbolEffect { self }
  /// The effect, applied to one layer after another.
  public var iterative: SymbolEffect { self }
  /// The effect with layers that stay highlighted.
  public var cumulative: SymbolEffect { self }
  /// The effect, played forward and then backward.
  public var reversing: SymbolEffect { self }
}

/// The repetition and speed of a symbol's animation. Headless views ignore them.
public struct SymbolEffectOptions: Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat an animation until the effect ends.
  public static let repeating = SymbolEffectOptions()
  /// Options that play an animation once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options that repeat an animation the given number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options that multiply the speed of an animation by the given factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns these options with the speed of the animation multiplied by the given factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Modifiers that animate symbols. They return the view unchanged.
extension View {
  /// Animates symbols while the effect is active. Headless views ignore the effect.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  /// Animates symbols when a value changes. Headless views ignore the effect.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
  /// Removes the symbol effects that ancestors apply. Headless views ignore this modifier.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
