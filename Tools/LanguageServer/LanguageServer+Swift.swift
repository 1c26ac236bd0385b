import WaymarkModel

extension LanguageServer {
  /// A cursor in the source of an example.
  private struct SwiftCursor {
    var mapping: SourceMapping
    var source: TextDocument
    var position: TextPosition
    var server: SwiftServer

    func request(_ method: String) async -> JSON {
      await server.request(method, about: source.text, at: position)
    }
  }

  private func swiftCursor(_ cursor: Cursor) async throws -> SwiftCursor? {
    let location = cursor.location
    guard let example = cursor.reading.example(atCodeLine: location.line),
      let generated = SourceMapping(example: example).generated(location),
      let server = await swiftServer()
    else { return nil }
    let source = TextDocument(example.source.text)
    let start = source.lines[generated.line - 1].lowerBound
    return SwiftCursor(
      mapping: SourceMapping(example: example), source: source,
      position: source.position(ofOffset: start + generated.column - 1), server: server)
  }

  /// Returns the server for Swift, and starts it if it isn't running; nil if there is none.
  private func swiftServer() async -> SwiftServer? {
    if let known = swift {
      if let server = await known.value, await server.canAnswer { return server }
      // Another request may have started a new server during the wait.
      if swift == known { swift = nil }
    }
    let start =
      swift
      ?? Task {
        guard let workspace = await service.swiftWorkspace(), !Task.isCancelled else { return nil }
        do {
          return try await SwiftServer(workspace)
        } catch {
          reportMissing(workspace.program)
          return nil
        }
      }
    swift = start
    return await start.value
  }

  /// Shows a message that the Swift in snippets isn't supported because a program is missing. The
  /// message is shown only once.
  private func reportMissing(_ program: String) {
    guard !isSwiftReportedMissing else { return }
    isSwiftReportedMissing = true
    show(
      "Hover, completion, and definitions aren't available for the Swift in snippets, because "
        + "'\(program)' can't be started. It is part of the Swift toolchain.", .warning)
  }

  func swiftHover(_ cursor: Cursor) async throws -> JSON {
    guard let swift = try await swiftCursor(cursor) else { return .null }
    var hover = await swift.request("textDocument/hover")
    guard hover["contents"].isPresent else { return .null }
    if let range = range(hover["range"], swift, cursor) {
      hover["range"] = JSON(range)
    } else {
      hover = ["contents": hover["contents"]]
    }
    return hover
  }

  func swiftCompletion(_ cursor: Cursor) async throws -> JSON {
    guard let swift = try await swiftCursor(cursor) else { return .null }
    let answer = await swift.request("textDocument/completion")
    // The protocol allows a list of items or a `CompletionList`.
    let items = answer.elements.isEmpty ? answer["items"].elements : answer.elements
    return [
      "isIncomplete": .bool(answer["isIncomplete"] == true),
      "items": .array(items.compactMap { item($0, swift, cursor) }),
    ]
  }

  /// Returns a completion item with its edit mapped to the article; nil if the edit is outside the
  /// article.
  private func item(_ item: JSON, _ swift: SwiftCursor, _ cursor: Cursor) -> JSON? {
    var item = item
    // The client can't apply edits to the generated source, and it can't resolve the item later.
    for field in ["additionalTextEdits", "data", "command"] { item[field] = .null }
    if case .object(let fields) = item { item = .object(fields.filter { $0.value != .null }) }
    guard item["textEdit"].isPresent else { return item }
    // An `InsertReplaceEdit` has the ranges `insert` and `replace` instead of `range`.
    let written = item["textEdit"]["range"].isPresent ? "range" : "insert"
    guard let range = range(item["textEdit"][written], swift, cursor) else { return nil }
    item["textEdit"] = ["range": JSON(range), "newText": item["textEdit"]["newText"]]
    return item
  }

  func swiftDefinition(_ cursor: Cursor) async throws -> JSON {
    guard let swift = try await swiftCursor(cursor) else { return .null }
    let answer = await swift.request("textDocument/definition")
    // The protocol allows a `Location`, or a list of `Location` or `LocationLink`.
    let found = answer["uri"].isPresent ? [answer] : answer.elements
    let own = await swift.server.uri
    return .array(
      found.compactMap { target in
        let uri = target["targetUri"].isPresent ? target["targetUri"] : target["uri"]
        let range = target["targetUri"].isPresent ? target["targetSelectionRange"] : target["range"]
        guard uri == own else { return ["uri": uri, "range": range] }
        return TextPosition(range["start"]).flatMap { written($0, swift) }.map { location($0) }
      })
  }

  private func written(_ position: TextPosition, _ swift: SwiftCursor) -> SourceLocation? {
    let location = swift.source.location(of: position)
    return swift.mapping.written(location)
  }

  /// Returns the range of the article that a range of the source comes from; nil if the text was
  /// generated or comes from another article.
  private func range(_ json: JSON, _ swift: SwiftCursor, _ cursor: Cursor) -> Range<TextPosition>? {
    guard let range = Range<TextPosition>(json), let start = written(range.lowerBound, swift),
      let end = written(range.upperBound, swift), start.file == cursor.document.file,
      end.file == start.file
    else { return nil }
    let text = cursor.document.text
    let (first, last) = (text.position(of: start), text.position(of: end))
    return first <= last ? first..<last : nil
  }
}
