/// Empty room that pushes its neighbours apart.
///
/// ```swift
/// HStack { Text("Keyboard"); Spacer(); Text("1") }
/// ```
public struct Spacer: View, PrimitiveView {
  public init(minLength: Double? = nil) {}

  func output(of children: [Output], in node: Node) -> Output { Output([Element(.spacer)]) }
}

/// A line between views.
///
/// ```swift
/// VStack { Text("above"); Divider(); Text("below") }
/// ```
public struct Divider: View, PrimitiveView {
  public init() {}

  func output(of children: [Output], in node: Node) -> Output { Output([Element(.divider)]) }
}
