import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct DatePickerTests {
  @Test func `a date picker stays within its bounds`() {
    var date = Date(timeIntervalSince1970: 50)
    let selection = Binding(get: { date }, set: { date = $0 })
    let bounds = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)
    let phone = Phone(
      DatePicker("Due", selection: selection, in: bounds, displayedComponents: .date))

    phone.choose(Date(timeIntervalSince1970: 500), in: "Due")
    #expect(date == bounds.upperBound)
    phone.choose(Date(timeIntervalSince1970: 20), in: "Due")
    #expect(date == Date(timeIntervalSince1970: 20))
  }

  @Test func `a date is clamped to a one-sided range`() {
    let phone = Phone(DateView())

    phone.choose(.distantPast, in: "From")
    phone.choose(.distantFuture, in: "Until")
    #expect(phone.shows("0.0 0.0"))
  }
}

private struct DateView: View {
  static let start = Date(timeIntervalSince1970: 0)
  @State var from = start
  @State var until = start

  var body: some View {
    DatePicker("From", selection: $from, in: Self.start..., displayedComponents: .date)
    DatePicker("Until", selection: $until, in: ...Self.start)
    Text("\(from.timeIntervalSince1970) \(until.timeIntervalSince1970)")
  }
}
