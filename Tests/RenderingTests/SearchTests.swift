import Foundation
import Testing
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

/// Each query runs in a real browser on a site that is opened from a disk.
@Suite(.enabled(if: Browser.program != nil, "there is no Chromium on this machine"))
struct SearchTests {
  @Test(arguments: expected)
  func `a query finds the section about it`(query: String, heading: String?) throws {
    let found = try #require(Self.found[query])

    #expect(found.first == heading)
  }

  private static let expected: [(query: String, heading: String?)] = [
    ("dismissing", "Dismissal"), ("PresentationState", "Presentation"),
    ("how to pop to root", "Going back"), ("pop-to-root", "Going back"), ("if let", "Going back"),
    ("presentat", "Presentation"), ("dismisal", "Dismissal"), ("<script>", "What </script> means"),
    ("path", "Stacks"), ("ifLet", "ifLet"), ("something else", nil),
    ("dimsissal", "Dismissal"), ("presentaton", "Presentation"), ("popToRoot", "Going back"),
    ("trail.dismissPath()", "dismissPath"),
  ]

  /// The headings that each query finds. All queries run at once.
  private static let found: [String: [String]] = {
    let queries = expected.map { "\"\($0.query.replacing("<", with: "\\u003c"))\"" }
    let question = """
      <pre id="answer"></pre><script src="sections.js"></script><script src="search.js"></script>
      <script>
      var queries = [\(queries.joined(separator: ","))];
      document.getElementById("answer").textContent = "ANSWER" + JSON.stringify(
        Object.fromEntries(queries.map((query) => [query, waymarkSearch(query, 5).map((found) => found.heading)]))) + "END";
      </script>
      """
    var input = SiteInput(articles: [article])
    input.symbols = [
      Symbol(id: "s:ifLet", module: "Trails", path: ["Trail", "ifLet(_:)"], kind: .method),
      Symbol(id: "s:dismissPath", module: "Trails", path: ["Trail", "dismissPath()"], kind: .method),
    ]
    let files = site(of: input).value
    guard let page = try? Browser.page(question, beside: files),
      let start = page.range(of: "ANSWER{"), let end = page.range(of: "}END")
    else { return [:] }
    let json = "{" + page[start.upperBound..<end.lowerBound] + "}"
    let text = json.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    return (try? JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))) ?? [:]
  }()

  private static let article = Article(
    file: "Articles/Stacks.md", text: "",
    blocks: [
      .heading(level: 1, id: "stacks", [.text("Stacks")]),
      .paragraph([.text("A path is a value.")]),
      .heading(level: 2, id: "dismissal", [.text("Dismissal")]),
      .paragraph([.text("A screen that is closed.")]),
      .heading(level: 2, id: "presentation", [.text("Presentation")]),
      .paragraph([.text("It is kept in "), .code("PresentationState"), .text(".")]),
      .heading(level: 2, id: "going-back", [.text("Going back")]),
      .paragraph([.text("Popping to the root, or as far as "), .code("ifLet"), .text(" reaches.")]),
      .heading(level: 2, id: "script", [.text("What </script> means")]),
    ])
}

/// Headless Chromium.
enum Browser {
  static let program: String? = ["chromium", "chromium-browser", "google-chrome"]
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Returns the markup of a page after its scripts have run.
  ///
  /// - Parameter files: The other files in the page's folder.
  static func page(_ html: String, beside files: [SiteFile]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files where !file.path.contains("/") {
      try Data(file.bytes).write(to: folder.appending(path: file.path))
    }
    let page = folder.appending(path: "question.html")
    try Data(html.utf8).write(to: page)
    let process = Process()
    process.executableURL = program.map { URL(fileURLWithPath: $0) }
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
      "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
