extension Phone {
  /// Chooses an option of a picker, or an item of a menu or a context menu, by its title.
  ///
  /// ```swift
  /// struct ColorView: View {
  ///   @State var color = "Red"
  ///
  ///   var body: some View {
  ///     Picker("Color", selection: $color) {
  ///       ForEach(["Red", "Green"], id: \.self) { Text($0).tag($0) }
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(ColorView())
  /// phone.choose("Green", in: "Color")
  /// #expect(phone.text.contains("Green"))
  /// ```
  ///
  /// Reports an issue if the option or the item, or its picker or menu, is absent or disabled.
  public func choose(
    _ choice: String, in picker: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    // A context menu has no element of its own, but is part of the view that it opens from.
    let menus = front.all.lazy.filter { !$0.contextMenu.items.isEmpty && $0.says(picker) }
    if let menu = menus.first {
      let items = Element(.menu, children: menu.contextMenu.items).offered
      guard let index = position(of: choice, among: items, in: picker) else { return }
      return perform(items[index])
    }
    let query = ElementQuery(title: picker, canSpecifyRow: false, verb: "chosen from") {
      $0.kind == .picker || $0.kind == .menu
    }
    guard let reached = target(of: query) else { return }
    let choices = reached.element.offered
    guard let index = position(of: choice, among: choices, in: picker) else { return }
    // A picker handles the choice itself, but an item of a menu is a button.
    if case .step(let choose) = reached.handler { choose(index) }
    perform(choices[index])
  }

  /// Returns the index of the choice with a title, or reports an issue if the choice is missing or
  /// disabled.
  private func position(of choice: String, among choices: [Element], in picker: String) -> Int? {
    guard let index = choices.firstIndex(where: { $0.title == choice }) else {
      let titles = choices.map { "'\($0.title)'" }.joined(separator: ", ")
      let options = choices.isEmpty ? "It is empty." : "Its options: \(titles)."
      fail("'\(picker)' has no option '\(choice)'. \(options)\n\n\(text.indented)")
      return nil
    }
    guard choices[index].isEnabled else {
      fail("'\(choice)' in '\(picker)' is disabled.\n\n\(text.indented)")
      return nil
    }
    return index
  }
}

extension Element {
  /// The options of a picker or the items of a menu, including the items of nested menus.
  fileprivate var offered: [Element] {
    var offered: [Element] = []
    var rest = Array(children.reversed())
    while let next = rest.popLast() {
      if kind == .picker || next.target.node != nil && next.kind != .menu {
        offered.append(next)
      } else {
        rest += next.children.reversed()
      }
    }
    return offered
  }
}
