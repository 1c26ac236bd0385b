import WaymarkModel

extension LanguageServer {
  // MARK: Completion

  func completion(_ cursor: Cursor) async throws -> JSON {
    if cursor.reading.example(atCodeLine: cursor.location.line) != nil {
      return try await swiftCompletion(cursor)
    }
    if let fence = FenceCursor(line: cursor.line, offset: cursor.offset) {
      // The kinds are those of `CompletionItemKind`: 18 is a reference, 17 a file, and 7 a class.
      return items(candidates(at: fence, cursor), from: fence.start, at: cursor, kind: 18)
    }
    return proseCompletion(cursor)
  }

  /// Returns the completions of a fence's options and values, each with its label and the text that
  /// it inserts.
  private func candidates(at fence: FenceCursor, _ cursor: Cursor) -> [(String, String)] {
    guard fence.value != nil else {
      return fence.isSwift ? service.options.map { ($0.name, $0.text) } : [("output", "output=")]
    }
    let reading = cursor.reading
    switch fence.name {
    case "example":
      return Set(reading.article.snippets.compactMap(\.example)).sorted().map { ($0, $0) }
    case "output": return reading.examples.map { ($0.id.name, $0.id.name) }
    case "uses": return reading.usable.map { ($0.text, $0.text) }
    case "slot": return reading.slots.map { ($0.text, $0.text) }
    case "timeline": return [("hidden", "hidden")]
    default: return []
    }
  }

  /// Completes ``` ``Symbol`` ``` and `<doc:Article>`.
  private func proseCompletion(_ cursor: Cursor) -> JSON {
    // Neither form of link contains a space, so an unfinished link elsewhere doesn't matter.
    let word =
      Array(cursor.line.utf8).prefix(cursor.offset)
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).last ?? []
    let reading = cursor.reading
    if let link = word.ranges(of: Array("<doc:".utf8)).last, !word.contains(UInt8(ascii: ">")) {
      return items(reading.articles.map { ($0, $0) }, from: link.upperBound, at: cursor, kind: 17)
    }
    let marks = word.ranges(of: Array("``".utf8))
    if marks.count % 2 == 1, let mark = marks.last {
      return items(reading.symbols.map { ($0, $0) }, from: mark.upperBound, at: cursor, kind: 7)
    }
    return items([], from: cursor.offset, at: cursor, kind: 1)
  }

  /// Returns a list of completion items.
  ///
  /// - Parameter start: The offset in the line, in UTF-8 bytes, of the text that the items replace.
  private func items(
    _ candidates: [(label: String, text: String)], from start: Int, at cursor: Cursor, kind: Int
  ) -> JSON {
    let text = cursor.document.text
    let line = text.lines[cursor.position.line].lowerBound
    let range = text.position(ofOffset: line + start)..<cursor.position
    // Clients request an incomplete list again when more has been typed.
    let limit = 2_000
    return [
      "isIncomplete": .bool(candidates.count > limit),
      "items": .array(
        candidates.prefix(limit).map { label, text in
          [
            "label": .string(label), "kind": .integer(kind),
            "textEdit": ["range": JSON(range), "newText": .string(text)],
          ]
        }),
    ]
  }

  // MARK: Definition

  func definition(_ cursor: Cursor) async throws -> JSON {
    if cursor.reading.example(atCodeLine: cursor.location.line) != nil {
      return try await swiftDefinition(cursor)
    }
    guard let fence = FenceCursor(line: cursor.line, offset: cursor.offset, isComplete: true),
      let value = fence.value, let target = target(of: fence, value, cursor.reading)
    else { return .null }
    return location(target)
  }

  private func target(
    of fence: FenceCursor, _ value: String, _ reading: ArticleReading
  ) -> SourceLocation? {
    switch fence.name {
    case "uses": return reading.usable.first { $0.text == value }?.location
    case "slot": return reading.slots.first { $0.text == value }?.location
    case "example", "output":
      let example = reading.examples.first { $0.id.name == value }
      return example?.snippets.first.map { reading.article.snippets[$0].location }
    default: return nil
    }
  }

  // MARK: Hover

  func hover(_ cursor: Cursor) async throws -> JSON {
    if cursor.reading.example(atCodeLine: cursor.location.line) != nil {
      return try await swiftHover(cursor)
    }
    guard let example = cursor.reading.example(atFence: cursor.location.line) else { return .null }
    let text =
      cursor.document.results[example.id.name].map { result in
        let errors = result.errors.map { "\n- \($0.location.line): \($0.message)" }.joined()
        let expectations =
          "\(result.expectations) expectation\(result.expectations == 1 ? "" : "s")"
        return "`\(example.id.name)`: **\(result.verdict.rawValue)**, \(expectations)\(errors)"
      } ?? "`\(example.id.name)` isn't proved yet: save the article, or prove this example"
    return ["contents": ["kind": "markdown", "value": .string(text)]]
  }
}
