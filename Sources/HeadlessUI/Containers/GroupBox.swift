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
