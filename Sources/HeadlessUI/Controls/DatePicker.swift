public import Foundation

/// A control for choosing a date.
///
/// ```swift
/// import Foundation
///
/// struct DueView: View {
///   @State var due = Date(timeIntervalSince1970: 0)
///
///   var body: some View {
///     DatePicker("Due", selection: $due)
///     Text("\(due.timeIntervalSince1970)")
///   }
/// }
///
/// let phone = Phone(DueView())
/// #expect(phone.shows("Due: 1970-01-01T00:00:00Z"))
/// phone.choose(Date(timeIntervalSince1970: 60), in: "Due")
/// #expect(phone.shows("60.0"))
/// ```
public struct DatePicker<Label: View>: View {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>?
  let label: Label

  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - bounds: The range of dates that can be chosen, or `nil` for any date. Dates outside the
  ///     range are clamped to it.
  ///   - displayedComponents: Ignored, because the complete date is always shown.
  public init(
    selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label()
  }

  /// A date picker with its label and the selected date in the ISO 8601 format.
  public var body: some View {
    Control(
      kind: .datePicker, label: label, value: { selection.wrappedValue.formatted(.iso8601) },
      handler: .date { date in
        selection.wrappedValue = bounds.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
      }
    )
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title. Dates outside the bounds are clamped to them.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      selection: selection, in: bounds, displayedComponents: displayedComponents,
      label: { Text(title) }
    )
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title and an earliest date.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in bounds: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      title, selection: selection, in: bounds.lowerBound...Date.distantFuture,
      displayedComponents: displayedComponents
    )
  }

  /// Creates a date picker with a title and a latest date.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in bounds: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      title, selection: selection, in: Date.distantPast...bounds.upperBound,
      displayedComponents: displayedComponents
    )
  }
}

/// The parts of a date that a ``DatePicker`` shows. Headless views ignore them and always show the
/// complete date.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt

  /// Creates a set of components from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month, and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
