import WaymarkSystem

/// Returns the files that a compiler listed in `make` syntax, in no particular order. The targets
/// that depend on them are omitted. If the list can't be read, the result is empty.
package func files(listedIn file: String) -> [String] {
  let rules = (FileSystem.text(file) ?? "").replacing("\\\n", with: " ").split(separator: "\n")
  // The rules for the different files that a compiler writes list the same dependencies.
  let lists = rules.compactMap { rule in
    rule.firstRange(of: ": ").map { rule[$0.upperBound...] }
  }
  let files = Set(lists).flatMap { list in
    list.contains("\\") ? words(of: String(list)) : list.split(separator: " ").map(String.init)
  }
  return Array(Set(files))
}
