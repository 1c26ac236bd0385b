/// Values that are no observable state and hold none: any change of them counts.
public struct TrivialKind<Value>: StateKind {
  @inlinable public init() {}

  public static func memory(of value: Value) -> Never? { nil }

  public static func isOther(_ value: Value, than memory: Never) -> Bool {}

  public static func mark(_ value: inout Value) {}

  public static func takePlace(
    _ value: inout Value, of old: Value, isEqual: (Value, Value) -> Bool
  ) -> Bool {
    !isEqual(old, value)
  }
}
