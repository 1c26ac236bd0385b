/// A type's name as its author would say it: `Inventory.State`, with what it is nested in, without
/// modules, and without the addresses that the runtime gives to private places.
func typeName(_ type: Any.Type) -> String {
  String(reflecting: type)
    .replacing(/(^|[^\w.])\w+\.(?:\(unknown context at \$[0-9a-f]+\)\.)*/) { $0.1 }
}
