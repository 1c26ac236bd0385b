import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The text and its styles as Markdown. Underlined text is in `<u>` tags.
  public var customDumpValue: Any {
    runs.map(\.marked).joined()
  }
}

extension TextState.Run {
  fileprivate var marked: String {
    var text = content
    if styles.contains(.underline) { text = "<u>\(text)</u>" }
    if styles.contains(.strikethrough) { text = "~~\(text)~~" }
    if styles.contains(.italic) { text = "*\(text)*" }
    if styles.contains(.bold) { text = "**\(text)**" }
    return text
  }
}
