import Testing

/// Reports the value of an operand of a check, and returns it.
///
/// - Parameters:
///   - id: The check's index among the example's probes.
///   - operand: The operand's index in the check.
public func __waymarkValue<Value>(_ id: Int, _ operand: Int, _ value: Value) -> Value {
  if let channel = Channel.shared, channel.hasRoomForDetails {
    let text = String(describingForTest: value)
    // A value can be of any size, so its text is truncated.
    let shown = text.utf8.count > 2000 ? String(text.prefix(2000)) + "…" : text
    channel.tell("value", "\(id) \(operand)\n\(shown)".utf8)
  }
  return value
}
