/// A glass material. Headless views don't draw it.
public struct Glass: Equatable, Sendable {
  private var name: String

  /// The standard material.
  public static let regular = Glass(name: "regular")
  /// A more transparent material.
  public static let clear = Glass(name: "clear")
  /// No material.
  public static let identity = Glass(name: "identity")

  /// Gives the material a color. HeadlessUI returns it unchanged.
  public func tint(_ color: Color?) -> Glass { self }
  /// Makes the material respond to touches. HeadlessUI returns it unchanged.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The transition of a glass material. Headless views ignore it.
public struct GlassEffectTransition: Sendable {
  /// No transition.
  public static let identity = GlassEffectTransition()
  /// A transition that changes the shape of nearby glass.
  public static let matchedGeometry = GlassEffectTransition()
  /// A transition that fades the material.
  public static let materialize = GlassEffectTransition()
}

/// A container whose glass views flow into each other on a device.
///
/// ```swift
/// let phone = Phone(
///   GlassEffectContainer(spacing: 12) {
///     HStack {
///       Text("Flour").glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))
///       Text("Salt").glassEffect()
///     }
///   }
/// )
/// #expect(phone.shows("Flour Salt"))
/// ```
public struct GlassEffectContainer<Content: View>: View {
  /// The content, without a container around it.
  public let body: Content

  /// Creates a container that shows the content. The spacing is ignored.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { body = content() }
}

/// Modifiers for glass. They return the view unchanged.
extension View {
  /// Adds a glass material behind the view. Headless views ignore it.
  public func glassEffect(_ glass: Glass = .regular) -> Self { self }
  /// Adds a glass material in a shape behind the view. Headless views ignore it.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
  /// Identifies the glass of the view for transitions. Headless views ignore this modifier.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self {
    self
  }
  /// Joins the glass of views with the same ID. Headless views ignore this modifier.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> Self { self }
  /// Sets the transition of the view's glass. Headless views ignore it.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  /// Extends the view behind the bars around it. Headless views ignore this modifier.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> Self { self }
}
