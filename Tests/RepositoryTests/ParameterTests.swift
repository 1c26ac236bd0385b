import Testing

/// Compares the numbers of parameters with the section "Sizes" of `HowItWorks.md`.
@Suite struct ParameterTests {
  @Test func `no function has more than four parameters, except for those that are listed`() throws
  {
    let listed = try Self.exceptions()
    #expect(!listed.isEmpty)
    var count = 0
    var found: [String] = []
    for file in try RepositoryFiles.sources() {
      let isLibrary = file.path.contains("/Sources/")
      let name = file.path.split(separator: "/").last!.prefix { $0 != "." && $0 != "+" }
      for function in Self.functions(in: file.text) {
        count += 1
        let isSignature = isLibrary && function.isPublic
        if function.parameters.count > 4, !isSignature, !function.isMemberwise {
          found.append("\(name).\(function.name)")
        }
      }
    }

    #expect(count > 4_000)
    #expect(found.sorted() == listed.sorted())
  }

  @Test func `parameters are counted in every kind of declaration`() {
    let text = """
      struct Hike {
        @discardableResult
        public func walk<Path: Sequence>(_ path: Path, by: Dictionary<Int, Int>, _: (Int, Int)) {}

        init?(a: Int, line: UInt = #line, fileID: StaticString = #fileID, b: [Int: Int] = [1: 2]) {
          self.a = a
          (self.b, c) = (b, 1)
        }

        package init(a: Int, d: (Int) -> Void = { _ in }) {
          self.a = a + 1
          self.d = d
        }
        func rest() {}
      }
      """

    let found = Self.functions(in: text)

    #expect(found.map(\.name) == ["walk", "init", "init", "rest"])
    #expect(found.map(\.parameters) == [["path", "by", "_"], ["a", "b"], ["a", "d"], []])
    #expect(found.map(\.isPublic) == [true, false, false, false])
    #expect(found.map(\.isMemberwise) == [false, true, false, false])
  }

  /// Returns the names in the list that ends the section.
  private static func exceptions() throws -> [String] {
    let text = try RepositoryFiles.article()
    let start = try #require(text.firstRange(of: "These functions have more parameters: "))
    let end = try #require(text[start.upperBound...].firstRange(of: ".\n\n"))
    return text[start.upperBound..<end.lowerBound].split(separator: "`").map(String.init)
      .filter { $0.contains(".") }
  }

  private struct Function {
    var name: String
    /// The names of the parameters inside the function, except for those that describe the place of
    /// a call.
    var parameters: [String]
    var isPublic: Bool
    /// The text from the end of the parameters to the end of the file.
    var rest: Substring

    /// Whether it is an initializer that sets the property with the name of each parameter to the
    /// argument.
    var isMemberwise: Bool { name == "init" && ParameterTests.isMemberwise(rest, parameters) }
  }

  private static let callSite: Set = ["fileID", "filePath", "file", "line", "column", "isolation"]

  // The declaration is constant, so it's safe to share.
  nonisolated(unsafe) private static let declaration =
    /\ *((?:@\w+(?:\([^)]*\))?\ |\w+\ )*)(?:func\ ([^\s(<]+)|init\b\??)/

  private static func functions(in text: String) -> [Function] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard line.utf8.count < 1_000, line.contains("func ") || line.contains("init"),
        let match = line.prefixMatch(of: declaration)
      else { return nil }
      let header = text[match.range.upperBound...]
      guard let start = header.firstIndex(of: "("), let end = closing(text[...], after: start)
      else { return nil }
      let names = parts(text[text.index(after: start)..<end]).compactMap(parameter)
      return Function(
        name: match.output.2.map(String.init) ?? "init",
        parameters: names.filter { !callSite.contains($0) },
        isPublic: match.output.1.contains("public "), rest: text[end...])
    }
  }

  /// Returns the index of the bracket that closes the one at an index.
  private static func closing(_ text: Substring, after start: String.Index) -> String.Index? {
    var depth = 0
    var isString = false
    for index in text.utf8.indices[start...] {
      switch text.utf8[index] {
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isString { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isString { depth -= 1 }
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Returns the parts between the commas that aren't inside brackets or strings.
  private static func parts(_ text: Substring) -> [Substring] {
    var depth = 0
    var isString = false
    var last = UInt8(ascii: " ")
    return text.utf8.split { byte in
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ">"): if last != UInt8(ascii: "-") { depth -= 1 }
      case UInt8(ascii: ","): return depth == 0 && !isString
      default: break
      }
      return false
    }.map { Substring($0) }
  }

  /// Returns the name of a parameter inside its function.
  private static func parameter(_ text: Substring) -> String? {
    let code = text.split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }
      .joined(separator: " ")
    let words = code.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
    return words.last.map(String.init)
  }

  private static func isMemberwise(_ rest: Substring, _ parameters: [String]) -> Bool {
    guard let start = rest.firstIndex(of: "{"), let end = closing(rest, after: start)
    else { return false }
    // An assignment sets one property or several, as in `(self.a, self.b) = (a, b)`.
    let assignments = rest[start..<end].split(separator: "\n").compactMap {
      line -> [(Substring, Substring)]? in
      guard let equals = line.firstRange(of: " = ") else { return nil }
      let sides = [line[..<equals.lowerBound], line[equals.upperBound...]].map { side in
        side.split { " (),;{}".contains($0) }
      }
      return sides[0].count == sides[1].count ? Array(zip(sides[0], sides[1])) : nil
    }.flatMap(\.self)
    return !parameters.isEmpty
      && parameters.allSatisfy { name in
        assignments.contains { $0.0 == "self.\(name)" && $0.1 == name }
      }
  }
}
