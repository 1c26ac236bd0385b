/// Returns a value with changes, for samples that differ from the defaults in a few properties.
package func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
