extension StringProtocol {
  /// The text without backticks, which Swift code puts around names that aren't identifiers.
  package var withoutBackticks: String { String(filter { $0 != "`" }) }
}
