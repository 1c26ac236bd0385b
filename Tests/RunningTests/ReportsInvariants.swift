import WaymarkCompilerOutput
import WaymarkModel
import WaymarkResults

@testable import WaymarkJudging
@testable import WaymarkRunning

/// Returns what's wrong with how the output of an example or the compiler is read, or nil if all
/// invariants hold.
///
/// The tests and the fuzzer share this function. The first byte determines the kind of the others.
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
  guard transcript.events.count <= bytes.count else { return "there are more events than bytes" }
  let portions = transcript.portions(of: bytes).map(\.bytes)
  guard portions.allSatisfy({ !$0.isEmpty }), portions.joined().count <= bytes.count else {
    return "the portions contain more text than was printed"
  }
  return nil
}

private func violationOfScreen(_ document: String) -> String? {
  guard let screen = try? ScreenDocument.screen(in: document) else { return nil }
  return document.utf8.count < 2 ? "a screen was read from fewer than two bytes: \(screen)" : nil
}

private func violationOfMessages(_ bytes: [UInt8]) -> String? {
  let messages = compilerMessages(in: bytes, of: "Example.swift") ?? []
  return messages.allSatisfy { $0.line >= 0 && $0.column >= 0 }
    ? nil : "a message has a negative line or column"
}

private func violationOfTrap(_ text: String) -> String? {
  let execution = Execution(
    ending: .signalled(5), events: [], portions: [], error: "", runtimeReport: text,
    backtrace: text, duration: 0)
  return Trap(execution).message.isEmpty ? "a trap has no message" : nil
}
