/// A view that replaces its content only if the new content isn't equal to the old content.
///
/// ```swift
/// struct NameView: View, Equatable {
///   let name: String
///
///   var body: some View { Text(name) }
///
///   nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
///     lhs.name.lowercased() == rhs.name.lowercased()
///   }
/// }
///
/// struct RenameView: View {
///   @State var name = "Mira"
///
///   var body: some View {
///     NameView(name: name).equatable()
///     TextField("Name", text: $name)
///   }
/// }
///
/// let phone = Phone(RenameView())
/// #expect(phone.evaluations { phone.type("MIRA", into: "Name") } == ["RenameView"])
/// ```
public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  let content: Content

  /// Creates a view that shows the content.
  public init(content: Content) { self.content = content }

  func children(in node: Node) -> [Child] {
    // The former content is still the node's child.
    let former = node.children.first
    let isEqual = former?.view as? Content == content
    let stamp = isEqual ? former?.stamp : AnyHashable(node.version)
    return [node.child(.content, content, stamp: stamp)]
  }
}

extension View where Self: Equatable {
  /// Evaluates the view only when it's no longer equal to the view that it replaces, or when a
  /// value that it read changes.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
