import Foundation
import WaymarkModel
import WaymarkResults

/// The reports of the harness.
struct Transcript {
  private(set) var events: [Execution.Event] = []
  /// The indices of tasks in the order in which they first appear, keyed by the harness's numbers.
  private var tasks: [Substring: Int] = [:]
  /// The words that mark the beginnings of snippets in the output, in order.
  private var marks: [(snippet: Int, word: [UInt8])] = []

  /// Parses the records.
  ///
  /// - Parameter records: Consecutive records. Each consists of its length in 4 bytes, its kind, a
  ///   space, and its payload.
  init(_ records: [UInt8]) {
    var rest = records[...]
    while rest.count >= 4 {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let record = rest.dropFirst(4).prefix(length)
      rest = rest.dropFirst(4 + length)
      // Empty parts are kept because some records, such as the end, have no payload.
      let words = record.split(
        separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2 else { continue }
      add(String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self))
    }
  }

  private mutating func add(_ kind: String, _ payload: String) {
    if kind == "snippet" {
      let words = payload.split(separator: " ")
      guard words.count == 2, let snippet = Int(words[0]) else { return }
      events.append(.snippet(snippet))
      marks.append((snippet, Array(words[1].utf8)))
    } else if let event = event(kind, payload, task: { task($0) }) {
      if event == .end, payload == "failed", !events.contains(where: isFailure) {
        events.append(.incomplete("Swift Testing reported a failure without an issue"))
      }
      events.append(event)
    }
  }

  private mutating func task(_ name: Substring) -> Int {
    if let known = tasks[name] { return known }
    tasks[name] = tasks.count
    return tasks.count - 1
  }

  /// Splits the output at the harness's marks and removes them.
  func portions(of output: [UInt8]) -> [Execution.Portion] {
    var portions = [Execution.Portion(snippet: nil, bytes: [])]
    var rest = output[...]
    for mark in marks {
      // The mark is missing if the example closed its output or printed too much.
      guard let range = rest.firstRange(of: mark.word) else { break }
      portions[portions.count - 1].bytes += rest[..<range.lowerBound]
      portions.append(Execution.Portion(snippet: mark.snippet, bytes: []))
      rest = rest[range.upperBound...]
    }
    portions[portions.count - 1].bytes += rest
    return portions.filter { !$0.bytes.isEmpty }
  }
}

/// Returns whether an event makes a test fail.
private func isFailure(_ event: Execution.Event) -> Bool {
  switch event {
  case .issue(let issue): issue.exemption == nil
  case .broken, .incomplete: true
  default: false
  }
}

/// Parses the payload of a record. Returns nil if it isn't an event.
///
/// - Parameter task: A closure that returns the index of a task, given the harness's number.
private func event(
  _ kind: String, _ payload: String, task: (Substring) -> Int
) -> Execution.Event? {
  switch kind {
  case "check": check(payload, task)
  case "value": value(payload, task)
  case "assertion": assertion(payload)
  case "raised": raised(payload, task)
  case "screen": picture(payload)
  case "map": map(payload)
  case "step": step(payload)
  case "record": record(payload, task)
  case "broken": .broken(payload)
  case "end": .end
  case "full": .full
  default: nil
  }
}

private func check(_ payload: String, _ task: (Substring) -> Int) -> Execution.Event? {
  let words = payload.split(separator: " ")
  guard words.count == 2, let id = Int(words[0]) else { return nil }
  return .check(id: id, task: task(words[1]))
}

/// Parses a value. The first line contains the probe, the operand, and the task. The rest is the
/// value.
private func value(_ payload: String, _ task: (Substring) -> Int) -> Execution.Event? {
  guard let (line, text) = firstLine(of: payload[...]) else { return nil }
  let words = line.split(separator: " ")
  guard words.count == 3, let probe = Int(words[0]), let operand = Int(words[1]) else { return nil }
  return .value(probe: probe, operand: operand, text: String(text), task: task(words[2]))
}

/// Parses a test store assertion. The payload contains, in order: the length of the assertion's
/// text, whether a state change follows that text, the assertion's location, the text, and the
/// change, if any.
private func assertion(_ payload: String) -> Execution.Event? {
  let parts = payload.split(separator: " ", maxSplits: 2)
  guard parts.count == 3, let length = Int(parts[0]), let placed = placed(parts[2]),
    let (text, change) = Array(placed.text.utf8)[...].split(at: length)
  else { return nil }
  return .assertion(
    file: placed.file, line: placed.line, column: placed.column,
    text: String(decoding: text, as: UTF8.self),
    change: parts[1] == "1" ? String(decoding: change, as: UTF8.self) : nil)
}

/// Parses an issue. The task precedes its location.
private func raised(_ payload: String, _ task: (Substring) -> Int) -> Execution.Event? {
  let parts = payload.split(separator: " ", maxSplits: 1)
  guard parts.count == 2, let placed = placed(parts[1]) else { return nil }
  return .raised(
    Execution.Issue(
      file: placed.file, line: placed.line, column: placed.column, text: placed.text,
      exemption: .filtered, task: task(parts[0])))
}

