import WaymarkModel

extension LanguageServer {
  // MARK: Completion

  func completion(_ place: Place) async throws -> JSON {
    if place.reading.example(atCodeLine: place.location.line) != nil {
      return try await swiftCompletion(place)
    }
    if let cursor = FenceCursor(line: place.line, offset: place.offset) {
      // The kinds are those of `CompletionItemKind`: 18 is a reference, 17 a file, and 7 a class.
      return items(candidates(at: cursor, place), from: cursor.start, at: place, kind: 18)
    }
    return proseCompletion(place)
  }

  /// Returns the completions at a cursor, each with its label and the text that it inserts.
  private func candidates(at cursor: FenceCursor, _ place: Place) -> [(String, String)] {
    guard cursor.value != nil else {
      return cursor.isSwift ? service.options.map { ($0.name, $0.text) } : [("output", "output=")]
    }
    let reading = place.reading
    switch cursor.name {
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
  private func proseCompletion(_ place: Place) -> JSON {
    // Neither form of link contains a space, so an unfinished link elsewhere doesn't matter.
    let word = Array(place.line.utf8).prefix(place.offset)
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).last ?? []
    let reading = place.reading
    if let link = word.ranges(of: Array("<doc:".utf8)).last, !word.contains(UInt8(ascii: ">")) {
      return items(reading.articles.map { ($0, $0) }, from: link.upperBound, at: place, kind: 17)
    }
    let marks = word.ranges(of: Array("``".utf8))
    if marks.count % 2 == 1, let mark = marks.last {
      return items(reading.symbols.map { ($0, $0) }, from: mark.upperBound, at: place, kind: 7)
    }
    return items([], from: place.offset, at: place, kind: 1)
  }

  /// Returns a list of completion items.
  ///
  /// - Parameter start: The offset in the line, in UTF-8 bytes, of what the items replace.
  private func items(
    _ candidates: [(label: String, text: String)], from start: Int, at place: Place, kind: Int
  ) -> JSON {
    let text = place.document.text
    let line = text.lines[place.position.line].lowerBound
    let range = text.position(ofOffset: line + start)..<place.position
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

  func definition(_ place: Place) async throws -> JSON {
    if place.reading.example(atCodeLine: place.location.line) != nil {
      return try await swiftDefinition(place)
    }
    guard let cursor = FenceCursor(line: place.line, offset: place.offset, isComplete: true),
      let value = cursor.value, let target = target(of: cursor, value, place.reading)
    else { return .null }
    return location(target)
  }

  private func target(
    of cursor: FenceCursor, _ value: String, _ reading: ArticleReading
  ) -> SourceLocation? {
    switch cursor.name {
    case "uses": return reading.usable.first { $0.text == value }?.location
    case "slot": return reading.slots.first { $0.text == value }?.location
    case "example", "output":
      let example = reading.examples.first { $0.id.name == value }
      return example?.snippets.first.map { reading.article.snippets[$0].location }
    default: return nil
    }
  }

  // MARK: Hover

  func hover(_ place: Place) async throws -> JSON {
    if place.reading.example(atCodeLine: place.location.line) != nil {
      return try await swiftHover(place)
    }
    guard let example = place.reading.example(atFence: place.location.line) else { return .null }
    let text =
      place.document.results[example.id.name].map { result in
        let errors = result.errors.map { "\n- \($0.location.line): \($0.message)" }.joined()
        let expectations = "\(result.expectations) expectation\(result.expectations == 1 ? "" : "s")"
        return "`\(example.id.name)`: **\(result.verdict.rawValue)**, \(expectations)\(errors)"
      } ?? "`\(example.id.name)` isn't proved yet: save the article, or prove this example"
    return ["contents": ["kind": "markdown", "value": .string(text)]]
  }
}
