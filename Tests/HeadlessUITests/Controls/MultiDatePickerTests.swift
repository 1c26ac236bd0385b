import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct MultiDatePickerTests {
  struct DutyView: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 3, day: 1)]

    var body: some View {
      MultiDatePicker("Days", selection: $days, in: Date(timeIntervalSince1970: 0)...)
      Text("\(days.count) chosen")
    }
  }

  @Test func `choosing a day selects the day, or deselects it if it's selected`() throws {
    let phone = Phone(DutyView())
    let first = try Date("2024-03-01T12:00:00Z", strategy: .iso8601)

    phone.choose(first.addingTimeInterval(-86_400), in: "Days")
    #expect(phone.shows("Days: 2024-02-29, 2024-03-01"))
    phone.choose(first, in: "Days")

    #expect(phone.shows("Days: 2024-02-29") && phone.shows("1 chosen"))
  }

  @Test func `days outside the range are ignored`() {
    let phone = Phone(DutyView())

    phone.choose(Date(timeIntervalSince1970: -1), in: "Days")

    #expect(phone.shows("1 chosen"))
  }
}
