/// The kind of values that neither are nor contain observable states. Any change counts.
public struct TrivialKind<Value>: StateKind {
  @inlinable public init() {}

  @inlinable public static func memory(of value: Value) -> Never? { nil }

  @inlinable public static func isOther(_ value: Value, than memory: Never) -> Bool {}

  @inlinable public static func mark(_ value: inout Value) {}

  @inlinable public static func takeOver(
    _ value: inout Value, from old: Value, isEqual: (Value, Value) -> Bool
  ) -> Bool {
    !isEqual(old, value)
  }
}
