public import Foundation

/// A view, modifier, or shape whose data can be animated. In a headless view, the data changes
/// immediately.
///
/// ```swift, unreached="a headless view doesn't animate"
/// struct CountView: View, Animatable {
///   var value: Double
///
///   var animatableData: Double {
///     get { value }
///     set { value = newValue }
///   }
///
///   var body: some View { Text("\(Int(value)) points") }
/// }
///
/// #expect(Phone(CountView(value: 3)).shows("3 points"))
/// ```
@MainActor @preconcurrency
public protocol Animatable {
  /// The type of the animated data.
  associatedtype AnimatableData = EmptyAnimatableData

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data, for a type that has nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The data of a type that has nothing to animate.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Creates empty data.
  public init() {}
}

/// A pair of values that are animated together.
public struct AnimatablePair<First, Second> {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of values to animate together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A modifier that transforms a view. Headless views show the content without the transform.
///
/// ```swift, unreached="a headless view isn't transformed"
/// import Foundation
///
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: sin(animatableData) * 8, y: 0))
///   }
/// }
///
/// #expect(Phone(Text("Wrong").modifier(Shake(animatableData: 1))).shows("Wrong"))
/// ```
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  /// Returns the transform for a view of the given size. Headless views never call this method.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the content without the transform.
  public func body(content: Content) -> Content { content }

  /// Returns the effect unchanged, because it never affects the layout.
  public func ignoredByLayout() -> Self { self }
}

/// A three-dimensional transform of a view. Headless views ignore it.
public struct ProjectionTransform: Hashable, Sendable {
  private let transform: CGAffineTransform

  /// Creates the identity transform.
  public init() { transform = .identity }

  /// Creates a transform from a two-dimensional affine transform.
  public init(_ transform: CGAffineTransform) { self.transform = transform }
}
