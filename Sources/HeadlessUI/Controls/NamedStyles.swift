// The built-in styles as types, as older code spells them: 'listStyle(InsetGroupedListStyle())'.

/// A built-in style of lists. It has no effect in a headless view.
public protocol ListStyle {}

/// The standard list.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows without groups.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows that are inset, without groups.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in inset groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Lists as sidebars.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A built-in style of pickers. It has no effect in a headless view.
public protocol PickerStyle {}

/// The standard picker.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// Options among the other rows.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// Options on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// Options in segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A built-in style of date pickers. It has no effect in a headless view.
public protocol DatePickerStyle {}

/// The standard picker.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// Dates in one line.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// Dates in a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// Dates on wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// A built-in style of navigation views. It has no effect in a headless view.
public protocol NavigationViewStyle {}

/// The standard navigation.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Navigation in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Navigation in two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Navigation in one column.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A built-in style of forms. It has no effect in a headless view.
public protocol FormStyle {}

/// The standard form.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Labels in a column of their own.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// A built-in style of menus. It has no effect in a headless view.
public protocol MenuStyle {}

/// The standard menu.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// Menus as buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// Menus as buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// The dots for pages.
public struct PageIndexViewStyle {
  /// When the dots have a background. Accepted, but has no effect.
  public typealias BackgroundDisplayMode = ControlStyle.IndexDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

/// A built-in style of tabs. It has no effect in a headless view.
public protocol TabViewStyle {}

/// The standard tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Tabs as pages.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots for the pages are shown. Accepted, but has no effect.
  public typealias IndexDisplayMode = ControlStyle.IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Modifiers for built-in styles as types. They return the view unchanged.
extension View {
  /// Sets the style of lists. Returns the view unchanged.
  public func listStyle<Style: ListStyle>(_ style: Style) -> Self { self }
  /// Sets the style of pickers. Returns the view unchanged.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> Self { self }
  /// Sets the style of date pickers. Returns the view unchanged.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> Self { self }
  /// Sets the style of navigation views. Returns the view unchanged.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> Self { self }
  /// Sets the style of forms. Returns the view unchanged.
  public func formStyle<Style: FormStyle>(_ style: Style) -> Self { self }
  /// Sets the style of menus. Returns the view unchanged.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> Self { self }
  /// Sets the style of tabs. Returns the view unchanged.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> Self { self }
  /// Sets the dots for pages. Returns the view unchanged.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
}
