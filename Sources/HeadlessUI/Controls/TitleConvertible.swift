/// A value that can be the title of a screen, an alert, or a dialog.
///
/// Modifiers with a title use this protocol instead of an overload for each type. If a chain of
/// modifiers contains a mistake, the compiler tries all combinations of the overloads in the chain,
/// which can take a long time.
///
/// ```swift
/// let count = 2
/// let phone = Phone(
///   NavigationStack { Text("Kettle").navigationTitle(Text("Items: \(count)")) }
/// )
/// #expect(phone.shows("Items: 2"))
/// ```
@MainActor public protocol TitleConvertible {
  /// The title as a text view.
  var titleText: Text { get }
}

extension String: TitleConvertible {
  /// The string as a text view.
  public var titleText: Text { Text(self) }
}

extension Substring: TitleConvertible {
  /// The string as a text view.
  public var titleText: Text { Text(self) }
}

extension Text: TitleConvertible {
  /// The text view itself.
  public var titleText: Text { self }
}

extension LocalizedStringKey: TitleConvertible {
  /// The key as a text view.
  public var titleText: Text { Text(self) }
}

extension LocalizedStringResource: TitleConvertible {
  /// The default value of the resource, or its key, as a text view.
  public var titleText: Text { Text(self) }
}

extension Binding: TitleConvertible where Value == String {
  /// The current string as a text view.
  public var titleText: Text { Text(wrappedValue) }
}

extension TitleConvertible where Self == Binding<String> {
  /// Returns a binding to a constant title. Writes are ignored.
  public static func constant(_ title: String) -> Self { Binding(get: { title }, set: { _ in }) }
}
