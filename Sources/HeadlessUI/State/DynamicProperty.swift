/// A stored property of a view that gives the view something of its place on the screen: ``State``,
/// ``Binding``, ``Environment``, or a struct of yours that holds such properties.
///
/// ```swift
/// struct Draft: DynamicProperty {
///   @State var text = ""
/// }
///
/// struct NoteView: View {
///   var draft = Draft()
///
///   var body: some View { TextField("Note", text: draft.$text) }
/// }
///
/// let phone = Phone(NoteView())
/// phone.type("Late", into: "Note")
/// #expect(phone.shows("Note: Late"))
/// ```
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that takes part of its value from the node that its view stands on.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  func connect(to node: Node, at path: [Int]) -> Self
}

/// A property that knows whether another one of its kind leads to the same values.
@MainActor
protocol ComparableProperty {
  func leadsToSame(as other: Self) -> Bool
}
