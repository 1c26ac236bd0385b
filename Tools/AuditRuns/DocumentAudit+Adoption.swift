import WaymarkContexts
import WaymarkExtracting
import WaymarkFindings
import WaymarkMarkdown
import WaymarkModel
import WaymarkProject
import WaymarkReading
import WaymarkRunning
import WaymarkSyntax
import WaymarkSystem

/// The changes to documents that record an audit's findings.
package struct Adoptions {
  /// The documents with their new text, in reading order.
  package var changes: [FileChange] = []
  /// The new text of each document, keyed by its path, without the indentation of directives, which
  /// would hide blocks.
  package var texts: [String: String] = [:]
  /// The errors that `waymark test` would still report about the changed documents, apart from
  /// those in broken blocks, and the errors about blocks that can't be changed. Warnings are
  /// included for comments and output that `waymark test` doesn't compare.
  package var diagnostics: [Diagnostic] = []
  /// The errors in blocks that `waymark test` would pass, such as comments with wrong values.
  package var faults: [Diagnostic] = []
}

extension DocumentAudit {
  /// Returns the changes to fences and to comments about output that record the audit's findings.
  /// Doc comments in Swift files aren't changed.
  ///
  /// - Throws: `Failure.call` if a file can't be audited; `Failure.environment` if a document can't
  ///   be read; `EnvironmentError` if the cache can't be written, or if there is no compiler.
  package func adoptions() async throws -> Adoptions {
    defer { progress.end() }
    // Only a fence with a language can have options.
    let subject = try await subject(readsUnlabeledCode: false)
    let engine = try await engine(for: subject.library, subject.settings)
    let parserCache = try parserCache()
    var adoptions = Adoptions()
    let found = try await findings(of: subject)
    for (index, article) in try subject.articles() where !article.file.isSwiftFile {
      let findings = found[index]
      let document = Document(article, modules: subject.modules)
      var adoption = Adoption(document, findings)
      var open = Set(findings.filter { $0.kind != .broken }.map(\.line))
        .subtracting(adoption.adopted).subtracting(adoption.refused)
      let passing = findings.filter {
        [.proved, .compiles].contains($0.kind) && open.contains($0.line)
      }
      let refused = try restatements(of: document, in: article, passing, all: false).keys
      var restated = try restatements(of: document, in: article, passing, all: true)
      var text = adoption.text(of: article.applying(restated))
      // A block that becomes untested can make the blocks that use it fail in turn.
      while true {
        let failing = try await failingLines(among: open, in: text, of: article, subject, engine)
        if failing.isEmpty { break }
        let claiming = failing.intersection(restated.keys)
        if claiming.isEmpty {
          // Blocks whose output can't be compared are reported below.
          for line in failing.subtracting(refused) { adoption.markUntested(line) }
          open.subtract(failing)
        } else {
          for line in claiming { restated[line] = nil }
        }
        text = adoption.text(of: article.applying(restated))
      }
      adoptions.changes.append(FileChange(file: article.file, old: article.text, new: text))
      adoptions.texts[article.file] = DirectiveIndentation(of: text, in: article.file).text
      let broken = Set(findings.filter { $0.kind == .broken }.map(\.line))
      adoptions.diagnostics += adoption.refusals
      adoptions.diagnostics += try errors(in: text, of: article, except: broken, subject)
      let proved = Set(findings.filter { $0.kind == .proved }.map(\.line))
      let bytes = Array(text.utf8)
      let lines = lineRanges(of: bytes).map { bytes[$0] }
      adoptions.diagnostics += document.blocks
        .filter { proved.contains($0.snippet.location.line) }
        .flatMap { $0.warnings(in: lines, parserCache: parserCache) }
      let failing = try await failingLines(among: broken, in: text, of: article, subject, engine)
      adoptions.faults += findings.filter { broken.subtracting(failing).contains($0.line) }
        .flatMap(\.notes).filter { $0.severity == .error }
    }
    return adoptions
  }

  /// Returns the edits that rewrite comments about output in the form that `waymark test` compares,
  /// keyed by the lines of their blocks.
  ///
  /// - Parameters:
  ///   - findings: The findings about the blocks.
  ///   - all: Whether to rewrite comments whose output a run has confirmed, in addition to comments
  ///     that `waymark test` rejects.
  private func restatements(
    of document: Document, in article: Article, _ findings: [BlockFinding], all: Bool
  ) throws -> [Int: [TextEdit]] {
    let held = Dictionary(findings.map { ($0.line, all ? $0.held : []) }) { $1 }
    let (editor, cache) = (ExpectationEditor(article), try parserCache())
    var edits: [Int: [TextEdit]] = [:]
    for block in document.blocks where block.test == nil {
      let line = block.snippet.location.line
      guard let held = held[line] else { continue }
      let claims = article.snippets[block.index].uncomparedComments(
        parserCache: cache, stated: block.printedLines(among: held))
      if claims.isEmpty { continue }
      edits[line] = claims.compactMap { claim in
        claim.correction.flatMap {
          editor.edit(ofComment: claim.comment, at: claim.location, to: $0)
        }
      }
    }
    return edits
  }

