/// Returns the name of a type with its enclosing types, such as `Inventory.State`, but without its
/// module and without the addresses that the runtime prints for private contexts.
func typeName(_ type: Any.Type) -> String {
  String(reflecting: type)
    .replacing(/(^|[^\w.])\w+\.(?:\(unknown context at \$[0-9a-f]+\)\.)*/) { $0.1 }
}
