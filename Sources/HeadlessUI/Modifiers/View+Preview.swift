/// Modifiers for previews. They return the view unchanged.
extension View {
  /// Sets the size of a preview. Headless views ignore it.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  /// Sets the device of a preview. Headless views ignore it.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  /// Sets the name of a preview. Headless views ignore it.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// Sets the orientation of a preview. Headless views ignore it.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
}

/// The size of a preview. Headless views ignore it.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device of a preview. Headless views ignore it.
public struct PreviewDevice: Equatable, Sendable, ExpressibleByStringLiteral {
  /// Creates the device with the given name, which headless views ignore.
  public init(rawValue: String) {}

  /// Creates the device with the given name, which headless views ignore.
  public init(stringLiteral value: String) {}
}

/// The orientation of a device. Headless views ignore it.
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
