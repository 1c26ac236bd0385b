import WaymarkModel
import WaymarkSyntax

/// The parts of an example from which its source is generated.
struct ExampleParts {
  /// The snippets of the examples that the example uses, starting at the end of the chain.
  var used: [ParsedSnippet]
  /// The example's own snippets, in the order in which they appear.
  var own: [ParsedSnippet]
  /// The snippet that must not compile, as an index into the article's snippets; nil if there is
  /// none.
  var failing: Int?
  /// Whether the example is run. A program with `@main` is run only if something is expected of it.
  var isRun: Bool
  /// The modules that every example imports.
  var imports: [String]
  /// The example's snippets, as indices into the article's snippets.
  var snippets: [Int]
  /// The pictures that the example's snippets show.
  var pictureRequests: [Example.PictureRequest]
  /// The names of the modules that replace imported modules, keyed by imported name.
  var aliases: [String: String]
}

/// Generates an example's source: imports, declarations, then the statements as one test.
///
/// A snippet that must not compile occupies consecutive lines, so that all of its errors are within
/// one range. It is moved to the end if it contains items of different kinds. It is also moved to
/// the end if it isn't lexically complete, so that only the end of the file follows its open
/// brackets.
///
/// - Returns: The builder with the finished source, its expectations, and its marked lines.
func source(of parts: ExampleParts) -> SourceBuilder {
  var generation = Generation(parts)
  generation.writeImports()
  generation.writeDeclarations()
  if generation.failingIsAtFileScope {
    generation.writeStatements()
    generation.writeFailingAsItIs()
  } else {
    generation.writeStatements()
    generation.writeFailingDeclarations()
  }
  generation.builder.finish()
  return generation.builder
}

private struct Generation {
  let parts: ExampleParts
  var builder: SourceBuilder
  private let failing: ParsedSnippet?
  private let others: [ParsedSnippet]

  init(_ parts: ExampleParts) {
    self.parts = parts
    failing = parts.failing.flatMap { failing in
      parts.own.first { $0.holds(failing) && $0.comesLast(for: failing) }
    }
    let last = failing?.source.snippet
    others = parts.own.filter { $0.source.snippet != last }
    let numbers = zip(parts.snippets, parts.snippets.indices).map { ($0, $1) }
    builder = SourceBuilder(
      isRun: parts.isRun,
      numbers: Dictionary(numbers, uniquingKeysWith: { first, _ in first }),
      declared: (parts.used + parts.own).flatMap(\.items)
        .reduce(into: []) { $0.formUnion($1.declared) },
      pictureRequests: Dictionary(parts.pictureRequests.map { ($0.snippet, $0) }) { $1 },
      xctest: XCTestPlan(used: parts.used, own: parts.own)
    )
  }

  /// Whether the snippet that must not compile is lexically incomplete and either contains nothing
  /// that belongs in a function body, or would close the body.
  var failingIsAtFileScope: Bool {
    guard let failing, !failing.incomplete.isEmpty else { return false }
    return failing.closesTooMuch || failing.items.allSatisfy { $0.kind != .statement }
  }

  private var failingIsVerbatim: Bool { failing.map { !$0.incomplete.isEmpty } ?? false }

  mutating func writeImports() {
    let named = (parts.used + parts.own).flatMap(\.items).flatMap(\.modules)
    // XCTest is needed even if the author imports it conditionally, or imports only part of it.
    let bridged = parts.isRun && builder.xctest.isNeeded ? ["XCTest"] : []
    let modules =
      ["Testing"] + (parts.isRun ? ["WaymarkHarness"] : []) + parts.imports + bridged
    // A replacement module must not also be imported by its own name.
    var written = Set(named + parts.aliases.values)
    for module in modules where written.insert(module).inserted {
      builder.line("import \(module)", as: module == "WaymarkHarness" ? .harness : .scaffolding)
    }
    for parsed in parts.used + others { write(.import, of: parsed) }
  }

  mutating func writeDeclarations() {
    builder.space()
    for parsed in parts.used {
      for item in parsed.items where item.kind == .declaration && !item.isTest {
        builder.add(item, of: parsed, isUsed: true)
      }
    }
    for parsed in others { write(.declaration, of: parsed) }
  }

  private mutating func write(_ kind: Item.Kind, of parsed: ParsedSnippet) {
    for item in parsed.items where item.kind == kind { builder.add(item, of: parsed) }
  }

  mutating func writeStatements() {
    let bodies = others + (failingIsAtFileScope ? [] : failing.map { [$0] } ?? [])
    let programs = parts.isRun ? parts.own.filter(\.isProgram) : []
    guard bodies.contains(where: hasBody) || !programs.isEmpty else { return }
    builder.space()
    let attributes = parts.isRun ? "@Test @MainActor" : "@MainActor"
    builder.line("\(attributes) func __waymarkStatements() async throws {")
    for parsed in bodies { writeBody(of: parsed) }
    for parsed in programs { writeCalls(ofProgramsIn: parsed) }
    builder.closeBody()
  }

  private func hasBody(_ parsed: ParsedSnippet) -> Bool {
    isVerbatim(parsed) || parsed.items.contains { $0.kind == .statement }
  }

  private func isVerbatim(_ parsed: ParsedSnippet) -> Bool {
    failingIsVerbatim && parsed.source.snippet == failing?.source.snippet
  }

  private mutating func writeBody(of parsed: ParsedSnippet) {
    var running: Int?
    for item in parsed.items where item.kind == .statement || isVerbatim(parsed) {
      let snippet = parsed.snippet(of: item)
      if running != snippet {
        if let running { builder.endMarker(for: running) }
        builder.marker(for: snippet)
      }
      running = snippet
      builder.add(item, of: parsed)
    }
    if let running { builder.endMarker(for: running) }
  }

  /// Writes calls to the programs of a snippet, whose `@main` attributes are commented out. Each
  /// `main` is converted to an asynchronous, throwing function to avoid warnings about calls that
  /// neither throw nor suspend.
  private mutating func writeCalls(ofProgramsIn parsed: ParsedSnippet) {
    for item in parsed.items where !item.programs.isEmpty {
      builder.marker(for: parsed.snippet(of: item))
      for program in item.programs {
        builder.line("try await (\(program).main as () async throws -> Void)()")
      }
    }
  }

  mutating func writeFailingAsItIs() {
    guard let failing else { return }
    builder.space()
    for item in failing.items { builder.add(item, of: failing) }
  }

  mutating func writeFailingDeclarations() {
    guard let failing, !failingIsVerbatim else { return }
    write(.declaration, of: failing)
    write(.import, of: failing)
  }
}

extension ParsedSnippet {
  /// Returns whether the snippet must be moved to the end. In any other place, the snippet that
  /// must not compile would be split, or the code after it would be inside its brackets.
  fileprivate func comesLast(for failing: Int) -> Bool {
    guard incomplete.isEmpty else { return true }
    let kinds = items.filter { item in
      source.lines[source.line(at: item.code.lowerBound)].snippet == failing
        || source.lines[source.line(at: item.code.upperBound)].snippet == failing
    }
    return Set(kinds.map(\.kind)).count > 1
  }
}
