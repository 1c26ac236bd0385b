/// Returns the name of a type with its enclosing types but without its module.
///
/// For example, it returns `Kitchen.State`. The addresses that the runtime prints for private
/// contexts are left out.
func typeName(_ type: Any.Type) -> String {
  String(reflecting: type)
    .replacing(/(^|[^\w.])\w+\.(?:\(unknown context at \$[0-9a-f]+\)\.)*/) { $0.1 }
}
