import Testing
import WaymarkResults

@testable import WaymarkRunning

@Suite struct TranscriptTests {
  private func record(_ text: String) -> [UInt8] {
    withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian) { Array($0) } + text.utf8
  }

  private func transcript(_ records: String...) -> Transcript {
    Transcript(records.flatMap(record))
  }

  @Test func `a record has a kind and any bytes as its payload`() {
    #expect(
      transcript(
        "check 3 -7", "check 3 9", "value 3 1 -7\n1\n2",
        "assertion 7 0 4 5 Example.swift\nsend(\n)",
        "assertion 7 1 4 5 Example.swift\nsend(\n)- 0", "end "
      ).events == [
        .check(id: 3), .check(id: 3, task: 1), .value(probe: 3, operand: 1, text: "1\n2"),
        .assertion(file: "Example.swift", line: 4, column: 5, text: "send(\n)"),
        .assertion(file: "Example.swift", line: 4, column: 5, text: "send(\n)", change: "- 0"),
        .end,
      ])
  }

  @Test func `a step's action, change, and feature can be any text`() {
    var step = Execution.Step(
      kind: .sent, action: ".a\nb)", change: "- 0", feature: "A › B")
    (step.file, step.line, step.column) = ("a b.swift", 4, 1)
    #expect(
      transcript("step sent 5 3 4 1 a b.swift\n.a\nb)- 0A › B", "map 2\nA\n  b: nil").events == [
        .step(step), .map(snippet: 2, text: "A\n  b: nil"),
      ])
    #expect(transcript("step sent 5 3 4 1 a.swift\n.a\nb)-").events == [])
  }

  @Test func `an incomplete record is ignored`() {
    let records = ["check x", "assertion 1", "assertion 9 0 1 1 a\nb", "end", ""]

    #expect(Transcript(records.flatMap(record) + [9, 0, 0, 0, 1]).events == [])
    #expect(Transcript([255, 255, 255, 255, 1]).events == [])
  }

  @Test(arguments: [
    #"{"kind":"event","pay"#, "-7", #"-7\#n{"kind":"event","pay"#,
    #"-7\#n{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":"no"}}}"#,
  ])
  func `results are incomplete if a Swift Testing record can't be read`(payload: String) {
    #expect(
      transcript("record \(payload)", "end ").events
        == [.incomplete("a Swift Testing record can't be read"), .end])
  }

  @Test func `results are incomplete if an issue has no details`() {
    #expect(
      transcript(#"record -7\#n{"kind":"event","payload":{"kind":"issueRecorded"}}"#, "end ").events
        == [.incomplete("Swift Testing reported an issue without details"), .end])
  }

  @Test func `records other than issues and started tests are skipped`() {
    #expect(
      transcript(
        #"record -7\#n{"kind":"test","payload":{"kind":"function","name":"a"}}"#,
        #"record -7\#n{"kind":"event","payload":{"kind":"testStarted"}}"#,
        #"record -7\#n{"kind":"event","payload":{"kind":"runEnded"}}"#, "end "
      ).events == [.testStarted, .end])
  }

  @Test func `a cancelled test is reported as an issue`() {
    let events = transcript(
      #"record -7\#n{"kind":"event","payload":{"kind":"testCancelled"}}"#,
      #"record -7\#n{"kind":"event","payload":{"kind":"testCaseCancelled"}}"#, "end "
    ).events

    var issue = Execution.Issue(
      text: "the test was cancelled, so the rest of it might not have run")
    issue.endsTest = true
    #expect(events == [.issue(issue), .end])
  }

  @Test(arguments: [
    ("a.swift", 4, "Caught error: no", true), ("a.swift", 5, "Caught error: no", false),
    ("a.swift", 4, "no", false), ("End/Example.swift", 5, "no", true),
  ])
  func `an error at the location of its test ends the test`(
    fileID: String, line: Int, text: String, endsTest: Bool
  ) {
    let place = #"{"fileID":"\#(fileID)","filePath":"a.swift","line":\#(line),"column":2}"#
    let payload = [
      #""kind":"issueRecorded","testID":"A.b()/a.swift:4:2""#,
      #""issue":{"isKnown":false,"sourceLocation":\#(place)}"#,
      #""messages":[{"symbol":"fail","text":"\#(text)"}]"#,
    ].joined(separator: ",")

    let events = transcript(#"record -7\#n{"kind":"event","payload":{\#(payload)}}"#, "end ").events

    var issue = Execution.Issue(file: "a.swift", line: line, column: 2, text: text)
    issue.endsTest = endsTest
    #expect(events == [.issue(issue), .end])
  }

  @Test func `results are incomplete if tests fail without an issue`() {
    let missing = Execution.Event.incomplete("Swift Testing reported a failure without an issue")
    let issue =
      #"record -7\#n{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false}}}"#
    let known =
      #"record -7\#n{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true}}}"#

    #expect(transcript("end failed").events == [missing, .end])
    #expect(
      transcript(known, "end failed").events
        == [.issue(.init(text: "", exemption: .known)), missing, .end])
    #expect(transcript(issue, "end failed").events == [.issue(.init(text: "")), .end])
    #expect(transcript("broken no", "end ").events == [.broken("no"), .end])
  }

  @Test func `output belongs to the snippet whose mark precedes it`() {
    let found = transcript("snippet 1 aa", "snippet 2 bb", "snippet 1 cc")
      .portions(of: Array("0aaa\nbbbccc".utf8))

    #expect(found.map(\.snippet) == [nil, 1, 2, 1])
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["0", "a\n", "b", "c"])
  }

  @Test func `a mark that the harness didn't report is part of the example's output`() {
    let found = transcript("snippet 1 aa").portions(of: Array("bb\naax".utf8))

    #expect(found.map(\.snippet) == [nil, 1])
  }
}
