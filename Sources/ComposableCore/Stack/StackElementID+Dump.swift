import CustomDump

extension StackElementID: CustomDumpStringConvertible {
  /// The ID as shown in dumps, such as `#0`.
  public var customDumpDescription: String { description }
}
