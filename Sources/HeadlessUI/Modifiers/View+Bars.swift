public import Foundation

/// The purpose of a screen, which affects its bars. Headless views ignore it.
public enum ToolbarRole: Sendable { case automatic, browser, editor, navigationStack }

/// The bar that a modifier applies to.
public enum ToolbarPlacement: Sendable { case automatic, bottomBar, navigationBar, tabBar }

/// The size and position of a screen's title. Headless views ignore them.
public enum TitleDisplayMode: Sendable { case automatic, inline, inlineLarge, large }

/// The way that the toolbar makes room for a search. Headless views ignore it.
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }

/// The conditions under which a tab bar becomes smaller. Headless views ignore them.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The standard behavior.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// A behavior in which the bar becomes smaller when the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// A behavior in which the bar becomes smaller when the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// A behavior in which the bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The appearance of a search field in a toolbar. Headless views ignore it.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The standard behavior.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A behavior in which the field can be reduced to a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Shows or hides system overlays like the home indicator. Headless views ignore this modifier.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  /// Sets the purpose of the screen, which affects its bars. Headless views ignore it.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }

  /// Requests light or dark bars. Headless views ignore this modifier.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Shows or hides the background of bars. Headless views ignore this modifier.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Shows or hides bars. Tests still find the items of a hidden bar.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Shows or hides the background of bars. Headless views ignore this modifier.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Sets the size and position of the screen's title. Headless views ignore them.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }

  /// Shows or hides bars. Tests still find the items of a hidden bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Sets the background of bars. Headless views ignore it.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Removes a standard item from the toolbar. Headless views ignore this modifier, because a
  /// phone shows no standard items.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> Self { self }

  /// Hides the status bar. Headless views ignore this modifier.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }

  /// Sets the size and position of the screen's title. Headless views ignore them.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }

  /// Hides the back button. Tests can still go back.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }

  /// Shows the file of a document in the title of the screen. Headless views ignore this modifier.
  public func navigationDocument(_ url: URL) -> Self { self }

  /// Sets how the toolbar makes room for a search. Headless views ignore this modifier.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }

  /// Sets when the tab bar becomes smaller. Headless views ignore this modifier.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

  /// Sets the appearance of a search field in a toolbar. Headless views ignore it.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }

  /// Shows or hides the background that toolbar items share. Headless views ignore this modifier.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }

  /// Places a bar before or after this view, depending on the edge. Headless views ignore the
  /// alignment and the spacing.
  public func safeAreaBar<Content: View>(
    edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, content: content)
  }

  /// Shows a view next to the tab bar, regardless of the selected tab.
  ///
  /// ```swift
  /// let phone = Phone(
  ///   TabView {
  ///     Tab("Kitchen", systemImage: "fork.knife") { Text("Kettle") }
  ///   }
  ///   .tabViewBottomAccessory { Text("Timer: 3 min") }
  /// )
  /// #expect(phone.shows("Kettle") && phone.shows("Timer: 3 min"))
  /// ```
  @ViewBuilder public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
    content()
  }
}
