public import Foundation

/// A key that was pressed on a hardware keyboard. A phone has no such keyboard.
public struct KeyPress: Sendable {
  /// The phase of pressing a key.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of phases from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// The key is pressed, held, or released.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view has handled a key.
  public enum Result: Sendable { case handled, ignored }

  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key produces.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
  /// The phase of pressing the key.
  public let phase: Phases
}

/// Actions for the keys of a hardware keyboard. A phone has no such keyboard, so they are never
/// performed.
extension View {
  /// Returns the view unchanged. The action is never performed.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> Self { self }

  /// Returns the view unchanged. The action is never performed.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Returns the view unchanged. The action is never performed.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Returns the view unchanged. The action is never performed.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Returns the view unchanged. The action is never performed.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
}
