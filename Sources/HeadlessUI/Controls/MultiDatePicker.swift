public import Foundation

/// A control for choosing several days.
///
/// ```swift
/// import Foundation
///
/// struct DutyView: View {
///   @State var days: Set<DateComponents> = []
///
///   var body: some View {
///     MultiDatePicker("Days", selection: $days)
///     Text("\(days.count) days")
///   }
/// }
///
/// let phone = Phone(DutyView())
/// phone.choose(Date(timeIntervalSince1970: 0), in: "Days")
/// #expect(phone.shows("Days: 1970-01-01") && phone.shows("1 days"))
/// phone.choose(Date(timeIntervalSince1970: 0), in: "Days")
/// #expect(phone.shows("0 days"))
/// ```
///
/// Choosing a day that is already chosen removes it.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>?
  let label: Label

  /// Creates a picker with a custom label.
  ///
  /// - Parameter bounds: The range of dates that can be chosen, or `nil` for any date. Other dates
  ///   are ignored.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label()
  }

  /// A date picker with its label and the chosen days in the ISO 8601 format, in order.
  public var body: some View {
    Control(
      kind: .datePicker, label: label,
      value: { selection.wrappedValue.map(\.day8601).sorted().joined(separator: ", ") },
      handler: .date(toggle)
    )
  }

  private func toggle(_ date: Date) {
    if let bounds, !bounds.contains(date) { return }
    var calendar = calendar
    calendar.timeZone = timeZone
    let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    // A day in the app's selection may have fewer components, so the days are compared as text.
    if let chosen = selection.wrappedValue.first(where: { $0.day8601 == day.day8601 }) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(day)
    }
  }
}

extension DateComponents {
  fileprivate var day8601: String {
    let digits = { (number: Int?, count: Int) in
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title. Dates outside the bounds are ignored.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>? = nil
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker with a title and an earliest date. Earlier dates are ignored.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(title, selection: selection, in: bounds.lowerBound..<Date.distantFuture)
  }

  /// Creates a picker with a title. The user can choose only dates before the upper bound.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(title, selection: selection, in: Date.distantPast..<bounds.upperBound)
  }
}
