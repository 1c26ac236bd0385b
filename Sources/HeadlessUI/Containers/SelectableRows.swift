/// Rows of which a person selects some by tapping them.
struct SelectableRows<Content: View>: View, PrimitiveView {
  let content: Content
  let isSelected: @MainActor (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void

  func children(in node: Node) -> [Child] {
    [node.choices(.content, content)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let choices = children[0].choices
    node.handler = .step { index in select(choices[index].tag) }
    let rows = choices.enumerated().map { index, choice in
      var row = Element(.row, children: choice.elements)
      row.target = Element.Target(node: node.id, choice: index)
      row.role = isSelected(choice.tag) ? .selected : nil
      return row
    }
    return Output(children[0].elements + rows, facts: children[0].presentationFacts)
  }
}

extension List {
  /// Rows of which one can be selected: by its tag, or by its id in a ``ForEach``.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var selection: String?
  ///
  ///   var body: some View {
  ///     List(selection: $selection) {
  ///       ForEach(["Keyboard", "Mouse"], id: \.self) { Text($0) }
  ///     }
  ///     Text("Selected: \(selection ?? "nothing")")
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.tap("Mouse")
  /// #expect(phone.shows("Selected: Mouse"))
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

  /// Rows of which any number can be selected; tapping a selected one deselects it.
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
