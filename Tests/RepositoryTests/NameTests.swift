import Testing

/// Compares the names of files with their contents.
@Suite struct NameTests {
  @Test func `a file with a '+' in its name extends the type before it`() throws {
    let files = try RepositoryFiles.sources().filter { name(of: $0.path).contains("+") }
    #expect(files.count > 150)

    for file in files {
      let type = name(of: file.path).prefix { $0 != "+" }
      let extended = file.text.matches(of: /\bextension ([^{]*)/).flatMap {
        $0.1.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      }
      #expect(extended.contains(type), "\(file.path)")
    }
  }

  private func name(of path: String) -> Substring { path[...].split(separator: "/").last ?? "" }
}
