public import Foundation

/// The amount of space that a screen has in one direction. By default, a phone is compact
/// horizontally and regular vertically.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// The text size that the user prefers.
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Returns whether the first size is smaller than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The direction in which text is read.
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }

extension EnvironmentValues {
  private struct LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }
  private struct CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar(identifier: .gregorian)
  }
  private struct TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.gmt
  }
  private struct HorizontalSizeKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private struct VerticalSizeKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }
  private struct DynamicTypeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  /// The user's language and region. The default is American English on every machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's calendar. The default is the Gregorian calendar on every machine.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's time zone. The default is Greenwich Mean Time on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The amount of horizontal space. The default is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// The amount of vertical space. The default is regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// The text size that the user prefers. The default is large, as on a new phone.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  private struct DirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  /// The direction in which text is read. The default is from left to right.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The number of pixels per point, which is always 3, as on a large phone.
  public var displayScale: CGFloat { 3 }

  /// The size of a pixel in points, which is always a third, as on a large phone.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the user prefers fewer animations. The value is always `false`.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the user prefers opaque backgrounds. The value is always `false`.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user needs to distinguish elements without color. The value is always `false`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a screen reader is in use. The value is always `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }
}
