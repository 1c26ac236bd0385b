import Testing
import WaymarkModel
import WaymarkResults
import WaymarkSamples

@testable import WaymarkJudging

/// Proofs that are built from given results, without running examples.
@Suite struct ProofBuilderTests {
  let compilation = Compilation(
    messages: [], object: CompiledObject(key: "key", digest: "", size: 0))

  func run(
    _ ending: ProcessEnding, _ events: [Execution.Event] = [], report: String? = nil,
    backtrace: String = ""
  ) -> Execution {
    var execution = Execution(ending: ending, events: events, duration: 1)
    (execution.runtimeReport, execution.backtrace) = (report, backtrace)
    execution.limit = 10
    return execution
  }

  private func summary(_ execution: Execution) -> [String] {
    let example = sample(test("one()\ntwo()"))
    return ProofBuilder.proof(of: example, compilation, execution).summary
  }

  @Test func `a crash is reported at the innermost frame of the example`() {
    let backtrace = """
      *** Program crashed: Illegal instruction at 0x1 ***
        1 [ra] 0x2 helper() + 1 in libX.so at /x/Other.swift:3:4
        2 [ra] 0x3 closure in cr at ./Example.swift:5:7
        3 [ra] 0x4 body in cr at ./Example.swift:4:1
      """

    #expect(
      summary(
        run(.signalled(4), report: "X/Other.swift:3: Fatal error: no\n", backtrace: backtrace))
        == ["crashed", "a.md:13:9: error: Fatal error: no"])
  }

  @Test func `without a backtrace, a crash is reported at the location in its message`() {
    #expect(
      summary(run(.signalled(4), report: "Sample_sample/Example.swift:5: Fatal error: no\nmore\n"))
        == ["crashed", "a.md:13:3: error: Fatal error: no\nmore"])
  }

  @Test func `a backtrace without a report from the harness is ignored`() {
    let backtrace = "*** Swift runtime failure: arithmetic overflow ***\n"

    #expect(
      summary(run(.signalled(4), report: "", backtrace: backtrace))
        == ["crashed", "a.md:11:3: error: Swift runtime failure: arithmetic overflow"])
    #expect(
      summary(run(.signalled(4), backtrace: backtrace))
        == [
          "crashed",
          "a.md:11:3: error: the process was terminated by signal 4 (illegal instruction)",
        ])
  }

  @Test func `a signal without a message is reported with its name`() {
    #expect(
      summary(run(.signalled(9)))
        == ["crashed", "a.md:11:3: error: the process was terminated by signal 9 (killed)"])
  }

  @Test func `a trap without a message is matched by its signal`() {
    let example = sample(test("one()"), plan: .traps(text: "segmentation fault"))

    let expected = ProofBuilder.proof(of: example, compilation, run(.signalled(11)))
    let other = ProofBuilder.proof(of: example, compilation, run(.signalled(6)))

    #expect(expected.summary == ["passed"])
    #expect(
      other.summary == [
        "failed",
        """
        a.md:11:3: error: expected a trap whose message contains 'segmentation fault'; the message \
        is:
        the process was terminated by signal 6 (aborted)
          change the text of 'traps=' to part of this message, or change the code
        """,
      ])
  }

  @Test func `a signal after the example's end doesn't affect the verdict`() {
    #expect(summary(run(.signalled(11), [.testStarted, .end])) == ["compiled"])
  }

  @Test func `an example fails if it records too many results`() {
    #expect(
      summary(run(.exited(0), [.check(id: 0), .full]))
        == [
          "failed",
          """
          a.md:11:3: error: the example recorded more than 60 MB of results and was stopped
            if the expectations are in a loop, make sure that the loop ends; if their comments \
          are long, shorten them
          """,
        ])
  }

  @Test func `an issue in the library's source is reported with its place in that source`() {
    let issue = Execution.Issue(file: "/x/Store.swift", line: 7, column: 1, text: "cold")

    #expect(
      summary(run(.exited(0), [.snippet(0), .issue(issue), .end]))
        == ["failed", "a.md:12:3: error: cold (at Store.swift:7)"])
  }

  @Test func `an issue makes the assertion on its line fail`() {
    let events: [Execution.Event] = [
      .assertion(file: "Example.swift", line: 4, column: 1, text: "send(.a)"),
      .assertion(file: "Example.swift", line: 5, column: 1, text: "send(.b)"),
      .issue(.init(file: "Example.swift", line: 4, column: 9, text: "no")), .end,
    ]

    let proof = ProofBuilder.proof(of: sample(test("a\nb")), compilation, run(.exited(0), events))

    #expect(proof.expectationTexts == ["12:3 send(.a) false", "13:3 send(.b) true"])
  }

  @Test func `a test store's steps belong to a snippet, and assertions include state changes`() {
    func step(_ kind: Proof.Step.Kind, _ action: String, _ change: String = "") -> Execution.Event {
      var step = Execution.Step(
        kind: kind, action: action, change: change, feature: action == ".b" ? "A › B" : "")
      (step.file, step.line, step.column) = ("Example.swift", 4, 1)
      return .step(step)
    }
    let events: [Execution.Event] = [
      step(.sent, ".early"), .snippet(0),
      .assertion(file: "Example.swift", line: 4, column: 1, text: "send(.a)"),
      step(.sent, ".a", "- 0\n+ 1"), step(.started, ""), step(.received, ".c"),
      step(.received, ".b", "- 1\n+ 2"),
      .assertion(
        file: "Example.swift", line: 5, column: 1, text: "receive(.b)", change: "- 1\n+ 2"),
      .end,
    ]

    let proof = ProofBuilder.proof(of: sample(test("a\nb")), compilation, run(.exited(0), events))

    #expect(proof.expectations.map(\.observed) == ["- 0\n+ 1", "- 1\n+ 2"])
    #expect(proof.timeline.map(\.kind) == [.sent, .started, .received, .received])
    #expect(proof.timeline.map(\.change) == ["- 0\n+ 1", nil, nil, "- 1\n+ 2"])
    #expect(proof.timeline.map(\.feature) == [nil, nil, nil, "A › B"])
    #expect(proof.timeline.allSatisfy { $0.snippet == 4 && $0.location?.line == 12 })
  }

  @Test
  func `an assertion about an action that changes nothing shows that the state didn't change`() {
    let events: [Execution.Event] = [
      .assertion(file: "Example.swift", line: 4, column: 1, text: "receive(.a)", change: ""), .end,
    ]

    let proof = ProofBuilder.proof(of: sample(test("a\nb")), compilation, run(.exited(0), events))

    #expect(proof.expectations.map(\.observed) == ["the state didn't change"])
  }

  @Test func `values are attributed to the expectation in the same task`() {
    var example = sample(test("__waymarkCheck(0, 4, 1)"))
    example.probes[0].operands = ["left", "right"]
    let events: [Execution.Event] = [
      .value(probe: 0, operand: 0, text: "1"), .value(probe: 0, operand: 0, text: "2", task: 1),
      .check(id: 0), .check(id: 0, task: 1),
      .value(probe: 0, operand: 1, text: "2", task: 1), .value(probe: 0, operand: 1, text: "1"),
      .issue(.init(file: "Example.swift", line: 4, column: 1, text: "no")), .end,
    ]

    let proof = ProofBuilder.proof(of: example, compilation, run(.exited(0), events))

    #expect(proof.expectations.map { $0.values.map(\.value) } == [["1", "1"], ["2", "2"]])
    #expect(proof.expectations.map(\.held) == [false, true])
  }

  @Test func `expectations of several tasks at one location are ordered by their values`() {
    var example = sample(test("__waymarkCheck(0, 4, 1)"))
    example.probes[0].operands = ["number"]
    let events: [Execution.Event] = [2, 0, 1].flatMap { task -> [Execution.Event] in
      [.value(probe: 0, operand: 0, text: "\(task)", task: task), .check(id: 0, task: task)]
    }
    let issue = Execution.Issue(
      file: "Example.swift", line: 4, column: 1, text: "no", task: 2)

    let proof = ProofBuilder.proof(
      of: example, compilation, run(.exited(0), events + [.issue(issue), .end]))

    #expect(proof.expectations.map { $0.values.map(\.value) } == [["0"], ["1"], ["2"]])
    #expect(proof.expectations.map(\.held) == [true, true, false])
  }

  @Test func `a known issue belongs to the 'withKnownIssue' call around it`() {
    var example = sample(
      test("__waymarkCheck(0, 4, 1)\n__waymarkCheck(1, 5, 1)\nrecord()"))
    example.probes[0].text = "withKnownIssue {\n\n}"
    example.probes[1].text = "withKnownIssue(isIntermittent: true) {}"
    for index in 0..<2 { example.probes[index].name = "withKnownIssue" }
    let events: [Execution.Event] = [
      .check(id: 0), .check(id: 1),
      .issue(
        .init(file: "Example.swift", line: 6, column: 1, text: "known", exemption: .known)),
      .end,
    ]

    let proof = ProofBuilder.proof(of: example, compilation, run(.exited(0), events))

    #expect(proof.expectations.map(\.text) == [example.probes[0].text])
  }

  @Test func `the value of a condition is the result of its expectation`() {
    var example = sample(test("__waymarkCheck(0, 4, 1) __waymarkCheck(1, 4, 9)"))
    for index in 0..<2 { example.probes[index].condition = "isOpen" }
    let events: [Execution.Event] = [
      .check(id: 0), .check(id: 1),
      .issue(.init(file: "Example.swift", line: 4, column: 9, text: "no")), .end,
    ]

    let proof = ProofBuilder.proof(of: example, compilation, run(.exited(0), events))

    #expect(proof.expectations.map(\.held) == [true, false])
    #expect(proof.expectations.map { $0.values.map(\.value) } == [["true"], ["false"]])
  }

  @Test func `a picture doesn't count as an expectation`() {
    var example = sample(test("a"))
    let place = SourceLocation(file: "a.md", line: 21, column: 3)
    example.pictureRequests = [
      .init(snippet: 4, captions: [], map: .init(text: "Here", location: place))
    ]

    let proof = ProofBuilder.proof(
      of: example, compilation, run(.exited(0), [.map(snippet: 0, text: "A"), .end]))

    #expect(proof.verdict == .compiled && proof.counted == [] && proof.expectations.count == 1)
  }

  @Test func `a failure of the compiler itself is reported, and its output is in the log`() {
    let failed = Compilation(messages: [], object: nil, unparsedOutput: "Stack dump:\n")

    let proof = ProofBuilder.proof(of: sample(test("a")), failed)

    #expect(
      proof.summary == [
        "does not compile",
        """
        a.md:11:3: error: the compiler itself failed
          see the compiler's output on the example's proof page, which 'waymark build' writes
        """,
      ])
    #expect(proof.log == "Stack dump:\n")
  }

  @Test func `a compilation that exceeded its time limit is reported`() {
    let stopped = Compilation(messages: [], object: nil, exceededLimit: 60)

    #expect(
      ProofBuilder.proof(of: sample(test("a")), stopped).summary == [
        "does not compile",
        "a.md:11:3: error: the compiler took longer than 60 seconds\n"
          + "  split long expressions or add type annotations",
      ])
    #expect(!stopped.isComplete)
  }

  @Test func `notes follow the error that they belong to`() {
    let note = CompilerMessage(line: 5, column: 1, severity: .note, text: "here")
    let error = CompilerMessage(line: 4, column: 1, severity: .error, text: "odd", notes: [note])

    let proof = ProofBuilder.proof(
      of: sample(test("a\nb")), Compilation(messages: [error], object: nil))

    #expect(
      proof.summary == ["does not compile", "a.md:12:3: error: odd", "a.md:13:3: note: here"])
  }
}
