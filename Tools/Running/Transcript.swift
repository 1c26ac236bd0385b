import Foundation

/// Parses the events that the harness wrote to its channel. Lines without the secret are ignored.
func events(in transcript: [UInt8], secret: String) -> [Execution.Event] {
  transcript.split(separator: UInt8(ascii: "\n")).compactMap { line in
    let text = String(decoding: line.map { $0 == 0 ? UInt8(ascii: "\n") : $0 }, as: UTF8.self)
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == secret else { return nil }
    return event(String(words[1]), String(words[2]))
  }
}

private func event(_ kind: String, _ payload: String) -> Execution.Event? {
  switch kind {
  case "check": payload.split(separator: " ").first.flatMap { Int($0) }.map { .check(id: $0) }
  case "assertion": assertion(payload)
  case "snippet": Int(payload).map { .snippet($0) }
  case "screen": screen(payload)
  case "record": record(payload)
  case "broken": .broken(payload)
  case "end": .end
  default: nil
  }
}

private func assertion(_ payload: String) -> Execution.Event? {
  let parts = payload.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  let place = parts[0].split(separator: " ", maxSplits: 2)
  guard parts.count == 2, place.count == 3, let line = Int(place[0]), let column = Int(place[1])
  else { return nil }
  return .assertion(file: String(place[2]), line: line, column: column, text: String(parts[1]))
}

private func screen(_ payload: String) -> Execution.Event? {
  let parts = payload.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  let numbers = parts[0].split(separator: " ").compactMap { Int($0) }
  let bytes = Array((parts.last ?? "").utf8)
  guard parts.count == 2, numbers.count == 3, bytes.indices.contains(numbers[2]) else { return nil }
  return .screen(
    snippet: numbers[0], picture: numbers[1],
    text: String(decoding: bytes[..<numbers[2]], as: UTF8.self),
    document: String(decoding: bytes[numbers[2]...], as: UTF8.self))
}

/// The parts of a record of Swift Testing's JSON interface that affect the verdict.
private struct Record: Decodable {
  struct Payload: Decodable {
    var kind: String
    var issue: Issue?
    var messages: [Message]?
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var isFailure: Bool?
    var sourceLocation: Place?
  }

  struct Place: Decodable {
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

private func record(_ json: String) -> Execution.Event? {
  guard let record = try? JSONDecoder().decode(Record.self, from: Data(json.utf8)),
    record.kind == "event"
  else { return nil }
  if record.payload.kind == "testStarted" { return .testStarted }
  guard record.payload.kind == "issueRecorded", let issue = record.payload.issue,
    !issue.isKnown, issue.isFailure ?? true
  else { return nil }
  let place = issue.sourceLocation
  var texts = (record.payload.messages ?? []).map(\.text).filter { !$0.isEmpty }
  // This text adds nothing to the issue's own text.
  if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
  return .issue(
    Execution.Issue(
      file: place?.filePath ?? place?._filePath, line: place?.line ?? 0,
      column: place?.column ?? 0, text: texts.joined(separator: "\n")
    )
  )
}

/// Splits the output at the harness's marks and removes them.
func portions(of output: [UInt8], secret: String) -> [Execution.Portion] {
  let mark = Array("\(secret) ".utf8)
  var portions = [Execution.Portion(snippet: nil, bytes: [])]
  var rest = output[...]
  while let start = rest.firstRange(of: mark) {
    portions[portions.count - 1].bytes += rest[..<start.lowerBound]
    let end = rest[start.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let number = Int(String(decoding: rest[start.upperBound..<end], as: UTF8.self))
    portions.append(Execution.Portion(snippet: number, bytes: []))
    rest = rest[min(end + 1, rest.endIndex)...]
  }
  portions[portions.count - 1].bytes += rest
  return portions.filter { !$0.bytes.isEmpty }
}
