import Foundation
import WaymarkMatching
import WaymarkModel
import WaymarkResults

/// A builder of an example's proof, which decides the verdict from the results of the compilation
/// and the run, and collects the evidence for it.
///
/// The proof depends only on the example and these results, so that the results of earlier runs can
/// be judged again after the example has moved.
package struct ProofBuilder {
  let sourceMap: SourceMap
  var expectations: [Proof.Expectation] = []
  var diagnostics: [Diagnostic] = []
  var pictures: [Proof.Picture] = []
  var maps: [Proof.Map] = []

  var example: Example { sourceMap.example }

  init(_ example: Example) { sourceMap = SourceMap(example) }

  /// Returns the proof of an example.
  ///
  /// - Parameters:
  ///   - compilation: The compiler's results.
  ///   - execution: The results of the run; nil if the example wasn't run.
  package static func proof(
    of example: Example, _ compilation: Compilation, _ execution: Execution? = nil
  ) -> Proof {
    var builder = ProofBuilder(example)
    let verdict = builder.verdict(compilation, execution)
    let reported = builder.sourceMap.diagnostics(of: compilation)
    let order = builder.expectations.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    var proof = Proof(
      example: example.id, verdict: verdict, diagnostics: builder.diagnostics + reported,
      duration: execution?.duration)
    proof.expectations = order.map(\.element)
    proof.log = builder.log(reported, compilation, execution)
    if let execution {
      proof.output = builder.sourceMap.translate(String(decoding: execution.output, as: UTF8.self))
      proof.timeline = builder.timeline(execution)
      proof.lines = builder.executedLines(execution)
    }
    (proof.pictures, proof.maps) = (builder.pictures, builder.maps)
    proof.names = builder.names(in: compilation)
    var numbers = IdentifierNumbers(keepingThoseIn: example.source.text)
    proof.replaceIdentifiers(with: &numbers)
    return proof
  }

  private mutating func verdict(_ compilation: Compilation, _ execution: Execution?) -> Verdict {
    if case .fails(let text, let snippet, let marked) = example.plan {
      return expectErrors(compilation, containing: text, in: snippet, marked: marked)
    }
    guard compilation.object != nil else {
      if !compilation.messages.contains(where: { $0.severity == .error }) {
        reportFailure(of: compilation, at: sourceMap.location(ofSnippet: nil))
      }
      return .doesNotCompile
    }
    guard let execution else { return .compiled }
    return verdict(execution)
  }

  /// Adds an error about a compiler that failed, or was stopped, without reporting an error.
  mutating func reportFailure(of compilation: Compilation, at location: SourceLocation) {
    guard let limit = compilation.exceededLimit else {
      return report(
        location, "the compiler itself failed",
        hint: "see the compiler's output on the example's proof page, which 'waymark build' writes",
        reason: .compilerFailure)
    }
    report(
      location, "the compiler took longer than \(inSeconds(limit))",
      hint: "split long expressions or add type annotations", reason: .compileTimeLimit)
  }

  /// Returns a limit in words, such as `1 second` or `2.5 seconds`.
  func inSeconds(_ limit: Double) -> String {
    "\(String(format: "%g", limit)) \(limit == 1 ? "second" : "seconds")"
  }

  /// Adds an error.
  mutating func report(
    _ location: SourceLocation, _ message: String, hint: String? = nil,
    reason: Diagnostic.Reason? = nil
  ) {
    diagnostics.append(Diagnostic(at: location, message, hint: hint, reason: reason))
  }

  private func log(
    _ reported: [Diagnostic], _ compilation: Compilation, _ execution: Execution?
  ) -> String {
    let parts = [
      reported.map(\.description).joined(separator: "\n"),
      sourceMap.translate(compilation.unparsedOutput),
      sourceMap.translate(execution?.error ?? ""), sourceMap.translate(execution?.backtrace ?? ""),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }
}

extension SourceMap {
  /// Returns the compiler's messages with locations in the article, each followed by its notes.
  func diagnostics(of compilation: Compilation) -> [Diagnostic] {
    compilation.messages.filter { !isEcho($0, of: compilation.messages) }.flatMap { message in
      ([message] + message.notes).map { part in
        Diagnostic(
          severity(of: part), at: location(line: part.line, column: part.column),
          translate(part.text)
        )
      }
    }
  }

  private func severity(of message: CompilerMessage) -> Diagnostic.Severity {
    switch message.severity {
    case .error: .error
    case .warning: .warning
    case .note, .remark: .note
    }
  }

  /// Returns whether the message is about the expansion of a macro in generated code and there are
  /// other errors. Any error near `@Test` affects its expansion.
  func isEcho(_ message: CompilerMessage, of messages: [CompilerMessage]) -> Bool {
    func isOurs(_ message: CompilerMessage) -> Bool {
      message.isInExpansion
        && example.source.location(line: message.line, column: message.column) == nil
    }
    return isOurs(message) && messages.contains { $0.severity == .error && !isOurs($0) }
  }
}
