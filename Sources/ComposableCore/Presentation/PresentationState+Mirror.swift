import CustomDump

extension PresentationState: CustomReflectable {
  /// Shows the state as the optional that it is.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}

extension PresentationState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue as Any }
}
