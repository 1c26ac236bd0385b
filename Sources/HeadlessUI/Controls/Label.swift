/// A title with an icon.
///
/// ```swift
/// let phone = Phone(Label("Favorites", systemImage: "star"))
/// #expect(phone.shows("Favorites"))
/// ```
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label with a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func children(in node: Node) -> [Child] {
    guard let style = node.environment.labelStyle else {
      return [node.child(.label, title), node.child(.content, icon)]
    }
    let configuration = LabelStyleConfiguration(
      title: StyledPart(content: title), icon: StyledPart(content: icon)
    )
    return [node.child(.body, style.view(configuration), environment: node.environment.plainLabels)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    // A style arranges both parts in one view.
    guard children.count > 1 else { return children[0] }
    let icon = children[1].elements
    return Output([Element(.label, children[0].elements.title, children: icon)])
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and an image from the app's assets.
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == StyledPart, Icon == StyledPart {
  /// Creates a label from the configuration that a ``LabelStyle`` receives. The style isn't applied
  /// again.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
