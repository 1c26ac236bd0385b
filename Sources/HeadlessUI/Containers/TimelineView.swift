public import Foundation

/// A view whose content depends on the current date.
///
/// A headless view always shows the content for the first date of the schedule.
///
/// ```swift
/// import Foundation
///
/// let start = Date(timeIntervalSince1970: 0)
/// let phone = Phone(
///   TimelineView(.periodic(from: start, by: 1)) { context in
///     Text("\(context.date.timeIntervalSince1970) seconds")
///   }
/// )
/// #expect(phone.shows("0.0 seconds"))
/// ```
public struct TimelineView<Content: View>: View {
  /// The type of the context that's passed to the content.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: TimelineSchedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view whose content receives the first date of a schedule.
  public init(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the first date.
  public var body: some View { content(Context(date: schedule.start)) }
}

/// The context of a ``TimelineView``, with the date that the view shows.
public struct TimelineViewDefaultContext: Sendable {
  /// The rates at which a view is updated, from the highest to the lowest.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The date to show.
  public let date: Date
  /// The rate at which the view is updated, which is always `live`.
  public var cadence: Cadence { .live }
}

/// The dates at which a ``TimelineView`` changes. Only the first date is used.
public struct TimelineSchedule: Sendable {
  let start: Date

  /// A schedule with a date for every frame of an animation, starting now.
  public static var animation: TimelineSchedule { TimelineSchedule(start: Date()) }
  /// A schedule with a date for every minute, starting now.
  public static var everyMinute: TimelineSchedule { TimelineSchedule(start: Date()) }

  /// Returns a schedule that repeats at a regular interval, in seconds. Headless views ignore the
  /// interval.
  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule(start: start)
  }

  /// Returns a schedule of the given dates. If there are none, the schedule starts now.
  public static func explicit(_ dates: [Date]) -> TimelineSchedule {
    TimelineSchedule(start: dates.first ?? Date())
  }

  /// Returns a schedule with a date for every frame of an animation, starting now. Headless views
  /// ignore the arguments.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> TimelineSchedule { TimelineSchedule(start: Date()) }
}
