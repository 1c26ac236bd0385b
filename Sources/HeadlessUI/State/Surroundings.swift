public import Foundation

/// How much space a screen has in one direction. A phone has little in the horizontal one.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// The text size that the person prefers.
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the first size is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

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

  /// The person's region and language: American English, whatever the machine is set to.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The person's calendar: the Gregorian one, whatever the machine is set to.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The person's time zone: Greenwich Mean Time, whatever the machine is set to.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The width of the screen: compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// The height of the screen: regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// The text size that the person prefers: large, as on a new phone.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// The presentation that contains the view, in the spelling of older code:
  /// `presentationMode.wrappedValue.dismiss()`. New code reads ``dismiss``.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(dismissAction: dismiss))
  }
}

/// The presentation that contains a view.
@MainActor public struct PresentationMode {
  let dismissAction: DismissAction

  /// Whether something contains the view that can be dismissed.
  public var isPresented: Bool { dismissAction.page != nil }

  /// Dismisses what contains the view.
  public func dismiss() { dismissAction() }
}
