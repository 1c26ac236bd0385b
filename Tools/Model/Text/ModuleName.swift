/// Returns the name of a SwiftPM target's module: the target's name, with `_` in place of
/// characters that identifiers can't contain or start with.
package func moduleName(ofTarget target: String) -> String {
  let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  return name.first?.isNumber == true ? "_" + name.dropFirst() : name
}
