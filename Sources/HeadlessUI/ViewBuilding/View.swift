/// A description of a part of the screen: a value that is created again for each evaluation.
///
/// A view does nothing by itself. A ``Phone`` evaluates its `body` and the bodies of its
/// descendants. After a change, it evaluates only those bodies again that read a changed value.
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
/// #expect(Phone(GreetingView(name: "Blob")).shows("Hello, Blob!"))
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view. It must be free of side effects. It's evaluated again when a value
  /// that it read has changed, but may be evaluated at other times, too.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Never called, because primitive views have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the phone and has no body.")
  }
}

extension Never: View {
  /// A view that the library evaluates itself has no body.
  public typealias Body = Never
}
