/// A control that pushes a screen when tapped.
///
/// A link with a value appends the value to the path of the enclosing stack. A link with a
/// destination pushes the destination. A link outside a stack is disabled and reported as an issue.
///
/// ```swift
/// let phone = Phone(
///   NavigationStack {
///     NavigationLink("Settings") { Text("Dark mode") }
///   }
/// )
/// phone.tap("Settings")
/// #expect(phone.shows("Dark mode"))
/// ```
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  enum Way {
    case value(AnyHashable?)
    case destination(isActive: Binding<Bool>?, Destination)
  }

  fileprivate let way: Way
  fileprivate let label: Label

  init(_ way: Way, label: Label) {
    self.way = way
    self.label = label
  }

  /// Creates a link with a custom label that pushes a destination.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(isActive: nil, destination()), label: label())
  }

  /// Sets whether the destination appears in the detail column. Headless views ignore this
  /// modifier.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }

  func children(in node: Node) -> [Child] {
    let label = node.child(.label, label)
    guard case .destination(let given, let destination) = way else { return [label] }
    let isActive = isActive(given, in: node)
    guard isActive.wrappedValue else { return [label] }
    let page = Page(
      kind: .screen, dismiss: { isActive.wrappedValue = false }, content: { destination }
    )
    return [label, node.child(.presented(true), page)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let label = children[0].elements
    var link = Element(.navigationLink, label.title, children: label, target: node.id)
    link.isEnabled = node.environment.isEnabled && isAble(link.title, in: node)
    node.handler = .tap { [weak node] in
      if let node { follow(in: node) }
    }
    // The stack receives the destination as a fact, so the destination's elements don't appear next
    // to the link.
    return Output([link], facts: children.dropFirst().flatMap(\.facts))
  }

  private func isActive(_ given: Binding<Bool>?, in node: Node) -> Binding<Bool> {
    if let given { return given }
    let storage = node.storage[[]] as? StateStorage<Bool> ?? StateStorage(false)
    node.storage[[]] = storage
    return Binding(storage, \.value)
  }

  private func isAble(_ title: String, in node: Node) -> Bool {
    // As in SwiftUI, a link whose value is `nil` is disabled.
    if case .value(nil) = way { return false }
    guard node.environment.navigation.stack == nil else { return true }
    node.report(.linkOutsideStack(title: title))
    return false
  }

  private func follow(in node: Node) {
    switch way {
    case .value(let value):
      if let value { node.environment.navigation.stack?.push(value) }
    case .destination(let given, _):
      isActive(given, in: node).wrappedValue = true
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with a custom label that appends a value to the path of the stack.
  ///
  /// - Parameter value: The value to append, or `nil` to disable the link.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that appends a value to the path of the stack. The link is
  /// disabled if the value is `nil`.
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that pushes a destination.
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
