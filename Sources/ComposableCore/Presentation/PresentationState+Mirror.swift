import CustomDump

extension PresentationState: CustomReflectable {
  /// The mirror of the optional state.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}

extension PresentationState: CustomDumpRepresentable {
  /// The presented state, which dumps show in place of the wrapper.
  public var customDumpValue: Any { wrappedValue as Any }
}
