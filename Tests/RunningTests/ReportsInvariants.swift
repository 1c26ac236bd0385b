import Foundation
import WaymarkCompilerOutput
import WaymarkModel
import WaymarkResults

@testable import WaymarkJudging
@testable import WaymarkRunning

/// Returns a description of an invariant that reading the output of an example or of the compiler
/// violates; nil if all invariants hold.
///
/// The tests and the fuzzer share this function. The first byte selects what the others represent.
func violationOfReports(_ bytes: [UInt8]) -> String? {
  guard let kind = bytes.first else { return nil }
  let rest = Array(bytes.dropFirst())
  switch kind % 4 {
  case 0: return violationOfTranscript(rest)
  case 1: return violationOfScreen(String(decoding: rest, as: UTF8.self))
  case 2: return violationOfMessages(rest)
  default: return violationOfTrap(String(decoding: rest, as: UTF8.self))
  }
}

private func violationOfTranscript(_ bytes: [UInt8]) -> String? {
  let transcript = Transcript(bytes)
  // The last record of the first half can be incomplete, and a record adds at most two events.
  let early = Transcript(Array(bytes.prefix(bytes.count / 2))).events.dropLast(2)
  guard transcript.events.starts(with: early) else { return "later records change earlier events" }
  let portions = transcript.portions(of: bytes).map(\.bytes)
  guard portions.allSatisfy({ !$0.isEmpty }), isSubsequence(Array(portions.joined()), of: bytes)
  else { return "a portion is empty, or the portions aren't a subsequence of the output" }
  return nil
}

private func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
  var rest = part[...]
  for byte in whole where byte == rest.first { rest.removeFirst() }
  return rest.isEmpty
}

private func violationOfScreen(_ document: String) -> String? {
  guard let screen = try? ScreenDocument.screen(in: document) else { return nil }
  let content: [String: Any] = ["version": ScreenDocument.version, "screen": members(of: screen)]
  guard
    let data = try? JSONSerialization.data(
      withJSONObject: content, options: .withoutEscapingSlashes),
    let copy = try? ScreenDocument.screen(in: String(decoding: data, as: UTF8.self))
  else { return "a screen can't be read again after it is written: \(screen)" }
  return copy == screen ? nil : "a screen changes when it is written and read again: \(screen)"
}

/// Returns the members of an element's JSON object, without those that have default values.
private func members(of element: ScreenElement) -> [String: Any] {
  var members: [String: Any] = ["kind": element.kind.rawValue]
  if !element.title.isEmpty { members["title"] = element.title }
  if let value = element.value { members["value"] = value }
  if let role = element.role { members["role"] = role.rawValue }
  if let placement = element.placement { members["placement"] = placement.rawValue }
  if !element.isEnabled { members["isEnabled"] = false }
  if element.isAnchor { members["isAnchor"] = true }
  for (name, elements) in [("children", element.children), ("swipeActions", element.swipeActions)]
  where !elements.isEmpty {
    members[name] = elements.map(members(of:))
  }
  return members
}

private func violationOfMessages(_ bytes: [UInt8]) -> String? {
  let messages = compilerMessages(in: bytes, of: "Example.swift")
  let others = compilerMessages(in: bytes, of: "Other.swift")
  return messages?.map(\.text) == others?.map(\.text)
    ? nil : "the text of the messages depends on the requested file"
}

private func violationOfTrap(_ text: String) -> String? {
  var execution = Execution(ending: .signalled(5), events: [], duration: 0)
  (execution.runtimeReport, execution.backtrace) = (text, text)
  let trap = Trap(execution)
  let isQuoted = Array(text.utf8).firstRange(of: Array(trap.text.utf8)) != nil
  return trap.text.isEmpty || isQuoted
    ? nil : "a trap has text that the runtime didn't write: \(trap.text)"
}
