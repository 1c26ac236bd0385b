/// An animation of a symbol. Accepted, but has no effect.
public struct SymbolEffect: Sendable {
  /// The standard effect.
  public static let automatic = SymbolEffect()
  /// Appearing.
  public static let appear = SymbolEffect()
  /// Bouncing.
  public static let bounce = SymbolEffect()
  /// Breathing.
  public static let breathe = SymbolEffect()
  /// Disappearing.
  public static let disappear = SymbolEffect()
  /// Pulsing.
  public static let pulse = SymbolEffect()
  /// Replacing the former symbol.
  public static let replace = SymbolEffect()
  /// Rotating.
  public static let rotate = SymbolEffect()
  /// Scaling.
  public static let scale = SymbolEffect()
  /// Changing the layers.
  public static let variableColor = SymbolEffect()
  /// Wiggling.
  public static let wiggle = SymbolEffect()

  /// The effect itself. Variations are ignored.
  public var byLayer: SymbolEffect { self }
  /// The effect itself. Variations are ignored.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect itself. Variations are ignored.
  public var down: SymbolEffect { self }
  /// The effect itself. Variations are ignored.
  public var up: SymbolEffect { self }
  /// The effect itself. Variations are ignored.
  public var iterative: SymbolEffect { self }
  /// The effect itself. Variations are ignored.
  public var cumulative: SymbolEffect { self }
  /// The effect itself. Variations are ignored.
  public var reversing: SymbolEffect { self }
}

/// The repetitions of a symbol's animation. Accepted, but have no effect.
public struct SymbolEffectOptions: Sendable {
  /// One animation.
  public static let `default` = SymbolEffectOptions()
  /// Animations until the effect ends.
  public static let repeating = SymbolEffectOptions()
  /// One animation.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options that repeat an animation a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns options that set the speed of an animation.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The options themselves. Variations are ignored.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Modifiers that animate symbols. They return the view unchanged.
extension View {
  /// Animates symbols while the effect is active. Returns the view unchanged.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  /// Animates symbols when a value changes. Returns the view unchanged.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> Self { self }
  /// Stops the effects of ancestors. Returns the view unchanged.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
