// The built-in styles as types, for older code such as 'listStyle(InsetGroupedListStyle())'.

/// A built-in style for lists. Headless views ignore it.
public protocol ListStyle {}

/// The standard style for lists.
public struct DefaultListStyle: ListStyle {
  /// Creates the standard style for lists. Headless views ignore it.
  public init() {}
}

/// A style that shows rows without groups.
public struct PlainListStyle: ListStyle {
  /// Creates a style that shows rows without groups. Headless views ignore it.
  public init() {}
}

/// A style that shows rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates a style that shows rows in groups. Headless views ignore it.
  public init() {}
}

/// A style that shows inset rows without groups.
public struct InsetListStyle: ListStyle {
  /// Creates a style that shows inset rows without groups. Headless views ignore it.
  public init() {}
}

/// A style that shows rows in inset groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates a style that shows rows in inset groups. Headless views ignore it.
  public init() {}
}

/// A style that shows lists as sidebars.
public struct SidebarListStyle: ListStyle {
  /// Creates a style that shows lists as sidebars. Headless views ignore it.
  public init() {}
}

/// A built-in style for pickers. Headless views ignore it.
public protocol PickerStyle {}

/// The standard style for pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the standard style for pickers. Headless views ignore it.
  public init() {}
}

/// A style that shows options as rows of the surrounding list.
public struct InlinePickerStyle: PickerStyle {
  /// Creates a style that shows options as rows of the surrounding list. Headless views ignore it.
  public init() {}
}

/// A style that shows options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a style that shows options in a menu. Headless views ignore it.
  public init() {}
}

/// A style that shows options on a separate screen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a style that shows options on a separate screen. Headless views ignore it.
  public init() {}
}

/// A style that shows options in segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a style that shows options in segments. Headless views ignore it.
  public init() {}
}

/// A style that shows options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a style that shows options on a wheel. Headless views ignore it.
  public init() {}
}

/// A built-in style for date pickers. Headless views ignore it.
public protocol DatePickerStyle {}

/// The standard style for date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the standard style for date pickers. Headless views ignore it.
  public init() {}
}

/// A style that shows dates on one line.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a style that shows dates on one line. Headless views ignore it.
  public init() {}
}

/// A style that shows dates in a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a style that shows dates in a calendar. Headless views ignore it.
  public init() {}
}

/// A style that shows dates on wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a style that shows dates on wheels. Headless views ignore it.
  public init() {}
}

/// A built-in style for forms. Headless views ignore it.
public protocol FormStyle {}

/// The standard style for forms.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the standard style for forms. Headless views ignore it.
  public init() {}
}

/// A style that shows labels in a separate column.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a style that shows labels in a separate column. Headless views ignore it.
  public init() {}
}

/// A style that shows rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates a style that shows rows in groups. Headless views ignore it.
  public init() {}
}

/// A built-in style for menus. Headless views ignore it.
public protocol MenuStyle {}

/// The standard style for menus.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the standard style for menus. Headless views ignore it.
  public init() {}
}

/// A style that shows menus as buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a style that shows menus as buttons without a border. Headless views ignore it.
  public init() {}
}

/// A style that shows menus as buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a style that shows menus as buttons. Headless views ignore it.
  public init() {}
}

/// The style of the dots that represent pages. Headless views ignore it.
public struct PageIndexViewStyle {
  /// The conditions under which the dots have a background. Headless views ignore them.
  public typealias BackgroundDisplayMode = ControlStyle.IndexDisplayMode

  /// Creates the style of the dots that represent pages. The display mode is ignored.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

/// A built-in style for tab views. Headless views ignore it.
public protocol TabViewStyle {}

/// The standard style for tab views.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the standard style for tab views. Headless views ignore it.
  public init() {}
}

/// A style that shows tabs as pages.
public struct PageTabViewStyle: TabViewStyle {
  /// The conditions under which the dots that represent pages are visible. Headless views ignore
  /// them.
  public typealias IndexDisplayMode = ControlStyle.IndexDisplayMode

  /// Creates a style that shows tabs as pages. The display mode is ignored.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Modifiers for built-in styles as types. They return the view unchanged.
extension View {
  /// Sets the style for lists. Headless views ignore it.
  public func listStyle<Style: ListStyle>(_ style: Style) -> Self { self }
  /// Sets the style for pickers. Headless views ignore it.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> Self { self }
  /// Sets the style for date pickers. Headless views ignore it.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> Self { self }
  /// Sets the style for forms. Headless views ignore it.
  public func formStyle<Style: FormStyle>(_ style: Style) -> Self { self }
  /// Sets the style for menus. Headless views ignore it.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> Self { self }
  /// Sets the style for tab views. Headless views ignore it.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> Self { self }
  /// Sets the style for the dots that represent pages. Headless views ignore it.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
}
