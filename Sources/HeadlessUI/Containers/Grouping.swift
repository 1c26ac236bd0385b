/// A group of views with a title. A headless view shows it as a section.
///
/// ```swift
/// let phone = Phone(GroupBox("Delivery") { Text("Today") })
/// #expect(phone.shows("Delivery") && phone.shows("Today"))
/// ```
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates a box with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A section with the label as its header.
  public var body: some View {
    StyledView(
      GroupBoxStyleConfiguration(
        label: StyledPart(content: label), content: StyledPart(content: content))
    ) {
      Section {
        content
      } header: {
        label
      }
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A group of related controls. A headless view shows them as if they weren't in a group.
public struct ControlGroup<Content: View>: View {
  /// The controls.
  public let body: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { body = content() }

  /// Creates a group of controls. The label isn't shown.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    body = content()
  }

  /// Creates a group of controls. The title isn't shown.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    body = content()
  }
}

/// A view that shows the first of several views that fits the available space. A phone has space
/// for any view, so it always shows the first.
///
/// ```swift
/// let phone = Phone(
///   ViewThatFits {
///     Text("In stock since Monday")
///     Text("In stock")
///   }
/// )
/// #expect(phone.shows("In stock since Monday") && !phone.shows("In stock"))
/// ```
public struct ViewThatFits<Content: View>: View {
  let content: Content

  /// Creates a view that shows the first of the given views. A phone ignores the axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The first of the given views.
  public var body: some View {
    content.modified { output, _ in output.elements = Array(output.elements.prefix(1)) }
  }
}

/// A container that provides its content with a proxy for scrolling to views.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Creates a container whose content receives a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content for the proxy.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy for scrolling to views. A headless view ignores it, because a test can access all
/// content.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the view with the given ID. A headless view does nothing, because a test can access
  /// all content.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
