/// Returns a count followed by a noun, in the plural unless the count is 1: `2 examples`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
