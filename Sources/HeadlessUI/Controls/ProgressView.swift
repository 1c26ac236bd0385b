/// A view that shows the progress of a task, as a percentage if it is known.
///
/// ```swift
/// let phone = Phone(ProgressView("Loading"))
/// #expect(phone.shows("Loading"))
/// ```
public struct ProgressView: View {
  let title: String
  let percent: Int?

  public init() {
    self.init("")
  }

  /// Creates a view with a text as its label.
  public init(@ViewBuilder label: () -> Text) {
    self.init(label().content)
  }

  public init(_ title: some StringProtocol) {
    self.title = String(title)
    percent = nil
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init("", value: value, total: total)
  }

  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.title = String(title)
    percent = value.map { total > 0 ? Int((Double($0 / total) * 100).rounded()) : 0 }
  }

  public var body: some View {
    Control(
      kind: .progress, label: Text(title), value: { percent.map { "\($0) %" } }, handler: nil
    )
  }
}
