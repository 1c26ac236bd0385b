/// A title with an icon.
///
/// ```swift
/// let phone = Phone(Label("Favorites", systemImage: "star"))
/// #expect(phone.shows("Favorites"))
/// ```
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func children(in node: Node) -> [Child] {
    [node.child(.label, title), node.child(.content, icon)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let icon = children[1].elements
    return Output([Element(.label, children[0].elements.title, children: icon)])
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
