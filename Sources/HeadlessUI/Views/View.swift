/// A description of what is on the screen: an inert value, made anew whenever it is asked for.
///
/// A view does nothing by itself. A ``Phone`` opens it, evaluates its `body` and the bodies below,
/// and evaluates again only those that read something that changed.
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
  /// The type of view that this one is made of.
  associatedtype Body: View

  /// What this view is made of. Must be free of side effects: how often it is evaluated is not
  /// promised, only that it is evaluated when something that it read has changed.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Never called: a primitive view is drawn, not made of others.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the phone and has no body.")
  }
}

extension Never: View {
  public typealias Body = Never
}
