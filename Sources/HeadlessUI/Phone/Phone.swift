import IssueReporting

/// A headless phone that shows a view. Tests operate it and read its screen as text. A tool can
/// draw the screen as a picture.
///
/// The phone evaluates its views only when it's read or touched. Its contents are always current.
/// Touching an element that's absent, covered, or disabled reports an issue that includes the text
/// of the screen.
///
/// ```swift
/// struct KitchenView: View {
///   @State var names = ["Kettle"]
///
///   var body: some View {
///     NavigationStack {
///       List {
///         ForEach(names, id: \.self) { Text($0) }
///         Button("Add") { names.append("Whisk") }
///       }
///       .navigationTitle("Kitchen")
///     }
///   }
/// }
///
/// let phone = Phone(KitchenView())
/// phone.tap("Add")
/// #expect(
///   phone.text == """
///     Screen “Kitchen”
///       List
///         Kettle
///         Whisk
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

  /// The phone that was created, touched, or read last, or `nil` if there is none or it has been
  /// deallocated.
  public private(set) static weak var lastTouched: Phone? {
    didSet { if isWatched { watched = lastTouched } }
  }

  /// Whether a tool is watching phones, so that it can draw the phone that was used last.
  static var isWatched = false

  /// The phone that was used last while a tool was watching. The reference is strong so that the
  /// tool can still draw the phone when the test's variables are gone.
  static var watched: Phone?

  /// Creates a phone that shows a view on its entire screen.
  public init(
    _ view: some View, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    host = Host(PhoneWindow(content: view))
    Phone.lastTouched = self
    // The closure captures the phone weakly because the phone owns the host.
    host.onProblem = { [weak self] problem in self?.fail(problem.description) }
  }

  /// Creates a phone that shows the content of a view builder on its entire screen.
  public convenience init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> some View
  ) {
    self.init(content(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The contents of the screen, from back to front.
  public var window: Element {
    Phone.lastTouched = self
    host.settle()
    return host.root.output.elements[0]
  }

  /// The element that the user can touch: the front presentation, or the screen if there is none.
  public var front: Element { window.front }

  /// The contents of the screen as an outline, from back to front. Containers such as lists have
  /// lines of their own, and the elements of a row share a line.
  public var text: String { window.text }

  /// The transaction of the latest change on the screen.
  ///
  /// The transaction comes from a function such as `withAnimation`, from the `animation` argument
  /// of `send`, or from ``View/animation(_:value:)``. It's empty for changes without a transaction.
  /// If several changes happen between two updates, only the first change that affects a view
  /// counts for that view.
  public var transaction: Transaction {
    host.settle()
    return host.invalidations.transaction
  }

  /// Runs a closure and returns the names of the views whose bodies are evaluated because of it.
  ///
  /// Use this method in performance tests, for example `phone.evaluations { phone.tap("+") }`. A
  /// view isn't evaluated if its stored properties and the values that it read are known to be
  /// unchanged. The number of evaluations of other views isn't guaranteed.
  public func evaluations(during body: () throws -> Void) rethrows -> [String] {
    // Evaluations caused by earlier changes don't count.
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
  /// The contents of the screen as an outline, equal to ``text``.
  public var description: String { text }
}

/// The source location of the latest call in a test, at which issues are reported.
struct Caller {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

extension Element {
  /// The frontmost presentation inside the element. Without presentations, it's the screen if the
  /// element is a window, and otherwise the element itself.
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
