/// A value that describes part of the screen. It's created again whenever the body that contains it
/// is evaluated.
///
/// A view does nothing on its own. A ``Phone`` evaluates its `body` and the bodies of its
/// descendants. After a change, it reevaluates the bodies that read a changed value instead of all
/// bodies.
///
/// ```swift
/// struct GreetingView: View {
///   let name: String
///
///   var body: some View {
///     Text("Hello, \(name)!")
///   }
/// }
///
/// #expect(Phone(GreetingView(name: "Mira")).shows("Hello, Mira!"))
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view. Evaluating it must not have side effects.
  ///
  /// The body is evaluated again when a value that it read has changed, but it can be evaluated at
  /// other times as well.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// The body of a primitive view, which is never evaluated.
  public var body: Never {
    preconditionFailure("'\(Self.self)' is a primitive view and has no body.")
  }
}

extension Never: View {
  /// The type of the body. No body is ever created, because `Never` has no values.
  public typealias Body = Never

  /// The body, which is never evaluated.
  public var body: Never { preconditionFailure("There is no value of this type.") }
}
