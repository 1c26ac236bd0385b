/// A group of related rows, with an optional header and footer.
///
/// ```swift
/// let phone = Phone(
///   Form {
///     Section("Item") {
///       TextField("Name", text: .constant("Kettle"))
///     } footer: {
///       Text("As printed on the box.")
///     }
///   }
/// )
/// #expect(phone.shows("Item") && phone.shows("As printed on the box."))
/// ```
public struct Section<Header: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Header
  let content: Content
  let footer: Footer

  /// Creates a section. The text of the header is its title, and the text of the footer its value.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  func children(in node: Node) -> [Child] {
    [
      node.child(.content, content), node.child(.label, header),
      node.child(.index(0), footer),
    ]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var section = Element(.section, children[1].elements.title, children: children[0].elements)
    let footer = children[2].elements.title
    section.value = footer.isEmpty ? nil : footer
    return Output([section], facts: children[0].facts)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section whose title is the text of the header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section whose title is the text of the header.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  /// Creates a section whose value is the text of the footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Header == Text {
  /// Creates a section with a title, and the text of the footer as its value.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { Text(title) }, footer: footer)
  }
}
