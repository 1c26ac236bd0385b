import WaymarkContexts
import WaymarkExtracting
import WaymarkFindings
import WaymarkModel
import WaymarkProject
import WaymarkReading
import WaymarkRunning

extension Auditing {
  /// Returns the changes to fences that record the audit's findings, and the errors that
  /// `waymark test` would still report about blocks of the changed documents.
  package func adoptions() async throws -> Checked<[FileChange]> {
    defer { progress.end() }
    // Only a fence with a language can have options.
    let subject = try await subject(readsUnlabeledCode: false)
    let engine = try await engine(for: subject.library, subject.settings)
    var changes = Checked<[FileChange]>([])
    var index: DeclarationIndex?
    for (article, findings) in zip(subject.articles, try await findings(of: subject, &index)) {
      var adoption = Adoption(Document(article, modules: subject.modules), findings)
      var open = Set(findings.filter { $0.kind != .broken }.map(\.line)).subtracting(
        adoption.adopted
      ).subtracting(adoption.refused)
      // A block that becomes untested can make the blocks that use it fail in turn.
      while true {
        let failing = try await failingLines(
          among: open, in: adoption.text(of: article), of: article, subject, engine)
        if failing.isEmpty { break }
        for line in failing { adoption.markUntested(line) }
        open.subtract(failing)
      }
      let text = adoption.text(of: article)
      changes.value.append(FileChange(file: article.file, old: article.text, new: text))
      changes.diagnostics += adoption.refusals + errors(in: text, of: article)
    }
    return changes
  }

  /// Returns the errors of blocks that don't depend on the compiler.
  private func errors(in text: String, of article: Article) -> [Diagnostic] {
    let read = WaymarkReading.article(file: article.file, bytes: Array(text.utf8))
    return read.diagnostics.filter { $0.severity == .error }
  }

  /// Returns the lines of the blocks that would keep `waymark test` from proving their examples in
  /// the changed text of an article: those with errors, or else all blocks of the example.
  ///
  /// - Parameter open: The lines of the blocks to return.
  private func failingLines(
    among open: Set<Int>, in text: String, of article: Article, _ subject: Subject,
    _ engine: Engine
  ) async throws -> Set<Int> {
    let new = WaymarkReading.article(file: article.file, bytes: Array(text.utf8)).value
    let examples = examples(
      in: [new], imports: subject.modules, aliases: subject.settings.aliases,
      parserCache: try parserCache()
    ).value
    let proofs = try await engine.prove(examples)
    let failing = zip(examples, proofs).filter {
      ![.passed, .compiled, .untested].contains($0.1.verdict)
    }
    return failing.reduce(into: []) { lines, example in
      let blocks = example.0.snippets.map { new.snippets[$0] }
        .filter { open.contains($0.location.line) }
      let errors = example.1.diagnostics.filter { $0.severity == .error }.map(\.location.line)
      let faulty = blocks.filter { block in
        let end = block.lines.last?.number ?? block.location.line
        return errors.contains { (block.location.line...end).contains($0) }
      }
      lines.formUnion((faulty.isEmpty ? blocks : faulty).map(\.location.line))
    }
  }
}
