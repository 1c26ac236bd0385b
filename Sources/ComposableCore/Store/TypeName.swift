/// A type's name as its author would say it: `ItemForm.State`, without modules, and without the
/// addresses that the runtime gives to private places.
package func name(of type: Any.Type) -> String {
  String(reflecting: type)
    .replacing(/(^|[^\w.])\w+\.(?:\(unknown context at \$[0-9a-f]+\)\.)*/) { $0.1 }
}
