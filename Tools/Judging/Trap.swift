import WaymarkModel
import WaymarkResults

/// The trap that stopped a process: its signal, message, and location.
struct Trap {
  let signal: Int32
  /// The trap's message as written, such as `Fatal error: Index out of range`.
  let text: String
  /// The positions in the example's source, the innermost first.
  let frames: [(line: Int, column: Int)]

  init(_ execution: Execution) {
    if case .signalled(let signal) = execution.ending { self.signal = signal } else { signal = 0 }
    let reported = execution.runtimeReport ?? ""
    // If the harness saw no signal, only the example can have written the report.
    let backtrace = execution.runtimeReport == nil ? "" : execution.backtrace
    let reports = [Self.headline(of: backtrace), Self.lastReport(in: reported)]
    text = reports.first { !$0.isEmpty } ?? ""
    // Without a backtracer, the message itself may contain a location.
    frames = Self.frames(in: backtrace) + Self.frames(in: reported).suffix(1)
  }

  /// The text of the trap or, if there is none, a message with the signal's number and, if known,
  /// its name.
  var message: String {
    let name = Self.names[signal].map { " (\($0))" } ?? ""
    return text.isEmpty ? "the process was terminated by signal \(signal)\(name)" : text
  }

  /// Returns the location of the innermost frame in the author's text.
  func location(_ sourceMap: SourceMap) -> SourceLocation? {
    frames.lazy.compactMap { sourceMap.example.source.location(line: $0.line, column: $0.column) }
      .first
  }

  /// Whether a mistake in the process's own code raises the signal. Other signals come from outside
  /// the process, such as the signal that the system sends when no memory is left.
  var isFault: Bool { Self.faults[signal] != nil }

  private static let faults: [Int32: String] = [
    4: "illegal instruction", 5: "trap", 6: "aborted", 7: "bus error", 8: "arithmetic error",
    11: "segmentation fault",
  ]
  private static let names = faults.merging(
    [9: "killed", 13: "broken pipe", 15: "terminated"]) { $1 }

  /// Returns the runtime's last report, starting at its opening words. The text before it contains
  /// only warnings.
  private static func lastReport(in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = [
      "Fatal error", "Precondition failed", "Assertion failed", "Fatal access conflict",
      "Could not cast value", "Object 0x",
    ]
    for index in lines.indices.reversed() {
      let line = lines[index]
      for start in starts {
        guard let range = line.firstRange(of: start) else { continue }
        let before = line[..<range.lowerBound]
        guard before.isEmpty || before.hasSuffix(": ") && isPlace(before.dropLast(2)) else {
          continue
        }
        let first = String(line[range.lowerBound...])
        let rest = lines[lines.index(after: index)...].map(String.init)
        return trimmedEnd(([first] + rest).joined(separator: "\n"))
      }
    }
    return ""
  }

  /// Returns whether a string has the form `Module/File.swift:12`.
  private static func isPlace(_ text: Substring) -> Bool {
    guard let colon = text.lastIndex(of: ":") else { return false }
    return text[..<colon].hasSuffix(".swift") && Int(text[text.index(after: colon)...]) != nil
  }

  /// Extracts `Swift runtime failure: arithmetic overflow` from `*** Swift runtime failure: … ***`.
  private static func headline(of backtrace: String) -> String {
    let line = backtrace.split(separator: "\n").first { $0.hasPrefix("*** ") } ?? ""
    let text = line.dropFirst(4).dropLast(4)
    return text.hasPrefix("Program crashed") ? "" : String(text)
  }

  private static func frames(in backtrace: String) -> [(Int, Int)] {
    backtrace.split(separator: "\n").compactMap { line in
      guard let name = line.firstRange(of: "Example.swift:") else { return nil }
      let numbers = line[name.upperBound...].split(separator: ":").map {
        $0.prefix(while: \.isNumber)
      }
      guard let row = numbers.first.flatMap({ Int($0) }) else { return nil }
      return (row, numbers.dropFirst().first.flatMap { Int($0) } ?? 1)
    }
  }
}
