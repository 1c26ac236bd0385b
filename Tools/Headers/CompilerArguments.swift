import WaymarkSystem

/// The arguments of a compiler, including those in response files.
package struct CompilerArguments {
  /// The arguments, with the contents of a response file after its name.
  package private(set) var words: [String] = []
  /// The files that arguments name, such as `@flags.txt` or `-fprofile-use=hike.profdata`.
  package private(set) var files: Set<String> = []

  /// Reads the response files.
  ///
  /// - Parameter folder: The folder in which the compiler runs.
  package init(_ arguments: [String], in folder: String) {
    var rest = Array(arguments.reversed())
    while let word = rest.popLast() {
      words.append(word)
      let isResponseFile = word.hasPrefix("@")
      guard isResponseFile || !word.hasPrefix("-") || word.contains("=") else { continue }
      let name =
        word.hasPrefix("-") ? word.drop { $0 != "=" }.dropFirst() : word.drop { $0 == "@" }
      guard let file = existingFile(String(name), in: folder) else { continue }
      // A response file can name itself.
      if files.insert(file).inserted, isResponseFile, let text = FileSystem.text(file) {
        rest += WaymarkHeaders.words(of: text).reversed()
      }
    }
  }
}

/// Returns the path of a file whose name can be relative to a folder; nil if there is no such file,
/// or if it is a folder.
func existingFile(_ name: String, in folder: String) -> String? {
  let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
  return FileSystem.status(path)?.isFolder == false ? path : nil
}

/// Splits a shell command line into words, removing quotation marks and backslashes.
package func words(of line: String) -> [String] {
  var words: [String] = []
  var word: [UInt8]?
  var quote: UInt8?
  var isEscaped = false
  for byte in line.utf8 {
    if isEscaped {
      (word, isEscaped) = ((word ?? []) + [byte], false)
    } else if byte == UInt8(ascii: "\\") && quote != UInt8(ascii: "'") {
      isEscaped = true
    } else if let open = quote {
      if byte == open { quote = nil } else { word?.append(byte) }
    } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      (quote, word) = (byte, word ?? [])
    } else if [" ", "\n", "\r", "\t"].contains(Unicode.Scalar(byte)) {
      if let done = word { words.append(String(decoding: done, as: UTF8.self)) }
      word = nil
    } else {
      word = (word ?? []) + [byte]
    }
  }
  return words + (word.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
}
