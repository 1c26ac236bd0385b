public import Foundation

/// A view, modifier, or shape with data that changes gradually. In a headless view, it changes at
/// once.
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
  /// The type of the data that changes gradually.
  associatedtype AnimatableData = EmptyAnimatableData

  /// The data that changes gradually.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The empty data of a value in which nothing changes gradually.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Creates the value.
  public init() {}
}

/// Two values that change gradually together.
public struct AnimatablePair<First, Second> {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A modifier with data that changes gradually, as older code declares it.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that moves or distorts a view. The content stays the same in a headless view.
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
  /// Returns the transform of a view with a size. A headless view never calls this method.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content, which isn't transformed.
  public func body(content: Content) -> Content { content }

  /// Returns the effect unchanged, because no layout depends on it.
  public func ignoredByLayout() -> Self { self }
}

/// A transform of a view in three dimensions. It has no effect.
public struct ProjectionTransform: Hashable, Sendable {
  private let transform: CGAffineTransform

  /// Creates the transform that changes nothing.
  public init() { transform = .identity }

  /// Creates a transform in the plane of the screen.
  public init(_ transform: CGAffineTransform) { self.transform = transform }
}
