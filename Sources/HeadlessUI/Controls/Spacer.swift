/// A flexible space that pushes its neighbors apart.
///
/// ```swift
/// let phone = Phone(HStack { Text("Kettle"); Spacer(); Text("1") })
/// #expect(phone.shows("Kettle … 1"))
/// ```
public struct Spacer: View, PrimitiveView {
  /// Creates a spacer. Headless views ignore the length.
  public init(minLength: Double? = nil) {}

  func output(of children: [Output], in node: Node) -> Output { Output([Element(.spacer)]) }
}

/// A visual separator between views.
///
/// ```swift
/// let phone = Phone(VStack { Text("above"); Divider(); Text("below") })
/// #expect(phone.shows("above") && phone.shows("below"))
/// ```
public struct Divider: View, PrimitiveView {
  /// Creates a divider between the views before and after it.
  public init() {}

  func output(of children: [Output], in node: Node) -> Output { Output([Element(.divider)]) }
}
