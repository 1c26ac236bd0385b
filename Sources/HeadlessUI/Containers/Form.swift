/// A container that groups controls for data entry.
///
/// ```swift
/// let phone = Phone(
///   Form {
///     TextField("Name", text: .constant("Kettle"))
///     Toggle("In stock", isOn: .constant(true))
///   }
/// )
/// #expect(phone.shows("Name: Kettle"))
/// ```
public struct Form<Content: View>: View {
  let content: Content

  /// Creates a form with the rows of the content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// An element of the kind `form` with the elements of the content.
  public var body: some View { Container(kind: .form, content: content) }
}
