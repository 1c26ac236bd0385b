import WaymarkModel

extension LanguageServer {
  /// Handles a notification about a document. Other notifications are ignored.
  func receive(_ method: String, _ parameters: JSON) {
    let uri = parameters["textDocument"]["uri"].string ?? ""
    switch method {
    case "textDocument/didOpen":
      guard let file = file(of: uri) else { return }
      documents[uri] = OpenDocument(
        file: file, version: parameters["textDocument"]["version"],
        text: TextDocument(parameters["textDocument"]["text"].string ?? ""))
      readAll()
    case "textDocument/didChange":
      change(uri, parameters)
      readAll()
    case "textDocument/didSave":
      readAll()
      proofs[uri]?.cancel()
      // `prove` has already shown its error to the user.
      proofs[uri] = Task { try? await self.prove(uri, example: nil) }
    case "textDocument/didClose":
      documents[uri] = nil
      proofs.removeValue(forKey: uri)?.cancel()
      // Clients show diagnostics until they are replaced.
      notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    default: break
    }
  }

  private func change(_ uri: String, _ parameters: JSON) {
    guard var document = documents[uri] else { return }
    for change in parameters["contentChanges"].elements {
      let text = change["text"].string ?? ""
      if !change["range"].isPresent {
        document.text = TextDocument(text)
      } else if let range = Range<TextPosition>(change["range"]) {
        document.text = document.text.replacing(range, with: text)
      }
    }
    document.version = parameters["textDocument"]["version"]
    documents[uri] = document
  }

  /// Reads the open documents, and reads them again if they change in the meantime. Intermediate
  /// versions are skipped, so that results don't lag behind fast typing.
  func readAll() {
    hasUnread = true
    guard reader == nil else { return }
    reader = Task {
      while hasUnread, !Task.isCancelled {
        hasUnread = false
        await readDocuments()
      }
      reader = nil
    }
  }

  /// Reads the open documents and publishes their diagnostics.
  func readDocuments() async {
    let texts = texts
    let readings = await service.read(texts)
    for (uri, document) in documents {
      guard let text = texts[document.file], let reading = readings[document.file],
        document.text.text == text
      else { continue }
      documents[uri]?.reading = (text, reading)
      publish(uri)
    }
  }

  /// The text of each open document, keyed by file.
  var texts: [String: String] {
    Dictionary(documents.values.map { ($0.file, $0.text.text) }, uniquingKeysWith: { $1 })
  }

  func publish(_ uri: String) {
    guard let document = documents[uri] else { return }
    let diagnostics = document.diagnostics.map { diagnostic -> JSON in
      [
        "range": JSON(document.range(of: diagnostic.location)), "source": "waymark",
        "severity": .integer(diagnostic.severity.number),
        "message": .string(diagnostic.message + (diagnostic.hint.map { "\n\($0)" } ?? "")),
      ]
    }
    notify(
      "textDocument/publishDiagnostics",
      ["uri": .string(uri), "version": document.version, "diagnostics": .array(diagnostics)])
  }
}

extension Diagnostic.Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
