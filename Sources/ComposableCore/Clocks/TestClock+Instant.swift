extension TestClock {
  /// A point in time, measured from the clock's origin.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    /// Creates the instant at an offset from the clock's origin.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

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
