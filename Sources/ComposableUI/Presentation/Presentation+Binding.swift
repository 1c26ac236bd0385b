import HeadlessUI

/// Presentations whose content can change the presented item.
///
/// ```swift
/// struct Note: Identifiable { let id: Int; var title: String }
///
/// struct NotesView: View {
///   @State var edited: Note?
///
///   var body: some View {
///     Button("Edit \(edited?.title ?? "nothing")") { edited = Note(id: 1, title: "Flour") }
///       .sheet(item: $edited) { $note in
///         TextField("Title", text: $note.title)
///       }
///   }
/// }
///
/// let phone = Phone(NotesView())
/// phone.tap("Edit nothing")
/// phone.type("Salt", into: "Title")
/// #expect(phone.text.contains("[Edit Salt]"))
/// ```
extension View {
  /// Presents a sheet while an item isn't `nil`. The content receives a binding to the item.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { content(item.unwrapped(or: $0)) }
  }

  /// Presents a full-screen cover while an item isn't `nil`. The content receives a binding to the
  /// item.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, onDismiss: onDismiss) { content(item.unwrapped(or: $0)) }
  }

  /// Presents a popover while an item isn't `nil`. The content receives a binding to the item.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item) { content(item.unwrapped(or: $0)) }
  }

  /// Pushes a screen while an item isn't `nil`. The destination receives a binding to the item.
  @_disfavoredOverload
  public func navigationDestination<Item, Content: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Binding<Item>) -> Content
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      if let item = Binding(item) { destination(item) }
    }
  }

  /// Presents a sheet while an item isn't `nil`. The item is identified by the value at a key path.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }

  /// Presents a full-screen cover while an item isn't `nil`. The item is identified by the value at
  /// a key path.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }

  /// Presents a popover while an item isn't `nil`. The item is identified by the value at a key
  /// path.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    popover(item: item.identified(by: id)) { content($0.value) }
  }

  /// Presents a sheet while an item isn't `nil`. The item is identified by the value at a key path,
  /// and the content receives a binding to the item.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: id, onDismiss: onDismiss) { content(item.unwrapped(or: $0)) }
  }
}

/// A value with the ID by which a presentation recognizes it.
private struct Identified<Value, ID: Hashable>: Identifiable {
  var value: Value
  var id: ID
}

extension Binding {
  /// Returns a binding to the wrapped value, which reads the last value after the end of the
  /// presentation.
  fileprivate func unwrapped<Item>(or last: Item) -> Binding<Item> where Value == Item? {
    Binding<Item>(
      get: { wrappedValue ?? last },
      // A late write must not present the item again.
      set: { if wrappedValue != nil { wrappedValue = $0 } }
    )
  }

  fileprivate func identified<Item, ID: Hashable>(
    by id: KeyPath<Item, ID>
  ) -> Binding<Identified<Item, ID>?> where Value == Item? {
    Binding<Identified<Item, ID>?>(
      get: { wrappedValue.map { Identified(value: $0, id: $0[keyPath: id]) } },
      set: { wrappedValue = $0?.value }
    )
  }
}
