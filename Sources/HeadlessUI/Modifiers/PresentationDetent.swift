import Foundation

/// A height of a sheet. Headless views ignore it.
///
/// ```swift, unreached="a headless sheet has no height"
/// import Foundation
///
/// struct SixthDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 6 }
/// }
///
/// extension PresentationDetent {
///   static let sixth = Self.custom(SixthDetent.self)
/// }
///
/// #expect(PresentationDetent.sixth != .medium)
/// ```
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(Double)
  case height(Double)
  /// A height that a type computes, identified by the name of the type.
  case custom(named: String)

  /// Returns the height that a type computes.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    .custom(named: String(reflecting: type))
  }

  /// The information from which a ``CustomPresentationDetent`` computes a height.
  @dynamicMemberLookup
  public struct Context: Sendable {
    /// The largest possible height, in points.
    public let maxDetentValue: CGFloat

    /// The default value of an environment property.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a sheet. Headless views never ask for the height.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// Returns the height in points, or `nil` if the height isn't available.
  static func height(in context: Context) -> CGFloat?
}
