import WaymarkBlocks
import WaymarkModel

extension AuditedBlock {
  /// Returns a line of the block with a call to `sleep` replaced by a suspension, so that the
  /// block's tasks can run.
  ///
  /// The program runs on the main actor. Tasks that it starts inherit the actor, so they can run
  /// only while the program is suspended.
  func suspended(_ text: String, at index: Int) -> String {
    guard text.contains("sleep("), snippet.code.contains(Self.task),
      syntax.items.contains(where: { $0.kind == .expression && $0.lines == index...index })
    else { return text }
    return text.replacing(Self.sleep) { match in
      "\(match.output.1)\(match.output.2)try? await Task.sleep(for: .seconds(\(match.output.3)))"
    }
  }

  private static let task = Pattern(/\bTask\b[^\n]*\{/)
  private static let sleep = Pattern(/(^|;)(\s*)sleep\((\d+)\)/)
}
