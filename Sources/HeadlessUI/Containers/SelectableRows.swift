import Foundation

/// Rows that the user selects by tapping them.
struct SelectableRows<Content: View>: View, GrowingView {
  let content: Content
  let isSelected: @MainActor (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void

  func children(in node: Node) -> [Child] {
    [node.choices(.content, content)]
  }

  /// Returns the context menu of each row, or an empty array if there are no menus or if they have
  /// already been returned.
  func children(after outputs: [Output], in node: Node) -> [Child] {
    guard outputs.count == 1, let menu = node.environment.rowMenu else { return [] }
    let tags = outputs[0].choices.map(\.tag)
    let selected = Set(tags.filter(isSelected))
    return tags.map { tag in
      node.child(
        .element(tag, occurrence: 0), menu.items(selected.contains(tag) ? selected : [tag])
      )
    }
  }

  func output(of children: [Output], in node: Node) -> Output {
    let choices = children[0].choices
    let open = node.environment.rowMenu?.open
    node.handler = .step { index in
      let tag = choices[index].tag
      if let open { open([tag]) } else { select(tag) }
    }
    let menus = children.dropFirst()
    let rows = choices.enumerated().map { index, choice in
      var row = Element(.row, children: choice.elements)
      row.target = Element.Target(node: node.id, choice: index)
      row.role = isSelected(choice.tag) ? .selected : nil
      if !menus.isEmpty { row.contextMenu = menus[index + 1].elements }
      return row
    }
    // Elements without a tag, such as headings, aren't choices.
    return Output(children[0].elements + rows, facts: children[0].presentationFacts)
  }
}

extension List {
  /// Creates a list in which one row can be selected.
  ///
  /// A row is identified by its tag or, in a ``ForEach``, by its ID.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var selection: String?
  ///
  ///   var body: some View {
  ///     List(selection: $selection) {
  ///       ForEach(["Kettle", "Whisk"], id: \.self) { Text($0) }
  ///     }
  ///     Text("Selected: \(selection ?? "nothing")")
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.tap("Whisk")
  /// #expect(phone.shows("Selected: Whisk"))
  /// ```
  public init<Value: Hashable, Rows: View>(
    selection: Binding<Value?>?, @ViewBuilder content: () -> Rows
  ) where Content == AnyView {
    self.content = AnyView(
      SelectableRows(
        content: content(),
        isSelected: { selection?.wrappedValue == $0.base as? Value },
        select: { selection?.wrappedValue = $0.base as? Value }
      ))
  }

  /// Creates a list in which any number of rows can be selected. Tapping a selected row deselects
  /// it.
  public init<Value: Hashable, Rows: View>(
    selection: Binding<Set<Value>>?, @ViewBuilder content: () -> Rows
  ) where Content == AnyView {
    self.content = AnyView(
      SelectableRows(
        content: content(),
        isSelected: { tag in
          guard let value = tag.base as? Value else { return false }
          return selection?.wrappedValue.contains(value) == true
        },
        select: { tag in
          guard let value = tag.base as? Value, let selection else { return }
          if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
      ))
  }
}

extension List {
  /// Creates a list with a row for each identifiable element. One row can be selected; the
  /// selection is its ID.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Data.Element.ID?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == AnyView {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each identifiable element. Any number of rows can be selected;
  /// the selection contains their IDs.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == AnyView {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element. One row can be selected; the selection is its ID.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == AnyView {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element. Any number of rows can be selected; the selection
  /// contains their IDs.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<ID>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == AnyView {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
