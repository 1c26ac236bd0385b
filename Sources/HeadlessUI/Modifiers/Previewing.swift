/// Modifiers for previews. They return the view unchanged.
extension View {
  /// Sets the size of a preview. Has no effect in a headless view.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  /// Sets the device of a preview. Has no effect in a headless view.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  /// Sets the name of a preview. Has no effect in a headless view.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// Sets the orientation of a preview. Has no effect in a headless view.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
}

/// The size of a preview. It has no effect.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device of a preview. It has no effect.
public struct PreviewDevice: Equatable, Sendable, ExpressibleByStringLiteral {
  /// Creates a device from its name.
  public init(rawValue: String) {}

  /// Creates a device from its name.
  public init(stringLiteral value: String) {}
}

/// The orientation of a device. It has no effect.
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
