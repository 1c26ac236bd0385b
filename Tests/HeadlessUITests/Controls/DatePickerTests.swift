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
}
