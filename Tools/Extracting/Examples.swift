import WaymarkGrouping
import WaymarkModel
import WaymarkSyntax

/// Creates the examples of articles, as Swift source.
///
/// Every snippet belongs to exactly one example. An error in an article makes the plan `.broken`
/// for the affected example and, unless the error is about expectations, tests, or pictures, for
/// the examples that use it. Other examples aren't affected.
///
/// - Parameters:
///   - articles: The articles, in any order.
///   - others: Other articles that `uses=Article#example` can refer to. No examples are created
///     for them.
///   - skipped: The examples that aren't created. Skipping them doesn't change the others.
/// - Returns: The examples, in the order of the articles and then of their first snippets, and the
///   errors that weren't reported when the articles were read, sorted by location.
package func examples(
  in articles: [Article], among others: [Article] = [], skipping skipped: Set<Example.ID> = [],
  options: ExtractionOptions = ExtractionOptions()
) -> Checked<[Example]> {
  let shared = SharedGroups(of: articles + others)
  let extractions = zip(articles, shared.groupsByArticle).map { article, groups in
    ArticleExtraction(article, groups, among: shared, skipping: skipped, options: options)
  }
  var examples = extractions.flatMap(\.examples)
  let names = moduleNames(
    of: extractions.flatMap(\.ids),
    avoiding: ["Testing", "WaymarkHarness"] + options.imports,
    imported: extractions.map(\.importedModules).reduce(into: [:]) { $0.merge($1) { $1 } })
  for index in examples.indices { examples[index].module = names[examples[index].id]! }
  // Each example repeats the errors in the chain of examples that it uses.
  let diagnostics = Set(extractions.flatMap(\.diagnostics))
  return Checked(examples, diagnostics: diagnostics.sorted(by: precedes))
}

private func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
  (a.location, a.message) < (b.location, b.message)
}

/// The extraction of one article's examples.
struct ArticleExtraction {
  private(set) var examples: [Example] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The modules that each example imports.
  private(set) var importedModules: [Example.ID: [String]] = [:]

  private let article: Article
  private let options: ExtractionOptions
  private let groups: [SnippetGroup]
  private let chains: [String: Result<[SnippetGroup], UseErrors>]
  private var parsed: [Example.ID: Checked<[ParsedSnippet]>] = [:]

  /// The IDs of all examples of the article, including those that aren't created.
  var ids: [Example.ID] { groups.map(\.id) }

  init(
    _ article: Article, _ groups: [SnippetGroup], among shared: SharedGroups,
    skipping skipped: Set<Example.ID>, options: ExtractionOptions
  ) {
    self.article = article
    self.options = options
    self.groups = groups
    chains = uses(in: groups, among: shared)
    let created = groups.filter { !skipped.contains($0.id) }
    for group in created + created.flatMap(usedGroups) where parsed[group.id] == nil {
      if group.untested == nil { parse(group) }
    }
    examples = created.map { example(from: $0) }
    diagnostics += unknownOutputs
  }

  private mutating func parse(_ group: SnippetGroup) {
    let filled = WaymarkGrouping.filledSnippets(of: group)
    let snippets = filled.value.map { ParsedSnippet($0, parserCache: options.parserCache) }
    let refused = snippets.flatMap(\.refused)
    parsed[group.id] = Checked(snippets, diagnostics: filled.diagnostics + refused)
  }

  private mutating func example(from group: SnippetGroup) -> Example {
    var example = Example(group, of: article, using: chains[group.name])
    if let reason = group.untested {
      example.plan =
        group.diagnostics.isEmpty ? .untested(reason: reason) : .broken(group.diagnostics)
    } else {
      complete(&example, from: group)
    }
    return example
  }

  private mutating func complete(_ example: inout Example, from group: SnippetGroup) {
    let own = parsed[group.id]!
    let used = usedGroups(by: group)
    let all = own.value + used.flatMap { parsed[$0.id]!.value }
    importedModules[group.id] = all.flatMap(\.items).flatMap(\.modules)
    let expected = expectedResult(of: group)
    let prints = options.comparesOutput ? own.value.map(\.prints) : []
    let found =
      own.diagnostics + expected.diagnostics + prints.flatMap(\.diagnostics) + useErrors(of: group)
    diagnostics += found
    let errors = found + otherErrors(of: group, using: used)
    guard errors.isEmpty else {
      example.plan = .broken(errors.sorted(by: precedes))
      return
    }
    let isExpecting =
      expected.value != nil || !example.outputs.isEmpty || prints.contains { !$0.value.isEmpty }
    let parts = parts(of: group, used: used, isExpecting: isExpecting)
    let partErrors = partErrors(in: parts)
    guard partErrors.isEmpty else {
      diagnostics += partErrors
      example.plan = .broken(partErrors)
      return
    }
    let builder = source(of: parts)
    example.plan = plan(of: parts, expected.value, builder)
    example.source = builder.source
    example.planningSnippets = expected.value.map {
      planningSnippets(of: group, stating: $0.result, builder.source)
    }
    example.probes = parts.isRun ? builder.probes : []
    example.continuations = builder.continuations
    example.prints = prints.flatMap(\.value)
    example.pictureRequests = parts.pictureRequests
    example.aliases = parts.aliases
  }

