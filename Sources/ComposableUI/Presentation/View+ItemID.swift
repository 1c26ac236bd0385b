/// Presentations of items that aren't `Identifiable`.
///
/// ```swift
/// struct NotesView: View {
///   @State var title: String?
///
///   var body: some View {
///     Button("Read") { title = "Flour" }
///       .sheet(item: $title, id: \.self) { title in Text("Note about \(title)") }
///   }
/// }
///
/// let phone = Phone(NotesView())
/// phone.tap("Read")
/// #expect(phone.text.contains("Note about Flour"))
/// ```
extension View {
  /// Presents a sheet while an item isn't `nil`. The value at a key path identifies the item.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }

  /// Presents a full-screen cover while an item isn't `nil`. The value at a key path identifies the
  /// item.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }

  /// Presents a popover while an item isn't `nil`. The value at a key path identifies the item.
  /// Headless views ignore the anchor and the edge.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    popover(
      item: item.identified(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { content($0.value) }
  }
}

/// A value with the ID that identifies it in a presentation.
private struct Identified<Value, ID: Hashable>: Identifiable {
  var value: Value
  var id: ID
}

extension Binding {
  fileprivate func identified<Item, ID: Hashable>(
    by id: KeyPath<Item, ID>
  ) -> Binding<Identified<Item, ID>?> where Value == Item? {
    Binding<Identified<Item, ID>?>(
      get: { wrappedValue.map { Identified(value: $0, id: $0[keyPath: id]) } },
      set: { wrappedValue = $0?.value }
    )
  }
}
