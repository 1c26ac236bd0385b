extension View {
  /// Adds a menu that opens when the view is touched and held.
  ///
  /// ```swift
  /// struct ItemView: View {
  ///   @State var copies = 0
  ///
  ///   var body: some View {
  ///     Text("Kettle").contextMenu {
  ///       Button("Copy") { copies += 1 }
  ///     }
  ///     Text("Copies: \(copies)")
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemView())
  /// phone.choose("Copy", in: "Kettle")
  /// #expect(phone.shows("Copies: 1"))
  /// ```
  ///
  /// Tests choose an item of the menu by its title and identify the view by text inside the view.
  /// The menu isn't part of the screen's text.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    ContextMenu(base: self, items: menuItems())
  }

  /// Adds a menu with a preview. Headless views never evaluate the preview.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

private struct ContextMenu<Base: View, Items: View>: View, PrimitiveView {
  let base: Base
  let items: Items

  func children(in node: Node) -> [Child] {
    [node.child(.content, base), node.child(.label, items)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var output = children[0]
    for index in output.elements.indices {
      output.elements[index].contextMenu += children[1].elements
    }
    return output
  }
}
