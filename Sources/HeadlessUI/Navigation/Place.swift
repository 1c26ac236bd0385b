/// Where a view stands in the navigation of a phone; handed down as one value of the environment.
struct Place {
  /// What takes away the page that the view is on; nil at the root.
  var page: DismissAction?
  /// The stack that the view is in.
  var stack: StackLink?
  /// What takes away the alert or dialog that the view is in.
  var alert: DismissAction?
}

/// A way to put a value on top of the stack around a view.
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

  /// Takes away what the view is presented in; does nothing at the root.
  @MainActor public var dismiss: DismissAction {
    place.page ?? DismissAction(page: nil, action: {})
  }

  /// True in everything that can be dismissed.
  public var isPresented: Bool { place.page != nil }
}