/// Parses a string that starts with a location. The first line contains the line, the column, and
/// the file.
private func placed(
  _ payload: Substring
) -> (file: String, line: Int, column: Int, text: String)? {
  guard let (line, text) = firstLine(of: payload) else { return nil }
  let place = line.split(separator: " ", maxSplits: 2)
  guard place.count == 3, let line = Int(place[0]), let column = Int(place[1]) else { return nil }
  return (String(place[2]), line, column, String(text))
}

/// Splits a payload after its first line. Returns nil if there is only one line.
private func firstLine(of payload: Substring) -> (line: Substring, rest: Substring)? {
  let parts = payload.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  return parts.count == 2 ? (parts[0], parts[1]) : nil
}

/// Parses a map, which follows a line with the index of its snippet.
private func map(_ payload: String) -> Execution.Event? {
  guard let (line, text) = firstLine(of: payload[...]), let snippet = Int(line) else { return nil }
  return .map(snippet: snippet, text: String(text))
}

/// Parses a step. The first line contains the kind, the lengths of the action and of the state's
/// change, the line, the column, and the file. The action, the change, and the frontmost feature
/// follow.
private func step(_ payload: String) -> Execution.Event? {
  guard let (line, texts) = firstLine(of: payload[...]) else { return nil }
  let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
  let numbers = words.dropFirst().prefix(4).compactMap { Int($0) }
  guard words.count == 6, numbers.count == 4,
    let (action, rest) = Array(texts.utf8)[...].split(at: numbers[0]),
    let (change, feature) = rest.split(at: numbers[1]),
    let kind = Proof.Step.Kind(rawValue: String(words[0]))
  else { return nil }
  var step = Execution.Step(
    kind: kind, action: String(decoding: action, as: UTF8.self),
    change: String(decoding: change, as: UTF8.self),
    feature: String(decoding: feature, as: UTF8.self))
  (step.file, step.line, step.column) = (String(words[5]), numbers[2], numbers[3])
  return .step(step)
}

extension ArraySlice {
  /// Returns the first `count` elements and the rest; nil if there are fewer elements.
  fileprivate func split(at count: Int) -> (ArraySlice, ArraySlice)? {
    (0...self.count) ~= count ? (prefix(count), dropFirst(count)) : nil
  }
}

private func picture(_ payload: String) -> Execution.Event? {
  guard let (line, texts) = firstLine(of: payload[...]) else { return nil }
  let numbers = line.split(separator: " ").compactMap { Int($0) }
  guard numbers.count == 3, let (text, document) = Array(texts.utf8)[...].split(at: numbers[2]),
    !document.isEmpty
  else { return nil }
  return .picture(
    snippet: numbers[0], number: numbers[1], text: String(decoding: text, as: UTF8.self),
    document: String(decoding: document, as: UTF8.self))
}

/// The parts of a record of Swift Testing's JSON interface that affect the verdict.
private struct TranscriptRecord: Decodable {
  struct Payload: Decodable {
    var kind: String
    var issue: Issue?
    var messages: [Message]?
    var testID: String?

    /// Whether the issue ended its test. Swift Testing locates a thrown error at the test, and the
    /// test's ID ends with that location. In an XCTest case, such an issue has a file ID of its
    /// own.
    var endsTest: Bool {
      guard let place = issue?.sourceLocation else { return false }
      return place.fileID == "End/Example.swift"
        || messages?.first?.text.hasPrefix("Caught error") == true
          && testID?.hasSuffix(":\(place.line):\(place.column)") == true
    }
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var isFailure: Bool?
    var sourceLocation: Location?

    var exemption: Proof.Expectation.Exemption? {
      isKnown ? .known : isFailure ?? true ? nil : .warning
    }
  }

  struct Location: Decodable {
    var fileID: String?
    var filePath: String?
    var _filePath: String?
    var line: Int
    var column: Int
  }

  struct Message: Decodable {
    var symbol: String
    var text: String
  }

  var kind: String
  var payload: Payload
}

/// Parses a record of Swift Testing. The first line contains the task. A record that can't be read
/// might be an issue, so it isn't ignored.
private func record(_ payload: String, _ task: (Substring) -> Int) -> Execution.Event? {
  guard let (line, json) = firstLine(of: payload[...]),
    let record = try? JSONDecoder().decode(TranscriptRecord.self, from: Data(json.utf8))
  else { return .incomplete("a Swift Testing record can't be read") }
  guard record.kind == "event" else { return nil }
  if record.payload.kind == "testStarted" { return .testStarted }
  // Swift Testing reports no issue, because it counts such a test as skipped.
  if record.payload.kind == "testCaseCancelled" {
    var issue = Execution.Issue(
      text: "the test was cancelled, so the rest of it might not have run", task: task(line))
    issue.endsTest = true
    return .issue(issue)
  }
  guard record.payload.kind == "issueRecorded" else { return nil }
  guard let reported = record.payload.issue else {
    return .incomplete("Swift Testing reported an issue without details")
  }
  let location = reported.sourceLocation
  var texts = (record.payload.messages ?? []).map(\.text).filter { !$0.isEmpty }
  // This text adds nothing to the issue's own text.
  if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
  var issue = Execution.Issue(
    file: location?.filePath ?? location?._filePath, line: location?.line ?? 0,
    column: location?.column ?? 0, text: texts.joined(separator: "\n"),
    exemption: reported.exemption, task: task(line))
  issue.endsTest = record.payload.endsTest
  return .issue(issue)
}
