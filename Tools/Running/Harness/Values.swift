import Glibc

/// Reports the value of an expectation's operand and returns it.
///
/// - Parameters:
///   - id: The expectation's index among the example's probes.
///   - operand: The operand's index in the expectation.
public func __waymarkValue<Value>(
  _ id: Int, _ operand: Int, _ value: Value, _ file: StaticString = #fileID
) -> Value {
  if let channel = Channel.shared, channel.hasRoomForDetails {
    let text = ValueDescription(of: value, in: file).text
    channel.report("value", "\(id) \(operand) \(currentTask())\n\(text)".utf8)
  }
  return value
}

/// Returns a number for the running task or, outside a task, for the thread. The number
/// distinguishes the expectations of concurrent tasks.
func currentTask() -> Int {
  withUnsafeCurrentTask { $0?.hashValue } ?? Int(bitPattern: UInt(pthread_self()))
}
