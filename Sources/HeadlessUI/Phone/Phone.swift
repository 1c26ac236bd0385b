import IssueReporting

/// A phone that shows a view, can be touched by a test, and can be looked at as text or a picture.
///
/// Nothing happens between looks: what changed is evaluated when something is read or touched, so
/// what is read is never stale. Touching what is absent, covered or disabled is an issue that prints
/// the screen.
///
/// ```swift
/// struct InventoryView: View {
///   @State var names = ["Keyboard"]
///
///   var body: some View {
///     NavigationStack {
///       List {
///         ForEach(names, id: \.self) { Text($0) }
///         Button("Add") { names.append("Mouse") }
///       }
///       .navigationTitle("Inventory")
///     }
///   }
/// }
///
/// let phone = Phone(InventoryView())
/// phone.tap("Add")
/// #expect(
///   phone.text == """
///     Screen “Inventory”
///       List
///         Keyboard
///         Mouse
///         [Add]
///     """
/// )
/// ```
@MainActor
public final class Phone {
  let host: Host
  var caller: Caller {
    didSet { Phone.lastTouched = self }
  }

  /// The phone that was opened, touched or looked at last, as long as someone holds it.
  public private(set) static weak var lastTouched: Phone? {
    didSet { if isWatched { watched = lastTouched } }
  }

  /// Whether someone outside wants to draw the phone that is touched from here on.
  static var isWatched = false

  /// The phone that was touched last while someone watches; kept, so that it can be drawn when the
  /// test's own variables are gone.
  static var watched: Phone?

  /// Opens a view, as the whole screen.
  public init(
    _ view: some View, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    host = Host(Window(content: view))
    Phone.lastTouched = self
    host.onProblem = { [weak self] problem in self?.fail(problem.description) }
  }

  /// Opens what a builder closure makes.
  public convenience init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> some View
  ) {
    self.init(content(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// All that is on the screen, from back to front.
  public var window: Element {
    Phone.lastTouched = self
    host.settle()
    return host.root.output.elements[0]
  }

  /// What can be touched: the last presentation, or the screen if nothing is presented.
  public var front: Element { window.front }

  /// The screen as text, one line for each thing that a person finds.
  public var text: String { window.text }

  /// The transaction of the latest change of what the phone shows: what `withAnimation` says, or an
  /// `animation` argument of a `send`. A change without one has an empty transaction. Of several
  /// changes between two looks, each view notices the first that concerns it.
  public var transaction: Transaction {
    host.settle()
    return host.invalidations.transaction
  }

  /// The names of the views whose bodies are evaluated by what `body` does and by a look after it.
  ///
  /// For tests of performance: `phone.evaluations { phone.tap("+") }`. How often a body is
  /// evaluated is not promised, only that views which read nothing that changed are not.
  public func evaluations(during body: () throws -> Void) rethrows -> [String] {
    host.settle()
    var names: [String] = []
    host.onEvaluation = { names.append($0) }
    defer { host.onEvaluation = nil }
    try body()
    host.settle()
    return names
  }

  func fail(_ message: String) {
    reportIssue(
      message, fileID: caller.fileID, filePath: caller.filePath, line: caller.line,
      column: caller.column
    )
  }
}

extension Phone: @MainActor CustomStringConvertible {
  public var description: String { text }
}

/// The place in a test that touched a phone last; issues are reported there.
struct Caller {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

extension Element {
  /// The foremost presentation inside, or the element itself.
  var front: Element {
    var front = self
    while let next = front.children.last, next.isPresentation { front = next }
    return front.kind == .window ? front.children.last ?? front : front
  }

  var isPresentation: Bool {
    switch kind {
    case .sheet, .popover, .cover, .alert, .dialog: true
    default: false
    }
  }
}
