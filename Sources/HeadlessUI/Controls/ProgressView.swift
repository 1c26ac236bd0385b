public import Foundation

/// A view that shows the progress of a task, as a percentage if it's known.
///
/// ```swift
/// let phone = Phone(ProgressView("Loading"))
/// #expect(phone.shows("Loading"))
/// ```
public struct ProgressView: View {
  let title: String
  let fraction: Double?
  @Environment(\.progressViewStyle) private var style

  /// Creates an indeterminate progress view without a label.
  public init() {
    self.init("")
  }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Text) {
    self.init(label().content)
  }

  /// Creates an indeterminate progress view with a title.
  public init(_ title: some StringProtocol) {
    self.title = String(title)
    fraction = nil
  }

  /// Creates a progress view that shows a value as part of a total. The progress is unknown if the
  /// value is `nil`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init("", value: value, total: total)
  }

  /// Creates a titled progress view that shows a value as part of a total.
  ///
  /// - Parameters:
  ///   - value: The completed part, or `nil` if the progress is unknown. A negative value and NaN
  ///     are shown as 0%, and a value above the total is shown as 100%.
  ///   - total: The value at which the task is complete. If it isn't positive and finite, the
  ///     progress is 0%.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.title = String(title)
    fraction = value.map { $0.fraction(of: total) }
  }

  /// Creates a progress view from the configuration that a ``ProgressViewStyle`` receives. The
  /// style isn't applied again.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    title = configuration.title
    fraction = configuration.fractionCompleted
  }

  /// The label and the percentage. The percentage is absent if the progress is unknown.
  public var body: some View {
    if let style {
      // The style isn't applied again to a progress view that it creates.
      AnyView(style.view(ProgressViewStyleConfiguration(fractionCompleted: fraction, title: title)))
        .environment(\.progressViewStyle, nil)
    } else {
      Control(kind: .progress, label: Text(title), value: { fraction?.percentage }, handler: nil)
    }
  }
}

extension ProgressView {
  /// Creates a progress view for a period of time. The progress isn't shown, because it would
  /// depend on the current time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init()
  }

  /// Creates a labeled progress view for a period of time. The progress isn't shown, because it
  /// would depend on the current time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Text
  ) {
    self.init(label: label)
  }

  /// Creates a labeled progress view that shows a value as part of a total. The label of the
  /// current value isn't shown.
  public init<Value: BinaryFloatingPoint, Current: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Text,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(label().content, value: value, total: total)
  }

  /// Creates a labeled progress view that shows a value as part of a total. The progress is unknown
  /// if the value is `nil`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Text
  ) {
    self.init(label().content, value: value, total: total)
  }
}
