import WaymarkModel

/// Returns a name without backticks.
package func plain(_ name: String) -> String { name.withoutBackticks }
