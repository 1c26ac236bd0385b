extension Phone {
  /// Taps the element with the given title, such as a button, a link, a switch, or a row.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var edited = "nothing"
  ///
  ///   var body: some View {
  ///     List(["Kettle", "Whisk"], id: \.self) { name in
  ///       HStack {
  ///         Text(name)
  ///         Button("Edit") { edited = name }
  ///       }
  ///     }
  ///     Text("Edited: \(edited)")
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.tap("Edit", in: "Whisk")
  /// #expect(phone.shows("Edited: Whisk"))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The entire title of the element, or of text inside it.
  ///   - row: Text in the row that contains the element, if several elements have the title.
  public func tap(
    _ title: String, in row: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    tap(ElementQuery(title: title, row: row, verb: "tapped") { $0.isTappable })
  }

  /// Taps a toggle, which switches it on or off.
  public func toggle(
    _ title: String, in row: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    tap(ElementQuery(title: title, row: row, verb: "switched") { $0.kind == .toggle })
  }

  /// Taps the plus button of a stepper the given number of times, or the minus button if the number
  /// is negative. The screen is updated only after the last tap.
  public func step(
    _ title: String, by count: Int = 1, in row: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let query = ElementQuery(title: title, row: row, verb: "stepped") { $0.kind == .stepper }
    if case .step(let step)? = target(of: query)?.handler { step(count) }
    host.settle()
  }

  /// Swipes the first row that contains the given text and has swipe actions, and taps the action
  /// with the given title.
  ///
  /// Reports an issue if there is no such row, or if the action is absent or disabled.
  public func swipe(
    _ row: String, tap title: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = front.all.lazy.filter { !$0.swipeActions.isEmpty && $0.says(row) }
    guard let found = rows.first else {
      return fail("There is no row '\(row)' that can be swiped.\n\n\(text.indented)")
    }
    guard let action = found.swipeActions.first(where: { $0.title == title }) else {
      let titles = found.swipeActions.map { "'\($0.title)'" }.joined(separator: ", ")
      return fail(
        "The row '\(row)' has no swipe action '\(title)'. Its swipe actions: \(titles).\n\n"
          + text.indented
      )
    }
    guard action.isEnabled else {
      return fail("'\(title)' in the row '\(row)' is disabled.\n\n\(text.indented)")
    }
    perform(action)
  }

  /// Taps the back button of the front screen. Reports an issue if there is none.
  public func goBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let inFront = front.withoutPresentations
    guard let button = inFront.all.last(where: { $0.kind == .backButton }) else {
      return fail("There is no screen to go back to.\n\n\(text.indented)")
    }
    perform(button)
  }

  /// Swipes the front sheet away, or taps outside the front popover.
  ///
  /// Reports an issue if the front presentation is a cover, an alert, or a dialog, if it disables
  /// interactive dismissal, or if there is no presentation.
  public func dismissSheet(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let front = front
    switch front.kind {
    // The element is disabled if a view in it calls `interactiveDismissDisabled`.
    case .sheet where front.isEnabled, .popover where front.isEnabled:
      perform(front)
    case .sheet, .popover, .cover, .alert, .dialog:
      fail("\(front.phrase.capitalizedFirst) can't be swiped away.\n\n\(text.indented)")
    default:
      fail("There is no sheet to swipe away.\n\n\(text.indented)")
    }
  }

  private func tap(_ query: ElementQuery) {
    let reached = target(of: query)
    let priority = reached?.element.priorityTaps.first.flatMap { host.nodes[$0]?.handler }
    switch priority ?? reached?.handler {
    case .tap(let action): action()
    case .gesture(_, _, let perform): perform(.tap)
    // The node of a tab view or a list with a selection handles taps on all its choices.
    case .step(let choose): choose(reached?.element.target.choice ?? 0)
    case .type, .slide, .date, .refresh, .draggable, .drop, .files, nil: break
    }
    for node in reached?.element.simultaneousTaps ?? [] {
      if case .gesture(_, _, let perform) = host.nodes[node]?.handler { perform(.tap) }
    }
    host.settle()
  }

  func perform(_ element: Element) {
    switch element.target.node.flatMap({ host.nodes[$0] })?.handler {
    case .tap(let action): action()
    case .gesture(_, _, let perform): perform(.tap)
    default: break
    }
    host.settle()
  }
}

extension Element {
  var isTappable: Bool {
    target.node != nil && !isField
      && ![.stepper, .slider, .picker, .datePicker, .menu].contains(kind)
  }

  var isField: Bool {
    switch kind {
    case .textField, .secureField, .textEditor: true
    default: false
    }
  }

  var withoutPresentations: Element {
    var copy = self
    copy.children.removeAll(where: \.isPresentation)
    return copy
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
