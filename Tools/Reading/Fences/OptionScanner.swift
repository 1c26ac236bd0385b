import WaymarkMarkdown
import WaymarkModel

/// An option of a fence as written, whether or not the option exists.
struct FenceOption {
  enum Value: Equatable {
    case none
    case bare(String)
    case quoted(String)
  }

  var name: String
  var value: Value
  var location: SourceLocation
  /// The location of the value, or of the option itself if it has no value.
  var valueLocation: SourceLocation
  /// The location after the last byte of the value.
  var endLocation: SourceLocation
  /// Whether a comma separates the option from the text before it.
  var followsComma: Bool
}

/// Returns the options after the language of a fence, in order.
///
/// The grammar is: after the language, any number of `, NAME`, `, NAME=VALUE`, or `, NAME="TEXT"`,
/// with optional whitespace around each part. Quoted text can contain commas; it ends at the next
/// quotation mark.
func options(of info: InfoString, in file: String) -> Checked<[FenceOption]> {
  var scanner = OptionScanner(info: info, file: file)
  scanner.scan()
  return Checked(scanner.options, diagnostics: scanner.diagnostics)
}

private struct OptionScanner {
  let info: InfoString
  let file: String
  var position: Int
  var followsComma = true
  var options: [FenceOption] = []
  var diagnostics: [Diagnostic] = []

  init(info: InfoString, file: String) {
    self.info = info
    self.file = file
    position = info.language.upperBound
  }

  mutating func scan() {
    skipBlanks()
    while position < info.bytes.count {
      let comma = position
      followsComma = next == UInt8(ascii: ",")
      if followsComma { position += 1 }
      skipBlanks()
      if next == nil || next == UInt8(ascii: ",") {
        report(comma, "an option is missing after this comma", hint: "remove the comma")
      } else {
        scanOption()
      }
      skipBlanks()
    }
  }

  private mutating func scanOption() {
    let start = position
    let name = info.text(skip { !$0.isBlank && $0 != comma && $0 != equals && $0 != quote })
    skipBlanks()
    guard next == equals else {
      guard name.isEmpty else { return append(name, .none, from: start, valueFrom: start) }
      guard case .quoted(let text) = scanValue() else { return }
      return append("\"\(text)\"", .none, from: start, valueFrom: start)
    }
    position += 1
    skipBlanks()
    let valueStart = position
    append(name, scanValue(), from: start, valueFrom: valueStart)
  }

  private mutating func scanValue() -> FenceOption.Value {
    guard next == quote else {
      let bare = info.text(skip { !$0.isBlank && $0 != comma })
      return bare.isEmpty ? .none : .bare(bare)
    }
    let opening = position
    position += 1
    let text = info.text(skip { $0 != quote })
    if next == quote {
      position += 1
    } else {
      report(
        opening, "this quotation mark is never closed", hint: "add the closing \" after the text")
    }
    return .quoted(text)
  }

  private mutating func append(
    _ name: String, _ value: FenceOption.Value, from start: Int, valueFrom valueStart: Int
  ) {
    options.append(
      FenceOption(
        name: name, value: value, location: info.location(of: start, in: file),
        valueLocation: info.location(of: valueStart, in: file),
        endLocation: info.location(of: position, in: file), followsComma: followsComma))
  }

  private mutating func report(_ offset: Int, _ message: String, hint: String) {
    diagnostics.append(Diagnostic(at: info.location(of: offset, in: file), message, hint: hint))
  }

  private var next: UInt8? { position < info.bytes.count ? info.bytes[position] : nil }

  private mutating func skip(while matches: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let next, matches(next) { position += 1 }
    return start..<position
  }

  private mutating func skipBlanks() { _ = skip(while: \.isBlank) }
}

private let comma = UInt8(ascii: ",")
private let equals = UInt8(ascii: "=")
private let quote = UInt8(ascii: "\"")
