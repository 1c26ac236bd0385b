/// The position of a view in the navigation hierarchy, passed down as an environment value.
struct NavigationContext {
  /// The action that dismisses the page that contains the view, or `nil` at the root.
  var page: DismissAction?
  /// The stack that contains the view.
  var stack: StackLink?
  /// The action that dismisses the alert or dialog that contains the view.
  var alert: DismissAction?
}

/// A link to the enclosing stack. It pushes values onto the path of the stack.
@MainActor
struct StackLink {
  let stack: NodeID
  let push: @MainActor (AnyHashable) -> Void
}

extension NavigationContext: ComparableProperty {
  func leadsToSame(as other: NavigationContext) -> Bool {
    page?.page == other.page?.page && stack?.stack == other.stack?.stack
      && alert?.page == other.alert?.page
  }
}

extension EnvironmentValues {
  private struct NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext { NavigationContext() }
  }

  var navigation: NavigationContext {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }

  /// The action that dismisses the presentation or the pushed screen that contains the view.
  ///
  /// At the root, the action does nothing.
  @MainActor public var dismiss: DismissAction {
    navigation.page ?? DismissAction(page: nil, action: {})
  }

  /// Whether the view is inside a presentation or a pushed screen.
  public var isPresented: Bool { navigation.page != nil }
}
