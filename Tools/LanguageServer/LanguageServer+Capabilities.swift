extension LanguageServer {
  /// The result of 'initialize'.
  static let capabilities: JSON = [
    "serverInfo": ["name": "waymark"],
    "capabilities": [
      "positionEncoding": "utf-16",
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "hoverProvider": true, "definitionProvider": true, "codeActionProvider": true,
      "codeLensProvider": [:],
      "completionProvider": ["triggerCharacters": [".", "=", "#", "`", ",", ":"]],
      "executeCommandProvider": ["commands": [.string(proveCommand)]],
    ],
  ]

  static let proveCommand = "waymark.prove"
}
