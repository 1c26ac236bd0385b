public import Foundation

extension Phone {
  /// Replaces the content of a field with the given text, in a single write. The focus moves to the
  /// field.
  ///
  /// - Parameters:
  ///   - title: The field's title, or an empty string for a field without a title.
  ///   - row: Text in the row that contains the field, if several fields have the title.
  public func type(
    _ text: String, into title: String, in row: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let field = field(title, in: row, verb: "typed into") else { return }
    // On a device, the user touches the field before typing.
    moveFocus(to: field)
    if case .type(let write)? = field.handler { write(text) }
    host.settle()
  }

  /// Moves the focus to a field and taps the return key. If the field has no submit action, only
  /// the focus changes.
  ///
  /// ```swift
  /// struct NameView: View {
  ///   @State var name = ""
  ///   @State var saved = "nobody"
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $name)
  ///       .onSubmit { saved = name }
  ///     Text(saved)
  ///   }
  /// }
  ///
  /// let phone = Phone(NameView())
  /// phone.type("Mira", into: "Name")
  /// phone.submit("Name")
  /// #expect(phone.shows("Mira"))
  /// ```
  public func submit(
    _ title: String, in row: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let field = field(title, in: row, verb: "submitted") else { return }
    // Only the field with the focus receives the return key.
    moveFocus(to: field)
    field.environment?.submit?()
    host.settle()
  }

  /// Moves the thumb of a slider to a value.
  ///
  /// - Parameters:
  ///   - title: The slider's label, or an empty string for a slider without a label.
  ///   - number: The value, which the slider rounds to a step and clamps to its bounds.
  ///   - row: Text in the row that contains the slider, if several sliders have the label.
  public func slide(
    _ title: String, to number: Double, in row: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let query = ElementQuery(title: title, row: row, verb: "slid") { $0.kind == .slider }
    if case .slide(let slide)? = target(of: query)?.handler { slide(number) }
    host.settle()
  }

  /// Chooses a date in a ``DatePicker``, which clamps the date to its bounds, or toggles a day in a
  /// ``MultiDatePicker``, which ignores dates outside its bounds.
  public func choose(
    _ date: Date, in picker: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let query = ElementQuery(title: picker, canSpecifyRow: false, verb: "given a date") {
      $0.kind == .datePicker
    }
    if case .date(let choose)? = target(of: query)?.handler { choose(date) }
    host.settle()
  }

  private func moveFocus(to field: Reached) {
    host.publications.focus(on: field.environment?.publishers ?? [])
    for other in front.all where other.isField {
      let node = other.target.node.flatMap { host.nodes[$0] }
      for tie in node?.environment.focusTies ?? [] { tie.release() }
    }
    for tie in field.environment?.focusTies ?? [] { tie.take() }
  }

  private func field(_ title: String, in row: String?, verb: String) -> Reached? {
    target(of: ElementQuery(title: title, row: row, verb: verb) { $0.isField })
  }
}
