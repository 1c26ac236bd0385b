/// A type-erased value that's hashable and sendable: an `AnyHashable` that can cross isolation
/// boundaries.
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = [AnyHashableSendable(1), AnyHashableSendable("one"), 1]
/// #expect(ids.count == 2)
/// ```
///
/// Two values are equal if they're equal as `AnyHashable` values.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The wrapped value.
  public let base: any Hashable & Sendable

  /// Creates a type-erased value. A value that's already type-erased isn't wrapped again.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Returns whether two values are equal as `AnyHashable` values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the wrapped value as an `AnyHashable` value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the wrapped value.
  public var description: String { String(describing: base) }
  /// The debug description of the wrapped value, in parentheses after the name of this type.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  /// A mirror with the wrapped value as its only child.
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  /// Creates a type-erased value from a Boolean literal.
  public init(booleanLiteral value: Bool) { self.init(value) }
  /// Creates a type-erased `Double` from a floating-point literal.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a type-erased `Int` from an integer literal.
  public init(integerLiteral value: Int) { self.init(value) }
  /// Creates a type-erased `String` from a string literal.
  public init(stringLiteral value: String) { self.init(value) }
}
