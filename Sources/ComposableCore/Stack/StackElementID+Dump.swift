import CustomDump

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}
