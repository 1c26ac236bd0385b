import Article

/// A file's text as it is read: without its byte-order mark, unreadable bytes replaced.
struct Decoded {
  var source: Source
  /// Whether `StandIns.unreadable` stands for other bytes in the source.
  var hidesUnreadable: Bool
  /// At most one: where the file stops to be UTF-8.
  var diagnostics: [Diagnostic] = []
  /// The lines of the article that are not UTF-8.
  fileprivate var badLines: Set<Int> = []

  /// A snippet, marked as broken if it is not UTF-8.
  func marked(_ snippet: Snippet) -> Snippet {
    let numbers = [snippet.location.line] + snippet.lines.map(\.number)
    guard !badLines.isEmpty, numbers.contains(where: badLines.contains) else { return snippet }
    var snippet = snippet
    snippet.problems += diagnostics
    return snippet
  }
}

func decoded(_ bytes: [UInt8], file: String) -> Decoded {
  // libcmark drops one mark itself, without counting it: it must never see one.
  var marks = 0
  while bytes[marks...].starts(with: byteOrderMark) { marks += byteOrderMark.count }
  var bytes = Array(bytes[marks...])
  let bad = String(validating: bytes, as: UTF8.self) == nil ? badBytes(in: bytes) : []
  let hasNUL = bytes.contains(0)
  for index in bad { bytes[index] = StandIns.unreadable }
  if hasNUL { bytes = bytes.map { $0 == 0 ? StandIns.unreadable : $0 } }

  let source = Source(file: file, bytes: bytes)
  var decoded = Decoded(source: source, hidesUnreadable: hasNUL || !bad.isEmpty)
  var line = 0
  for index in bad {
    while source.lines[line].range.upperBound <= index { line += 1 }
    decoded.badLines.insert(line + 1)
    guard decoded.diagnostics.isEmpty else { continue }
    decoded.diagnostics = [
      Diagnostic(
        at: source.location(line: line, offset: index - source.lines[line].range.lowerBound),
        "this file is not UTF-8 from here on", hint: "save it as UTF-8")
    ]
  }
  return decoded
}

let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The offsets of the bytes that belong to no UTF-8 character.
private func badBytes(in bytes: [UInt8]) -> [Int] {
  var bad: [Int] = []
  var i = 0
  while i < bytes.count {
    let length = characterLength(at: i, in: bytes)
    if length == 0 { bad.append(i) }
    i += max(length, 1)
  }
  return bad
}

/// How many bytes the UTF-8 character at an offset has; 0 if none is there (Unicode 15, table 3-7).
private func characterLength(at i: Int, in bytes: [UInt8]) -> Int {
  func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    i + offset < bytes.count && range.contains(bytes[i + offset])
  }
  switch bytes[i] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: return follows(1) ? 2 : 0
  case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
  case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
  case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
  case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
  case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
  case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
  default: return 0
  }
}
