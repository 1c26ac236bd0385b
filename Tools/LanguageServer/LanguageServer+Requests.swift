import WaymarkModel

extension LanguageServer {
  /// Returns the result of a request.
  func result(of method: String, _ parameters: JSON) async throws -> JSON {
    switch method {
    case "textDocument/completion": return try await completion(try await cursor(parameters))
    case "textDocument/definition": return try await definition(try await cursor(parameters))
    case "textDocument/hover": return try await hover(try await cursor(parameters))
    case "textDocument/codeAction": return try await codeActions(parameters)
    case "textDocument/codeLens": return try await codeLenses(parameters)
    case "workspace/executeCommand": return try await execute(parameters)
    default: throw ResponseError.unknownMethod(method)
    }
  }

  /// A cursor in an open document.
  struct Cursor {
    var uri: String
    var document: OpenDocument
    var reading: ArticleReading
    var position: TextPosition

    /// The line, and the column in UTF-8 bytes, both starting at 1.
    var location: (line: Int, column: Int) { document.text.location(of: position) }
    var line: String { document.text.text(ofLine: position.line) }
    /// The offset of the cursor in its line, in UTF-8 bytes.
    var offset: Int {
      document.text.offset(of: position) - document.text.lines[position.line].lowerBound
    }
  }

  private func cursor(_ parameters: JSON) async throws -> Cursor {
    guard let position = TextPosition(parameters["position"]) else {
      throw ResponseError.invalidParameters
    }
    let (uri, document, reading) = try await document(parameters)
    let offset = document.text.offset(of: position)
    return Cursor(
      uri: uri, document: document, reading: reading,
      position: document.text.position(ofOffset: offset))
  }

  /// Returns an open document with a reading of its current text.
  private func document(
    _ parameters: JSON
  ) async throws -> (uri: String, OpenDocument, ArticleReading) {
    guard let uri = parameters["textDocument"]["uri"].string, documents[uri] != nil else {
      throw ResponseError.invalidParameters
    }
    while let document = documents[uri] {
      if let reading = document.current { return (uri, document, reading) }
      try Task.checkCancellation()
      await readDocuments()
      // If the service can't read the document, requests about it can't be answered.
      if documents[uri]?.reading == nil { break }
    }
    throw ResponseError.invalidParameters
  }

  // MARK: Code actions

  private func codeActions(_ parameters: JSON) async throws -> JSON {
    let (uri, document, reading) = try await document(parameters)
    guard let range = Range<TextPosition>(parameters["range"]) else {
      throw ResponseError.invalidParameters
    }
    let lines = range.lowerBound.line...range.upperBound.line
    let spellings = document.diagnostics.filter { lines.contains($0.location.line - 1) }
      .compactMap { spelling($0, in: document, uri) }
    let fixes = reading.examples.filter { example in
      example.snippets.contains { reading.article.snippets[$0].isTouched(by: lines) }
        || example.outputs.contains { $0.isTouched(by: lines) }
    }.compactMap { example -> JSON? in
      guard let result = document.results[example.id.name], !result.edits.isEmpty else {
        return nil
      }
      let edits = result.edits.map { edit -> JSON in
        let text = document.text
        let start = text.position(ofOffset: edit.range.lowerBound)
        let end = text.position(ofOffset: edit.range.upperBound)
        return ["range": JSON(start..<end), "newText": .string(edit.text)]
      }
      return action(
        "Update the expectations of '\(example.id.name)' to match the actual results",
        .array(edits), uri)
    }
    return .array(spellings + fixes)
  }

  /// Returns the action that replaces a misspelled name; nil if the hint suggests no other name, or
  /// if the misspelled name can't be found.
  private func spelling(
    _ diagnostic: Diagnostic, in document: OpenDocument, _ uri: String
  ) -> JSON? {
    guard let hint = diagnostic.hint, let match = hint.firstMatch(of: /did you mean '([^']+)'\?/)
    else { return nil }
    let name = String(match.1).replacing(/=$/, with: "")
    let written = diagnostic.message.matches(of: /'([^']+)'/).map { String($0.1) }
    let start = document.text.offset(of: document.text.position(of: diagnostic.location))
    let line = document.text.lines[document.text.position(ofOffset: start).line]
    guard let wrong = nearest(to: name, in: written),
      let found = document.text.bytes[start..<line.upperBound].firstRange(of: wrong.utf8)
    else { return nil }
    let range =
      document.text.position(
        ofOffset: found.lowerBound)..<document.text.position(ofOffset: found.upperBound)
    return action(
      "Change '\(wrong)' to '\(name)'", [["range": JSON(range), "newText": .string(name)]], uri)
  }

  private func action(_ title: String, _ edits: JSON, _ uri: String) -> JSON {
    ["title": .string(title), "kind": "quickfix", "edit": ["changes": .object([uri: edits])]]
  }

  // MARK: Proving

  private func codeLenses(_ parameters: JSON) async throws -> JSON {
    let (uri, document, reading) = try await document(parameters)
    let lenses = reading.examples.filter { !$0.plan.isUntested }.compactMap { example -> JSON? in
      guard let first = example.snippets.first else { return nil }
      let verdict = document.results[example.id.name].map { " (\($0.verdict.rawValue))" } ?? ""
      return [
        "range": JSON(document.range(of: reading.article.snippets[first].location)),
        "command": [
          "title": .string("Prove this example\(verdict)"), "command": .string(Self.proveCommand),
          "arguments": [.string(uri), .string(example.id.name)],
        ],
      ]
    }
    return .array(lenses)
  }

  private func execute(_ parameters: JSON) async throws -> JSON {
    let arguments = parameters["arguments"].elements.map(\.string)
    guard parameters["command"].string == Self.proveCommand, let uri = arguments.first ?? nil else {
      throw ResponseError.invalidParameters
    }
    try await prove(uri, example: arguments.count > 1 ? arguments[1] : nil)
    return .null
  }

  /// Proves an article or one of its examples, and publishes the errors.
  func prove(_ uri: String, example: String?) async throws {
    guard let document = documents[uri] else { throw ResponseError.invalidParameters }
    let (file, text) = (document.file, document.text.text)
    let results: [EditorResult]
    do {
      results = try await service.prove(file, example: example, texts: texts)
    } catch {
      guard !Task.isCancelled else { throw error }
      show("\(error)", .error)
      throw error
    }
    try Task.checkCancellation()
    // Text that has changed in the meantime will be proved when it's saved.
    guard documents[uri]?.text.text == text else { return }
    let known = example == nil ? [:] : documents[uri]?.results ?? [:]
    let new = Dictionary(results.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    documents[uri]?.proved = (text, known.merging(new) { $1 })
    publish(uri)
  }
}

extension Snippet {
  fileprivate func isTouched(by lines: ClosedRange<Int>) -> Bool {
    lines.overlaps(location.line - 1...location.line + self.lines.count)
  }
}

extension ExpectedOutput {
  fileprivate func isTouched(by lines: ClosedRange<Int>) -> Bool {
    lines.overlaps(location.line - 1...location.line + self.lines.count)
  }
}
