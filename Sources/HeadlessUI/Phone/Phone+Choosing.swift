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
  /// Reports an issue if the option or the item, or its picker or menu, is absent or disabled, or
  /// if several pickers or menus have the title.
  public func choose(
    _ choice: String, in picker: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let choices = choices(in: picker) else { return }
    guard let index = choices.firstIndex(where: { $0.element.title == choice }) else {
      let titles = choices.map { "'\($0.element.title)'" }.joined(separator: ", ")
      let options = choices.isEmpty ? "It is empty." : "Its options: \(titles)."
      return fail("'\(picker)' has no option '\(choice)'. \(options)\n\n\(text.indented)")
    }
    let chosen = choices[index]
    guard chosen.element.isEnabled else {
      return fail("'\(choice)' in '\(picker)' is disabled.\n\n\(text.indented)")
    }
    // A picker handles the choice itself, but an item of a menu is a button.
    if let node = chosen.picker, case .step(let choose) = host.nodes[node]?.handler {
      choose(chosen.index)
    }
    perform(chosen.element)
  }

  /// Returns the options of the picker that has the given title, or the items of the menu or the
  /// context menu.
  ///
  /// Reports an issue and returns `nil` if no picker or menu has the title, if several have it, or
  /// if the picker or menu is disabled.
  private func choices(in title: String) -> [ChoosableElement]? {
    // A context menu has no element of its own, but is part of the view that it opens from.
    let menus = front.all.lazy.filter { !$0.contextMenu.isEmpty && $0.says(title) }
    if let menu = menus.first {
      return Element(.menu, children: menu.contextMenu).choices
    }
    let query = ElementQuery(title: title, canSpecifyRow: false, verb: "chosen from") {
      $0.kind == .picker || $0.kind == .menu
    }
    return target(of: query)?.element.choices
  }
}

/// An option of a picker or an item of a menu.
private struct ChoosableElement {
  var element: Element
  /// The node of the picker to which the option belongs, or `nil` for an item of a menu.
  var picker: NodeID?
  /// The index of the option in its picker.
  var index = 0
}

extension Element {
  /// The options of a picker, or the items of a menu, including the items of nested menus and the
  /// options of pickers in the menu.
  fileprivate var choices: [ChoosableElement] {
    var choices: [ChoosableElement] = []
    var rest = [self]
    while let next = rest.popLast() {
      if next.kind == .picker {
        choices += next.children.enumerated().map { index, option in
          var option = option
          option.isEnabled = option.isEnabled && next.isEnabled
          return ChoosableElement(element: option, picker: next.target.node, index: index)
        }
      } else if next.kind != .menu, next.target.node != nil {
        choices.append(ChoosableElement(element: next))
      } else {
        rest += next.children.reversed()
      }
    }
    return choices
  }
}
