import CustomDump

extension StackElementID: CustomDumpStringConvertible {
  /// The ID as shown in dumps: `#0`.
  public var customDumpDescription: String { description }
}
