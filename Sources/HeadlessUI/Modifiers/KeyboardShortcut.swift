/// A key on a keyboard. Headless views ignore it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  private let character: Character

  /// Creates the key that produces a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// Creates the key that produces a character.
  public init(_ character: Character) { self.character = character }

  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The delete key, which deletes backward.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The up arrow key.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The down arrow key.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The left arrow key.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The right arrow key.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The space bar.
  public static let space: KeyEquivalent = " "
}

/// The modifier keys of a shortcut or a key press. Headless views ignore them.
public struct EventModifiers: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of keys from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 8)
}

/// A standard keyboard shortcut. Headless views ignore it.
public enum KeyboardShortcut: Sendable { case defaultAction, cancelAction }

extension View {
  /// Sets the keyboard shortcut of a control. Headless views ignore it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Self { self }

  /// Sets a standard keyboard shortcut for a control. Headless views ignore it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
}
