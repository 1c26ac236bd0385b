/// A control that shows or hides content when its label is tapped.
///
/// ```swift
/// let phone = Phone(DisclosureGroup("Details") { Text("Two keys stick.") })
/// #expect(!phone.shows("Two keys stick."))
/// phone.tap("Details")
/// #expect(phone.shows("Two keys stick."))
/// ```
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Creates a group with a custom label.
  ///
  /// - Parameter isExpanded: Whether the content is shown. If the binding is `nil`, the group
  ///   manages this state itself and starts collapsed.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// A button with the label, followed by the content while the group is expanded.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    StyledView(
      DisclosureGroupStyleConfiguration(
        label: StyledPart(content: label), content: StyledPart(content: Group(content: content)),
        isExpanded: isExpanded)
    ) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        label
      }
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title. Without a binding, it manages its own state and starts
  /// collapsed.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
