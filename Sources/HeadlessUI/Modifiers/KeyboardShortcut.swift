/// A key of a keyboard. It has no effect.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  private let character: Character

  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that deletes backward.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The arrow key that points up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The arrow key that points down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The arrow key that points left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The arrow key that points right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The space bar.
  public static let space: KeyEquivalent = " "
}

/// The modifier keys of a shortcut. They have no effect.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The command key is held.
  public static let command = EventModifiers(rawValue: 1)
  /// The control key is held.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key is held.
  public static let option = EventModifiers(rawValue: 4)
  /// The shift key is held.
  public static let shift = EventModifiers(rawValue: 8)
}

/// A standard shortcut. It has no effect.
public enum KeyboardShortcut: Sendable { case defaultAction, cancelAction }
