public import Foundation

/// A press of a key on a hardware keyboard, which a phone in a test doesn't have.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: Int

    /// Creates a set of phases from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The phase in which a key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The phase in which a key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The phase in which a key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// A value that indicates whether a view has handled a key press.
  public enum Result: Sendable { case handled, ignored }

  /// The key that was pressed.
  public let key: KeyEquivalent
  /// The characters that the key produces.
  public let characters: String
  /// The modifier keys that are held down.
  public let modifiers: EventModifiers
  /// The phase of the key press.
  public let phase: Phases
}

/// Actions for the keys of a hardware keyboard. The actions never run, because a phone in a test
/// has no hardware keyboard.
extension View {
  /// Performs an action when the user presses a key. Headless views never perform it.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> Self { self }

  /// Performs an action in the given phases of a key press. Headless views never perform it.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Performs an action when the user presses one of several keys. Headless views never perform it.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Performs an action when the user presses a key that produces one of several characters.
  /// Headless views never perform it.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// Performs an action when the user presses any key. Headless views never perform it.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
}
