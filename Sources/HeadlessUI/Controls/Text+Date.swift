public import Foundation

extension Text {
  /// The format in which a date is shown.
  public enum DateStyle: Sendable {
    /// The day, such as "June 5, 2026".
    case date

    /// The time of day, such as "11:23".
    case time

    /// A time relative to now. A headless view shows the day and the time instead, so its text
    /// doesn't depend on when it's read.
    case relative, offset, timer
  }

  /// Creates a text view that shows a date in the current locale and time zone.
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

  /// Creates a text view that shows a timer. A headless view shows the date and time at which the
  /// timer ends, and ignores the other arguments.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true) {
    self.init(timerInterval.upperBound, style: .timer)
  }

  /// Creates a text view that shows the two dates of a range in the current locale and time zone.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }
}
