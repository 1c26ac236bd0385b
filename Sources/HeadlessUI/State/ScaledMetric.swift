/// A property wrapper for a size that grows with the user's text size. HeadlessUI never scales it.
///
/// ```swift
/// struct Badge: View {
///   @ScaledMetric(relativeTo: .title) var size = 24
///
///   var body: some View { Text("\(size) points") }
/// }
///
/// #expect(Phone(Badge()).shows("24 points"))
/// ```
@propertyWrapper
public struct ScaledMetric<Value> {
  /// The declared size, which isn't scaled.
  public let wrappedValue: Value

  /// Creates a property with a size that isn't scaled. The text style is ignored.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}
