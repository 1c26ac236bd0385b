/// A view that presents a page while an item isn't `nil`. All modifiers that present pages, such as
/// `sheet` and `alert`, are built on it.
struct Presenter<Base: View, Item>: View, PrimitiveView {
  let base: Base
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  var onDismiss: (@MainActor () -> Void)?
  /// Whether the presented page points to the view, as popovers do.
  var isAnchor = false
  let page: @MainActor (Item) -> any View

  func children(in node: Node) -> [Child] {
    let base = node.child(.content, base)
    let shown = item.wrappedValue
    notice(shown.map(id), in: node)
    guard let shown else { return [base] }
    // The ID is part of the key, so another item gets a new page with new state.
    return [base, node.child(.presented(id(shown)), page(shown))]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var output = Output(joining: children)
    let isPresenting = children.count > 1
    if isPresenting && isAnchor && children[0].elements.count == 1 {
      output.elements[0].isAnchor = true
    }
    return output
  }

  private func notice(_ shown: AnyHashable?, in node: Node) {
    let memory = node.attachment as? ShownItem ?? ShownItem()
    node.attachment = memory
    // The closure is called later because the page is still on the screen during this evaluation.
    if memory.id != nil, memory.id != shown, let onDismiss { node.host.later(onDismiss) }
    memory.id = shown
  }
}

/// The ID of the presented item, or `nil` if no item is presented.
private final class ShownItem: Attachment {
  var id: AnyHashable?

  func tearDown() {}
}

extension View {
  /// Presents a page while an item isn't `nil`.
  func presents<Item, Content: View>(
    _ kind: Element.Kind, _ item: Binding<Item?>, id: @escaping (Item) -> AnyHashable,
    onDismiss: (@MainActor () -> Void)? = nil,
    content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    Presenter(
      base: self, item: item, id: id, onDismiss: onDismiss, isAnchor: kind == .popover
    ) { shown in
      Page(kind: kind, dismiss: { item.wrappedValue = nil }, content: { content(shown) })
    }
  }

  /// Presents a page while a Boolean value is `true`.
  func presents<Content: View>(
    _ kind: Element.Kind, _ isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil, content: @escaping @MainActor () -> Content
  ) -> some View {
    presents(
      kind, isPresented.presence, id: { _ in true }, onDismiss: onDismiss,
      content: { _ in content() }
    )
  }
}

/// The item that's presented while a Boolean value is `true`.
struct Presence: Hashable {}

extension Binding<Bool> {
  var presence: Binding<Presence?> {
    Binding<Presence?>(
      get: { wrappedValue ? Presence() : nil }, set: { wrappedValue = $0 != nil }
    )
  }
}
