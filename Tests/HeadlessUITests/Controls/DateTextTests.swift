import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct DateTextTests {
  @Test func `a date is shown as a day, a time, or both, but never relative to the current time`() {
    let date = Date(timeIntervalSince1970: 0)
    let phone = Phone {
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .relative)
    }

    #expect(phone.shows(date.formatted(date: .long, time: .omitted)))
    #expect(phone.shows(date.formatted(date: .omitted, time: .shortened)))
    #expect(phone.shows(date.formatted(date: .long, time: .shortened)))
  }
}
