/// A ``Binding``, as a constraint.
///
/// An initializer for a collection of bindings has this constraint instead of the parameter type
/// `Binding`. With that type, the compiler assumes that `$` is missing whenever a row contains a
/// mistake, and reports `ForEach(items)` instead of the mistake.
@MainActor public protocol BindingProtocol {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var wrappedValue: Value { get }
}

extension Binding: BindingProtocol {}

extension ForEach where Data.Element: BindingProtocol {
  /// Creates a view for each element of a bound collection, from a binding to the element. The IDs
  /// identify the rows' states.
  ///
  /// ```swift
  /// struct NamesView: View {
  ///   @State var names = ["Keyboard", "Mouse"]
  ///
  ///   var body: some View {
  ///     ForEach($names, id: \.self) { $name in
  ///       TextField("Name", text: $name)
  ///     }
  ///   }
  /// }
  ///
  /// #expect(Phone(NamesView()).shows("Name: Mouse"))
  /// ```
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element.Value, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, elementID: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}
