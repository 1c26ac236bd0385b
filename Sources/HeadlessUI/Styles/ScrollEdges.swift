/// The appearance of content that scrolls under a bar. Headless views ignore it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The standard style.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A style with a clear boundary.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A style with a gradual transition.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The conditions under which a tab bar becomes smaller. Headless views ignore them.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The standard behavior.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar becomes smaller when the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar becomes smaller when the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The appearance of a search field in a toolbar. Headless views ignore it.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The standard behavior.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field can be reduced to a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The way that buttons fill the available width. Headless views ignore it.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The standard size.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The size of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// All available space.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Modifiers for bars, lists, labels, buttons, and the edges of scrolled content.
extension View {
  /// Sets the appearance of content that scrolls under a bar. Headless views ignore it.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> Self { self }
  /// Hides the effect at the edges of scrolled content. Headless views ignore this modifier.
  public func scrollEdgeEffectHidden(
    _ isHidden: Bool = true, for edges: Edge.Set = .all
  ) -> Self { self }
  /// Sets when the tab bar becomes smaller. Headless views ignore this modifier.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  /// Sets the appearance of a search field in a toolbar. Headless views ignore it.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
  /// Sets how buttons fill the available width. Headless views ignore this modifier.
  public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
  /// Sets the margins of the sections in a list. Headless views ignore them.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> Self { self }
  /// Sets the space between the icon and the title of labels. Headless views ignore it.
  public func labelIconToTitleSpacing(_ spacing: Double) -> Self { self }
  /// Sets the width that labels reserve for their icons. Headless views ignore it.
  public func labelReservedIconWidth(_ width: Double) -> Self { self }
  /// Sets the label of the section in the index of a list. Headless views ignore it.
  public func sectionIndexLabel(_ label: (some StringProtocol)?) -> Self { self }
  /// Shows or hides the index of a list. Headless views ignore this modifier.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// Shows or hides the arrows of links. Headless views ignore this modifier.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
  /// Shows or hides the background that toolbar items share. Headless views ignore this modifier.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }

  /// Places a bar before or after this view, depending on the edge.
  public func safeAreaBar<Content: View>(
    edge: Edge, alignment: Alignment = .center, spacing: Double? = nil,
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
