/// A group of related rows, with an optional header and footer.
///
/// The text of the header is the title of the section, and the text of the footer is its value.
/// Controls in the header, such as an “Edit” button, become the first rows of the section, and
/// controls in the footer become the last.
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
  private var isExpanded: Binding<Bool>?

  /// Creates a section. The text of the header is its title, and the text of the footer is its
  /// value.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  func children(in node: Node) -> [Child] {
    let isOpen = isExpanded?.wrappedValue ?? true
    let content = isOpen ? node.child(.content, content) : node.child(.content, EmptyView())
    return [content, node.part(.label, header), node.part(.index(0), footer)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var (header, footer) = (children[1].elements, children[2].elements)
    // Controls can't be part of a title, so they become the first and last rows.
    let first = header.takeControls()
    let last = footer.takeControls()
    var section = Element(
      .section, header.title, children: first + children[0].elements + last
    )
    section.value = footer.title.isEmpty ? nil : footer.title
    if let isExpanded {
      section.target = Element.Target(node: node.id, isTitleOnly: true)
      node.handler = .tap { isExpanded.wrappedValue.toggle() }
    }
    return Output(
      [section], facts: children[1].facts + children[0].facts + children[2].facts
    )
  }
}

extension [Element] {
  /// Removes the elements that a user can operate, at any depth, and returns them in order.
  fileprivate mutating func takeControls() -> [Element] {
    var controls: [Element] = []
    for index in indices.reversed() {
      if self[index].isOperable {
        controls.insert(remove(at: index), at: 0)
      } else {
        let inner = self[index].children.takeControls()
        // Once the controls are gone, a spacer has nothing to separate.
        if !inner.isEmpty { self[index].children.removeAll { $0.kind == .spacer } }
        controls = inner + controls
      }
    }
    return controls
  }
}

extension Element {
  fileprivate var isOperable: Bool {
    target.node != nil || !gestures.isEmpty || kind == .menu || kind == .picker
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
  /// Creates a section with a title. Its value is the text of the footer.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { Text(title) }, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section whose content is shown only while a Boolean value is `true`.
  ///
  /// ```swift
  /// struct DrawersView: View {
  ///   @State var isOpen = false
  ///
  ///   var body: some View {
  ///     List {
  ///       Section("Cutlery", isExpanded: $isOpen) { Text("Forks") }
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(DrawersView())
  /// #expect(!phone.shows("Forks"))
  /// phone.tap("Cutlery")
  /// #expect(phone.shows("Forks"))
  /// ```
  ///
  /// A tap on the title shows or hides the content.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }

  /// Creates a titled section whose content is shown only while a Boolean value is `true`.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Header == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