  /// Returns the errors that `waymark test` reports without compiling the blocks. Errors in broken
  /// blocks are omitted.
  private func errors(
    in text: String, of article: Article, except broken: Set<Int>, _ subject: Subject
  ) throws -> [Diagnostic] {
    let read = WaymarkReading.article(file: article.file, bytes: Array(text.utf8))
    let extracted = examples(in: [read.value], options: try extractionOptions(for: subject))
    let skipped = read.value.snippets.filter { broken.contains($0.location.line) }.map {
      $0.location.line...($0.lines.last?.number ?? $0.location.line)
    }
    return (read.diagnostics + extracted.diagnostics).filter { error in
      error.severity == .error && !skipped.contains { $0.contains(error.location.line) }
    }
  }

  private func extractionOptions(for subject: Subject) throws -> ExtractionOptions {
    ExtractionOptions(
      imports: subject.modules, aliases: subject.settings.aliases,
      parserCache: try parserCache())
  }

  /// Returns the lines of the blocks that would keep `waymark test` from proving their examples in
  /// the changed text of an article: the blocks with errors or, if none of an example's blocks has
  /// errors, all of them.
  ///
  /// - Parameter open: The lines of the blocks that can be returned.
  private func failingLines(
    among open: Set<Int>, in text: String, of article: Article, _ subject: Subject,
    _ engine: Engine
  ) async throws -> Set<Int> {
    if open.isEmpty { return [] }
    let unindented = DirectiveIndentation(of: text, in: article.file).text
    let new = WaymarkReading.article(file: article.file, bytes: Array(unindented.utf8)).value
    let examples = examples(in: [new], options: try extractionOptions(for: subject)).value
    let proofs = try await engine.evaluations(of: examples).map(\.proof)
    let failing = zip(examples, proofs).filter {
      ![.passed, .compiled, .untested].contains($0.1.verdict)
    }
    return failing.reduce(into: []) { lines, example in
      let blocks = example.0.snippets.map { new.snippets[$0] }
      let errors = example.1.diagnostics.filter { $0.severity == .error }.map(\.location.line)
      let faulty = blocks.filter { block in
        let end = block.lines.last?.number ?? block.location.line
        return errors.contains { (block.location.line...end).contains($0) }
      }
      lines.formUnion((faulty.isEmpty ? blocks : faulty).map(\.location.line).filter(open.contains))
    }
  }
}

extension Article {
  /// Returns the article with edited text. The edits must not change the number of lines.
  fileprivate func applying(_ edits: [Int: [TextEdit]]) -> Article {
    var copy = self
    copy.text = text(applying: edits.values.flatMap(\.self))
    return copy
  }
}

extension AuditedBlock {
  /// Returns the lines of output that the block's comments state, keyed by the line numbers of the
  /// comments in the document.
  ///
  /// - Parameter held: The claims that a run has confirmed.
  fileprivate func printedLines(among held: [String]) -> [Int: String] {
    var printed: [Int: String] = [:]
    for claim in claims where held.contains(claim.text) {
      let isOutput =
        switch claim.subject {
        case .item(let item): syntax.items[item].prints
        case .nested, .output: true
        case .value, .condition, .wholeOutput, .command: false
        }
      // A string is printed without its quotation marks.
      let readings = claim.readings
      let unquoted = readings.first { $0.allSatisfy { !$0.hasPrefix("\"") } }
      guard isOutput, let lines = unquoted ?? readings.first else { continue }
      for (line, text) in zip(snippet.lines.dropFirst(claim.line), lines) {
        printed[line.number] = text
      }
    }
    return printed
  }

  /// Returns warnings about claims that the block states in forms that `waymark test` doesn't
  /// compare.
  ///
  /// - Parameter lines: The lines of the changed document.
  fileprivate func warnings(
    in lines: [ArraySlice<UInt8>], parserCache: ParserCache
  ) -> [Diagnostic] {
    [warningAboutValues(in: lines, parserCache: parserCache), warningAboutOutput]
      .compactMap(\.self)
  }

  /// A warning about output in the block below, because `waymark test` compares only blocks with
  /// the option `output`; nil if there is none.
  private var warningAboutOutput: Diagnostic? {
    guard test == nil, claims.contains(where: { $0.subject == .wholeOutput }) else { return nil }
    return Diagnostic(
      .warning, at: snippet.location,
      "'waymark test' doesn't compare the output shown below this block",
      hint: "state it in comments such as '// Prints \"…\"', or continue to run 'waymark audit'")
  }

  /// Returns a warning about comments that state values, because `waymark test` compares only
  /// comments such as `// Prints "…"`; nil if there are none.
  private func warningAboutValues(
    in lines: [ArraySlice<UInt8>], parserCache: ParserCache
  ) -> Diagnostic? {
    let restated = Set(snippet.uncomparedComments(parserCache: parserCache).map(\.location.line))
    let values = claims.filter { claim in
      let line = snippet.lines[claim.line]
      if restated.contains(line.number)
        || String(decoding: lines[line.number - 1], as: UTF8.self).contains(Self.printsComment)
      {
        return false
      }
      return switch claim.subject {
      case .item, .nested, .value, .condition: !claim.isTentative
      case .output, .wholeOutput, .command: false
      }
    }
    guard let first = values.first else { return nil }
    return Diagnostic(
      .warning,
      at: SourceLocation(
        file: snippet.location.file, line: snippet.lines[first.line].number, column: 1),
      "'waymark test' doesn't compare the values in \(counted(values.count, "comment")) of this "
        + "block",
      hint: "replace them with '#expect', or continue to run 'waymark audit'")
  }

  private static let printsComment = Pattern(/\/\/ ?[Pp]rints\b/)
}
