/// A stored view property whose value depends on the view's place in the hierarchy.
///
/// Examples are ``State``, ``Binding``, ``Environment``, and custom types that contain such
/// properties.
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
  /// Updates the property before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// A dynamic property whose value comes from the node of its view.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  func connect(to node: Node, at path: [Int]) -> Self
}

/// A property that can be compared by what it refers to.
@MainActor
protocol ComparableProperty {
  func leadsToSame(as other: Self) -> Bool
}
