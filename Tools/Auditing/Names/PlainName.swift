/// Returns a name without backticks.
package func plain(_ name: String) -> String { name.filter { $0 != "`" } }
