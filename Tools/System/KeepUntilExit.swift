/// Keeps the memory of a value until the process exits. Freeing the many parts of a large value
/// takes much longer than ending the process.
package func keepUntilExit<Value>(_ value: Value) {
  _ = Unmanaged.passRetained(Kept(value))
}

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
