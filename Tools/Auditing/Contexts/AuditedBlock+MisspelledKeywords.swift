import WaymarkBlocks
import WaymarkInterfaces
import WaymarkModel

extension AuditedBlock {
  /// Errors about misspelled keywords, which the compiler describes in other terms or doesn't
  /// report if the block isn't complete.
  package var misspelledKeywords: [Diagnostic] {
    WaymarkInterfaces.misspelledKeywords(in: snippet.code).map {
      Diagnostic(
        at: location(of: $0.offset), "there is no keyword '\($0.word)'",
        hint: "did you mean '\($0.keyword)'?")
    }
  }
}
