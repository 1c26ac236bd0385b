/// A reusable modifier, which can have its own state.
///
/// ```swift
/// struct Badge: ViewModifier {
///   let count: Int
///
///   func body(content: Content) -> some View {
///     HStack {
///       content
///       Text("\(count)")
///     }
///   }
/// }
///
/// let phone = Phone(Text("Inbox").modifier(Badge(count: 3)))
/// #expect(phone.shows("Inbox 3"))
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` or a ``Transition`` is applied to.
public struct ModifierContent<Modifier>: View, PrimitiveView {
  let view: any View

  func children(in node: Node) -> [Child] {
    [node.child(.content, view)]
  }
}

/// A view with a ``ViewModifier`` applied to it, as returned by ``View/modifier(_:)``.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
  let content: Content
  let modifier: Modifier

  /// Creates a view that applies a modifier to another view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  func children(in node: Node) -> [Child] {
    // The reads are removed because `connected` records them again.
    node.environmentReads = []
    let modifier = connected(modifier, to: node)
    return [node.child(.body, modifier.body(content: ModifierContent(view: content)))]
  }
}

extension View {
  /// Applies a modifier to the view, as in `text.modifier(Badge(count: 3))`.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// Creates a modifier that changes nothing.
  public init() {}

  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another modifier.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> some ViewModifier {
    ConcatenatedModifier(first: self, second: modifier)
  }
}

private struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}
