/// Reads the messages that the compiler writes in the style of LLVM.
///
/// After the line that carries a message the compiler shows the line of the source that it speaks
/// of. That line is known here, and passed over, so that a source that looks like a message is
/// never taken for one. A message about a macro's expansion counts at the place in the source
/// where the expansion was asked for, which its notes tell.
func compilerMessages(in text: String, source: [String]) -> [CompilerMessage] {
  var messages: [CompilerMessage] = []
  var shown: String?
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if let expected = shown, solid(line) == expected {
      shown = nil
    } else if let (isOurs, message) = headline(line) {
      let place =
        isOurs && source.indices.contains(message.line - 1) ? source[message.line - 1] : nil
      shown = place.map { solid($0[...]) }
      append(message, isOurs: isOurs, to: &messages)
    }
  }
  return messages
}

private func append(
  _ message: CompilerMessage, isOurs: Bool, to messages: inout [CompilerMessage]
) {
  guard message.severity == .note, let last = messages.indices.last else {
    var message = message
    if !isOurs { (message.line, message.column) = (0, 0) }
    messages.append(message)
    return
  }
  if message.text.hasPrefix("in expansion of macro") {
    guard isOurs, messages[last].line == 0 else { return }
    (messages[last].line, messages[last].column) = (message.line, message.column)
    messages[last].isInExpansion = true
  } else if isOurs {
    messages[last].notes.append(message)
  }
}

/// What is left of a line without blanks; the compiler widens tabulators.
private func solid(_ line: Substring) -> String {
  String(line.filter { $0 != " " && $0 != "\t" && $0 != "\r" })
}

/// A line `FILE:LINE:COLUMN: SEVERITY: TEXT`, and whether FILE is the generated source.
private func headline(_ line: Substring) -> (Bool, CompilerMessage)? {
  for severity in [CompilerMessage.Severity.error, .warning, .note, .remark] {
    let word = "\(severity.rawValue): "
    if line.hasPrefix(word) || line.hasPrefix("<unknown>:0: " + word) {
      let text = withoutGroup(line[line.firstRange(of: word)!.upperBound...])
      return (false, CompilerMessage(line: 0, column: 0, severity: severity, text: text))
    }
    guard let range = line.firstRange(of: ": " + word) else { continue }
    let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place.last!)
    else { continue }
    let file = place.dropLast(2).joined(separator: ":")
    let text = withoutGroup(line[range.upperBound...])
    return (
      file == "Example.swift" || file == "./Example.swift",
      CompilerMessage(line: row, column: column, severity: severity, text: text)
    )
  }
  return nil
}

/// A message without the name of its group, ` [#no-usage]`, that the compiler may add.
private func withoutGroup(_ text: Substring) -> String {
  guard text.hasSuffix("]"), let start = text.lastIndex(of: "["), text[start...].hasPrefix("[#")
  else { return String(text) }
  return String(text[..<start].dropLast())
}
