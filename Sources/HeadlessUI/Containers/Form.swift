/// Controls for entering data, one below the other.
///
/// ```swift
/// Form {
///   TextField("Name", text: $name)
///   Toggle("In stock", isOn: $isInStock)
/// }
/// ```
public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { Container(kind: .form, content: content) }
}
