/// A navigation stack without a path. In new code, use ``NavigationStack``.
///
/// ```swift
/// let phone = Phone(NavigationView { Text("Kettle").navigationTitle("Kitchen") })
/// #expect(phone.front.title == "Kitchen")
/// ```
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a navigation view with a root screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation stack that starts with the content.
  public var body: some View { NavigationStack { content } }
}

extension View {
  /// Adds items to the leading and trailing ends of the screen's top bar.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Adds items to the leading end of the screen's top bar.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  /// Adds items to the trailing end of the screen's top bar.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }
}
