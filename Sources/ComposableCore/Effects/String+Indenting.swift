extension String {
  /// The text with each nonempty line indented by four spaces, for quoting in messages.
  package var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
