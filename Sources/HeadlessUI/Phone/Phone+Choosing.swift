extension Phone {
  /// Chooses what has a title in a picker.
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
    let wish = Wish(title: picker, row: nil, verb: "chosen from") { $0.kind == .picker }
    guard let reached = target(of: wish), case .step(let choose) = reached.handler else { return }
    let choices = reached.element.children
    guard let index = choices.firstIndex(where: { $0.title == choice }) else {
      let titles = choices.map { "“\($0.title)”" }.joined(separator: ", ")
      return fail("“\(picker)” has no “\(choice)”, but \(titles).\n\n\(text.indented)")
    }
    choose(index)
    host.settle()
  }
}
