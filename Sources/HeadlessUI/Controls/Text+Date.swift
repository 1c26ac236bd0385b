public import Foundation

extension Text {
  /// The format in which a date is shown.
  public enum DateStyle: Sendable {
    /// The day, such as "June 5, 2026".
    case date

    /// The time of day, such as "11:23".
    case time

    /// A distance from now. A headless view shows the day and the time instead, because its text
    /// doesn't depend on when it is read.
    case relative, offset, timer
  }

  /// Creates a text view with a date in the current locale and time zone.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// let date = Date(timeIntervalSince1970: 0)
  /// #expect(Phone(Text(date, style: .date)).shows(date.formatted(date: .long, time: .omitted)))
  /// ```
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .relative, .offset, .timer:
      self.init(verbatim: date.formatted(date: .long, time: .shortened))
    }
  }

  /// Creates a text view with a running time, which is shown as the date at its end.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true) {
    self.init(timerInterval.upperBound, style: .timer)
  }

  /// Creates a text view with the two dates of a range in the current locale and time zone.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }
}
