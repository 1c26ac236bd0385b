extension Phone {
  /// Chooses an option of a picker, or an item of a menu, by its title.
  ///
  /// ```swift
  /// struct ColourView: View {
  ///   @State var colour = "Red"
  ///
  ///   var body: some View {
  ///     Picker("Colour", selection: $colour) {
  ///       ForEach(["Red", "Green"], id: \.self) { Text($0).tag($0) }
  ///     }
  ///   }
  /// }
  ///
  /// let phone = Phone(ColourView())
  /// phone.choose("Green", in: "Colour")
  /// #expect(phone.text.contains("Green"))
  /// ```
  public func choose(
    _ choice: String, in picker: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let query = ElementQuery(title: picker, row: nil, verb: "chosen from") {
      $0.kind == .picker || $0.kind == .menu
    }
    guard let reached = target(of: query) else { return }
    let choices = reached.element.offered
    guard let index = choices.firstIndex(where: { $0.title == choice }) else {
      let titles = choices.map { "“\($0.title)”" }.joined(separator: ", ")
      return fail(
        "“\(picker)” has no option “\(choice)”. Its options are \(titles).\n\n\(text.indented)")
    }
    guard choices[index].isEnabled else {
      return fail("“\(choice)” in “\(picker)” is disabled.\n\n\(text.indented)")
    }
    if case .step(let choose) = reached.handler { choose(index) }
    perform(choices[index])
  }
}

extension Element {
  /// The options of a picker or the items of a menu, including those of nested menus.
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
