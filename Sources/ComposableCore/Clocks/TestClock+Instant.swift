extension TestClock {
  /// A moment, as the time since the clock's beginning.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    /// The moment at a distance from the clock's beginning.
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
  /// A clock that stands at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}
