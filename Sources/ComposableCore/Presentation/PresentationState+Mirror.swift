import CustomDump

extension PresentationState: CustomReflectable {
  /// A mirror that shows the state as an optional.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}

extension PresentationState: CustomDumpRepresentable {
  /// The presented state, which dumps show in place of the wrapper.
  public var customDumpValue: Any { wrappedValue as Any }
}
