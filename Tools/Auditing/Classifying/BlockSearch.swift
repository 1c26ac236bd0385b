import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkModel
import WaymarkNames

/// The search for the smallest context in which a block compiles.
///
/// It's a state machine without side effects. The caller runs the attempt in ``next`` and adds its
/// result until there is a ``finding``.
package struct BlockSearch: Sendable {
  /// The block to classify.
  package let block: AuditedBlock
  let document: Document
  /// The attempt to run; nil if the search has ended.
  package private(set) var next: Attempt?
  /// The result; nil while the search is in progress.
  package private(set) var finding: BlockFinding?
  private(set) var done: [(attempt: Attempt, result: AttemptResult)] = []
  /// The blocks that extend types with the members or conformances that errors report as missing.
  var extensions: Set<Int> = []
  /// The blocks that redeclare a name of the toolchain or a type of the package, and that later
  /// attempts omit.
  var redeclaring: Set<Int> = []

  /// The number of attempts after which the search stops repairing errors and varying runs. Other
  /// attempts, such as one with hidden code, can follow.
  private static let limit = 4

  /// The maximum number of messages about a block.
  private static let noteLimit = 20

  /// Creates a search. If the block can be classified without compiling it, the search ends
  /// immediately.
  package init(_ block: AuditedBlock, in document: Document) {
    self.block = block
    self.document = document
    start()
  }

  private mutating func start() {
    let foreign = block.syntax.imports.filter(KnownNames.foreignModules.contains)
    if !foreign.isEmpty, !block.snippet.code.contains("canImport(") {
      var finding = BlockFinding(block, .otherPlatform, attempts: 0)
      finding.missing = foreign.map { BlockFinding.Missing(name: $0) }
      self.finding = finding
      return
    }
    switch block.syntax.shape {
    case .empty: end(.compiles)
    case .piece: endPiece()
    case .interface: checkInterface()
    case .program where document.repeatsProtocols(of: block): endInterface()
    case .manifest(let manifest):
      guard !manifest.before.isEmpty || manifest.isWhole else {
        return endManifest([], isBroken: false)
      }
      var attempt = Attempt(block: block.index)
      attempt.enclosure = .manifest(before: manifest.before, after: manifest.after)
      attempt.isRun = false
      next = attempt
    case .program, .members, .cases: next = firstAttempt
    }
  }

  /// Type-checks declarations without bodies, unless they repeat those of the package.
  private mutating func checkInterface() {
    if let error = document.malformation(of: block) { return end(.broken) { $0.notes = [error] } }
    if let module = document.misspelledModule(in: block) {
      return end(.broken) { ($0.notes, $0.missing) = ([module.error], [module.name]) }
    }
    guard var attempt = document.attemptWithBodies(of: block) else { return endInterface() }
    attempt.imports = imports(of: (attempt.context + [block.index]).map { document.blocks[$0] })
    next = attempt
  }

  private var firstAttempt: Attempt {
    var attempt = Attempt(block: block.index)
    attempt.programs = document.programs(importedBy: block.index)
    return self.attempt(attempt, after: document.finder.context(of: block.index))
  }

  /// Returns an attempt with other blocks as its context. The block's claims are observed if the
  /// attempt can be run.
  func attempt(_ attempt: Attempt, after context: [Int]) -> Attempt {
    var attempt = attempt
    attempt.context = context
    adapt(&attempt)
    attempt.isObserved = attempt.isRun && !block.claims.isEmpty
    return attempt
  }

  /// Determines the imports, global variables, and enclosure that an attempt's blocks need, and
  /// whether it can be run.
  func adapt(_ attempt: inout Attempt) {
    let blocks = (attempt.context + [block.index]).map { document.blocks[$0] }
    attempt.imports = imports(of: blocks)
    let values = blocks.reduce(into: Set<String>()) { $0.formUnion($1.syntax.names.values) }
    let used = blocks.reduce(into: Set<String>()) { $0.formUnion($1.syntax.usedInDeclarations) }
    attempt.globals = values.intersection(used).subtracting(namesWithEffects(in: blocks))
    attempt.isRun =
      blocks.allSatisfy(\.syntax.elisions.isEmpty)
      && (block.syntax.main == nil || !block.claims.isEmpty) && block.test?.isModule != true
    switch block.syntax.shape {
    case .members: enclose(&attempt)
    case .cases: encloseCases(&attempt)
    default: attempt.enclosure = needsScope(attempt.context, used) ? .scope : .none
    }
    if attempt.enclosure != .none { attempt.isRun = attempt.isRun && attempt.enclosure == .scope }
    if !attempt.isRun { attempt.isObserved = false }
  }

  /// Returns the modules of the toolchain that blocks need.
  private func imports(of blocks: [AuditedBlock]) -> [String] {
    let needed = blocks.reduce(into: Set<String>()) { $0.formUnion($1.syntax.needed) }
    let isExtended = blocks.contains(where: \.usesFoundation)
    return KnownNames.modules(of: isExtended ? needed.union(["Data"]) : needed)
  }

  /// Returns the variables that can't be global because their initial values can throw or suspend.
  func namesWithEffects(in blocks: [AuditedBlock]) -> Set<String> {
    blocks.reduce(into: []) { names, block in
      for item in block.syntax.items where item.hasEffects {
        names.formUnion(item.globalModifiers?.names ?? [])
      }
    }
  }

  /// Returns whether the block must be enclosed in a scope, because it redeclares a name of its
  /// context, or because its functions use a variable that can't be global. A block can't be
  /// enclosed if it has declarations that are allowed only at file scope.
  private func needsScope(_ context: [Int], _ used: Set<String>) -> Bool {
    guard !block.syntax.items.contains(where: \.isFileScoped) else { return false }
    let names = block.syntax.names.unique
    return !used.isDisjoint(with: namesWithEffects(in: [block]))
      || context.contains { !document.blocks[$0].syntax.names.unique.isDisjoint(with: names) }
  }

  mutating func end(_ kind: BlockClass, _ change: (inout BlockFinding) -> Void = { _ in }) {
    var finding = BlockFinding(block, kind, attempts: done.count)
    change(&finding)
    if kind == .broken, block.isCommentedOut {
      finding.kind = .fragment
      finding.context.append("in a comment that readers don't see")
    }
    document.compareWithTest(block, &finding)
    if finding.notes.count > Self.noteLimit {
      let rest = finding.notes.count - Self.noteLimit
      finding.notes =
        finding.notes.prefix(Self.noteLimit) + [
          Diagnostic(
            .warning, at: block.snippet.location, "\(counted(rest, "more message")) not shown",
            hint: "correct the first mistakes, and audit the document again")
        ]
    }
    (self.finding, next) = (finding, nil)
  }

  /// Continues the search with the result of ``next``.
  package mutating func add(_ result: AttemptResult) {
    guard let attempt = next else { return }
    done.append((attempt, result))
    if attempt.isManifest { return endManifest(result) }
    if attempt.completesDeclarations, block.syntax.shape == .interface {
      return endInterface(result)
    }
    if let assumptions = attempt.assumptions { return end(result, assuming: assumptions) }
    if done.contains(where: \.result.isCompiled) {
      judgeRuns()
    } else if done.count < Self.limit, !result.isTimedOut, !attempt.completesDeclarations,
      let better = repaired(attempt, result)
    {
      next = better
    } else if let plain = withoutEquations {
      next = plain
    } else {
      let failure = FailureClassification(block, in: document, informative)
      if let hidden = withHiddenCode(after: failure) {
        next = hidden
      } else if let completed = withSignatures(after: failure) {
        next = completed
      } else if let assuming = withAssumptions(after: failure) {
        next = assuming
      } else {
        end(failure.kind) { failure.describe(&$0) }
      }
    }
  }

  /// Ends the search with the reason why the block fails without assumptions, and with the mistakes
  /// that the assumptions reveal. If the first assumptions reveal none, the search can continue
  /// with more assumptions.
  private mutating func end(_ result: AttemptResult, assuming assumptions: Assumptions) {
    let failure = FailureClassification(block, in: document, informative)
    let mistakes = failure.mistakes(in: result, assuming: assumptions)
    if mistakes.isEmpty, done.count(where: { $0.attempt.assumptions != nil }) == 1,
      let wider = withAssumptions(
        after: failure, lacking: CompileErrors(result.errors, of: block, after: []))
    {
      next = wider
      return
    }
    end(mistakes.isEmpty ? failure.kind : .broken) { finding in
      failure.describe(&finding)
      finding.notes = mistakes + finding.notes
    }
  }

  // MARK: After a run

  /// Chooses the next attempt after a run, or ends the search with one of the runs. If any run
  /// confirms the claims, the search ends with the run in which variables have their current values
  /// or, if there is none, with the confirming run in the smallest context. Otherwise, it ends with
  /// the run that agrees best with the document.
  private mutating func judgeRuns() {
    if let strict = done.last, strict.attempt.isStrict, !strict.result.isCompiled {
      let failure = FailureClassification(block, in: document, [strict])
      if failure.kind == .errorOnPurpose {
        return end(.errorOnPurpose) { finding in
          failure.describe(&finding)
          finding.context.append("in the Swift 6 language mode")
        }
      }
    }
    let compiled = done.filter(\.result.isCompiled)
    let runs = compiled.map { RunClassification(block, $0.attempt, $0.result, in: document) }
    let confirmed =
      runs.first { !$0.isUnconfirmed && !$0.mayHaveEndedEarly }
      ?? runs.first { !$0.isUnconfirmed }
    if done.count < Self.limit, runs.allSatisfy(\.mayHaveEndedEarly),
      let patient = awaitingTasks(compiled[0].attempt)
    {
      next = patient
    } else if confirmed == nil, done.count < Self.limit, let strict = strict(compiled[0].attempt) {
      next = strict
    } else if confirmed == nil, done.count < Self.limit, let plain = unshadowed(compiled[0].attempt)
    {
      next = plain
    } else if confirmed == nil, done.count < Self.limit, let wider = widened(compiled[0].attempt) {
      next = wider
    } else if let confirmed, done.count < Self.limit,
      let current = withCurrentValues(confirmed.attempt)
    {
      next = current
    } else {
      let current = confirmed.flatMap { currentContext(of: $0.attempt) }
      let best =
        runs.first { $0.attempt.context == current && $0.attempt.isObserved && $0.hasEnded }
        ?? confirmed
        ?? RunClassification.closest(of: runs.filter { !$0.isVariant })
      end(best.kind) { [document] in best.describe(&$0, in: document, comparedWith: runs) }
    }
  }

  /// Returns an attempt with a larger context, or else with the initial values of variables; nil if
  /// all of these were tried. If the block is expected to fail, an attempt with global variables
  /// comes first, because overlapping accesses to global variables are errors.
  private func widened(_ attempt: Attempt) -> Attempt? {
    if !block.errorLines.isEmpty || block.test?.mustTrap == true {
      var better = attempt
      better.globals = block.syntax.names.values.subtracting(namesWithEffects(in: [block]))
      if attempt.enclosure == .none, !isTried(better) { return better }
    }
    let choice = ContextFinder.Choice(included: extensions)
    let finder = document.finder
    let contexts = [
      finder.fullContext(of: block.index, choice), finder.relatedContext(of: block.index, choice),
    ]
    let open = contexts.first { context in !done.contains { $0.attempt.context == context } }
    guard let open else { return withFirstValues(attempt) }
    var wider = attempt
    wider.context = open
    adapt(&wider)
    wider.isObserved = wider.isRun
    return wider
  }
}
