/// The position of a view in the navigation hierarchy, passed down as an environment value.
struct Place {
  /// The action that dismisses the page that contains the view; `nil` at the root.
  var page: DismissAction?
  /// The stack that contains the view.
  var stack: StackLink?
  /// The action that dismisses the alert or dialog that contains the view.
  var alert: DismissAction?
}

/// A connection to the enclosing stack that pushes values onto its path.
@MainActor
struct StackLink {
  let stack: NodeID
  let push: @MainActor (AnyHashable) -> Void
}

extension Place: ComparableProperty {
  func leadsToSame(as other: Place) -> Bool {
    page?.page == other.page?.page && stack?.stack == other.stack?.stack
      && alert?.page == other.alert?.page
  }
}

extension EnvironmentValues {
  private struct PlaceKey: EnvironmentKey {
    static var defaultValue: Place { Place() }
  }

  var place: Place {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }

  /// The action that dismisses the presentation of the view. It does nothing at the root.
  @MainActor public var dismiss: DismissAction {
    place.page ?? DismissAction(page: nil, action: {})
  }

  /// Whether the view is inside a presentation that can be dismissed.
  public var isPresented: Bool { place.page != nil }
}
