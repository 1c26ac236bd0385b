/// A type's name as its author would say it: `ItemForm.State`, without the module.
func name(of type: Any.Type) -> String {
  let parts = String(reflecting: type).split(separator: ".", maxSplits: 1)
  return String(parts.last ?? "")
}
