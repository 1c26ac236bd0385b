import Foundation

/// A control that opens a URL with the ``EnvironmentValues/openURL`` action of its environment.
///
/// ```swift
/// import Foundation
///
/// let phone = Phone(Link("Manual", destination: URL(string: "https://example.com/manual")!))
/// #expect(phone.shows("Manual"))
/// ```
public struct Link<Label: View>: View, PrimitiveView {
  let destination: URL
  let label: Label

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  func children(in node: Node) -> [Child] {
    [node.child(.label, label)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let open = node.environment.openURL
    node.handler = .tap { [destination] in open(destination) }
    var link = Element(
      .link, children[0].elements.title, value: destination.absoluteString, target: node.id
    )
    link.isEnabled = node.environment.isEnabled
    return Output([link])
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
