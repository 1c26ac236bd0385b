/// Returns the name of a type as written in source, such as `ItemForm.State`: without module names,
/// and without the addresses that the runtime adds to private contexts.
package func name(of type: Any.Type) -> String {
  String(reflecting: type)
    .replacing(/(^|[^\w.])\w+\.(?:\(unknown context at \$[0-9a-f]+\)\.)*/) { $0.1 }
}