  /// Returns the errors about the examples that an example refers to with `uses=`.
  private func useErrors(of group: SnippetGroup) -> [Diagnostic] {
    if case .failure(let errors) = chains[group.name] { errors.diagnostics } else { [] }
  }

  /// Returns the errors that break an example but are reported elsewhere: those of the examples
  /// that it uses, and those that were found when the article was read.
  private func otherErrors(
    of group: SnippetGroup, using used: [SnippetGroup]
  ) -> [Diagnostic] {
    used.flatMap { parsed[$0.id]?.diagnostics ?? [] }
      + group.diagnostics + used.flatMap(\.diagnostics)
  }

  /// Returns the errors about tests that a run would miss, or about a picture in an example that
  /// isn't run.
  private func partErrors(in parts: ExampleParts) -> [Diagnostic] {
    parts.isRun
      ? XCTestPlan(used: parts.used, own: parts.own).missed
      : parts.pictureRequests.prefix(1).map(undrawable)
  }

  private func planningSnippets(
    of group: SnippetGroup, stating result: Snippet.ExpectedResult, _ source: GeneratedSource
  ) -> Example.PlanningSnippets {
    let positions = group.snippets.indices.filter { group.snippets[$0].expectedResult == result }
    let stating = positions.map { group.snippets[$0] }
    let own = parsed[group.id]?.value ?? []
    return Example.PlanningSnippets(
      positions: Set(positions), lines: Set(stating.flatMap(source.lineNumbers)),
      isUnclosed: own.contains { parsed in
        !parsed.incomplete.isEmpty && stating.contains { parsed.holds($0.index) }
      })
  }

  private func usedGroups(by group: SnippetGroup) -> [SnippetGroup] {
    (try? chains[group.name]?.get()) ?? []
  }

  /// Returns the parts of an example. If a used example must not compile, its failing snippet isn't
  /// included.
  ///
  /// - Parameter isExpecting: Whether the example expects an outcome or output.
  private func parts(
    of group: SnippetGroup, used: [SnippetGroup], isExpecting: Bool
  ) -> ExampleParts {
    let usedSnippets = used.flatMap { used in
      parsed[used.id]!.value.filter { snippet in
        used.failing.map { !snippet.holds($0) } ?? true
      }
    }
    let own = parsed[group.id]!.value
    let named = Set((usedSnippets + own).flatMap(\.items).flatMap(\.modules))
    let isOnlyCompiled =
      own.contains(where: \.isProgram) && !isExpecting && !own.contains(where: \.isChecked)
    return ExampleParts(
      used: usedSnippets, own: own, failing: group.failing,
      isRun: group.failing == nil && !isOnlyCompiled, imports: options.imports,
      snippets: group.snippets.map(\.index), pictureRequests: pictureRequests(of: group, own),
      aliases: options.aliases.filter { named.contains($0.key) }
    )
  }

  private func plan(
    of parts: ExampleParts, _ expected: ExpectedExampleResult?, _ builder: SourceBuilder
  ) -> Example.Plan {
    let incomplete = (parts.used + parts.own)
      .filter { snippet in parts.failing.map { !snippet.holds($0) } ?? true }
      .flatMap(\.incomplete)
    if !incomplete.isEmpty { return .incomplete(incomplete.sorted(by: precedes)) }
    if case .fails(let text) = expected?.result, let snippet = expected?.snippet {
      return .fails(
        text: text, snippet: builder.source.lines(of: snippet),
        marked: builder.marked[snippet.index] ?? []
      )
    }
    guard parts.isRun else { return .compile }
    switch expected?.result {
    case .traps(let text): return .traps(text: text)
    case .reports(let text): return .reports(text: text)
    default: return .run
    }
  }

  private var unknownOutputs: [Diagnostic] {
    let names = Set(groups.map(\.name))
    return article.outputs.compactMap { output in
      guard !names.contains(output.example) else { return nil }
      return Diagnostic(
        at: output.option,
        "this article has no example '\(output.example)'",
        hint: nearest(to: output.example, in: groups.map(\.name)).map { "did you mean '\($0)'?" }
          ?? "refer to an example by the name in its 'example=' or by its heading"
      )
    }
  }
}

extension GeneratedSource {
  /// Returns the range from the first to the last line that contains code of a snippet, as line
  /// numbers starting at 1. For an empty snippet, returns the last line of the source.
  fileprivate func lines(of snippet: Snippet) -> ClosedRange<Int> {
    let found = lineNumbers(of: snippet)
    guard let first = found.first, let last = found.last else {
      return max(lines.count, 1)...max(lines.count, 1)
    }
    return first...last
  }

  /// Returns the numbers of the lines that contain code of a snippet, in order, starting at 1.
  fileprivate func lineNumbers(of snippet: Snippet) -> [Int] {
    let own = Set(snippet.lines.map(\.number))
    return lines.indices.filter { index in
      lines[index].origins.contains { origin in
        origin.location.map { $0.file == snippet.location.file && own.contains($0.line) } ?? false
      }
    }.map { $0 + 1 }
  }
}
