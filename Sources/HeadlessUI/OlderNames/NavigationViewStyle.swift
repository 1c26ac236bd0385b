/// A built-in style for navigation views. Headless views ignore it.
public protocol NavigationViewStyle {}

/// The standard style for navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the standard style for navigation views. Headless views ignore it.
  public init() {}
}

/// A style that shows navigation in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a style that shows navigation in columns. Headless views ignore it.
  public init() {}
}

/// A style that shows navigation in two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a style that shows navigation in two columns. Headless views ignore it.
  public init() {}
}

/// A style that shows navigation in one column.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a style that shows navigation in one column. Headless views ignore it.
  public init() {}
}

extension View {
  /// Sets the style for navigation views. Headless views ignore it.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> Self { self }

  /// Sets the style for navigation views. Headless views ignore it.
  public func navigationViewStyle(_ style: ControlStyle) -> Self { self }
}
