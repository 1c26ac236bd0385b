/// A protocol that only ``Binding`` conforms to, for use as a constraint.
///
/// The initializer of `ForEach` for a collection of bindings has this constraint instead of a
/// parameter of type `Binding`. If it had that parameter, the compiler would assume that `$` is
/// missing whenever a row contains a mistake, and report `ForEach(items)` instead of the mistake.
@MainActor public protocol BindingProtocol {
  /// The type of the value that the binding reads and writes.
  associatedtype Value
  /// The current value of the binding.
  var wrappedValue: Value { get }
}

extension Binding: BindingProtocol {}

extension ForEach where Data.Element: BindingProtocol {
  /// Creates a view for each element of a collection. The closure receives a binding to an element.
  ///
  /// The state of a row is associated with the ID of its element.
  ///
  /// ```swift
  /// struct NamesView: View {
  ///   @State var names = ["Kettle", "Whisk"]
  ///
  ///   var body: some View {
  ///     ForEach($names, id: \.self) { $name in
  ///       TextField("Name", text: $name)
  ///     }
  ///   }
  /// }
  ///
  /// #expect(Phone(NamesView()).shows("Name: Whisk"))
  /// ```
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element.Value, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, elementID: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}
