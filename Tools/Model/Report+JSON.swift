extension Report {
  /// Returns the same bytes as `Encodable.json()` in a fraction of the time.
  package func json() -> [UInt8] {
    guard shard == nil, snippets.allSatisfy({ $0.duration == nil }) else {
      return (self as any Encodable).json()
    }
    var writer = JSONWriter()
    writer.object {
      $0.array("diagnostics", diagnostics) { $1.write(to: &$0) }
      $0.array("snippets", snippets) { $1.write(to: &$0) }
      $0.field("version", version)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension Report.DiagnosticEntry {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.field("column", column)
      $0.field("file", file)
      if let hint { $0.field("hint", hint) }
      $0.field("line", line)
      $0.field("message", message)
    }
  }
}

extension Report.Entry {
  /// Writes the entry, which has no duration.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.field("article", article)
      $0.field("example", example)
      $0.field("expectations", expectations)
      $0.field("line", line)
      $0.array("linesRan", linesRan) { $0.number($1) }
      $0.array("linesUnreached", linesUnreached) { $0.number($1) }
      $0.field("proof", proof)
      $0.field("verdict", verdict.rawValue)
    }
  }
}
