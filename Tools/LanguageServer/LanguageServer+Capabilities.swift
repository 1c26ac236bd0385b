import WaymarkModel

extension LanguageServer {
  /// The result of the `initialize` request.
  static let capabilities: JSON = [
    "serverInfo": ["name": "waymark"],
    "capabilities": [
      "positionEncoding": "utf-16",
      // With incremental changes (2), clients send only the ranges that have changed.
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "hoverProvider": true, "definitionProvider": true, "codeActionProvider": true,
      "codeLensProvider": [:],
      "completionProvider": ["triggerCharacters": [".", "=", "#", "`", ",", ":"]],
      "executeCommandProvider": ["commands": [.string(proveCommand)]],
    ],
  ]

  static let proveCommand = "waymark.prove"
}
