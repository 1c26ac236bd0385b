/// Returns the name of the module of a SwiftPM target. In it, characters of the target's name that
/// aren't allowed in identifiers are replaced by `_`.
package func moduleName(ofTarget target: String) -> String {
  let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  return name.first?.isNumber == true ? "_" + name.dropFirst() : name
}
