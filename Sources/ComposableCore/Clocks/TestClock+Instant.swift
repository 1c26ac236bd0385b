extension TestClock {
  /// A point in time, measured from the clock's origin.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    /// Creates the instant at an offset from the clock's origin.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns this instant, advanced by a duration.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// Returns the duration from this instant to another instant.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Returns whether an instant is earlier than another instant.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that starts at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}
