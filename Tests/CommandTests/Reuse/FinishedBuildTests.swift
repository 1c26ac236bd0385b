import Foundation
import Testing

/// A build without changes is skipped. After each change, the site has the same bytes as one that
/// is built from scratch.
@Suite(.serialized) struct FinishedBuildTests {
  private static let made = Task { try await newProject() }
  private let project: Project

  init() async throws { project = try await Self.made.value }

  private static func newProject() async throws -> Project {
    let project = try Project("finished")
    try await project.addHarness()
    try project.write(
      "Articles/Articles.md", "# Hikes\n\n## Topics\n\n### All\n\n- <doc:Names>\n- <doc:Lakes>\n")
    try project.write("Articles/Names.md", "# Names\n\nSee <doc:Lakes>.\n\n" + check("Lake"))
    try project.write("Articles/Lakes.md", "# Lakes\n\nSee <doc:Names> and [a note](note.txt).\n")
    try project.write("Articles/note.txt", "A note.\n")
    return project
  }

  private static func check(_ name: String) -> String {
    "```swift\n#expect(Hike(name: \"Lake\").name == \"\(name)\")\n```\n"
  }

  private func build(_ arguments: String...) async throws -> Project.Run {
    try await project.waymark(["build"] + arguments)
  }

  /// Builds until nothing is left to do.
  ///
  /// If a file was written in the tick of the file system's clock in which a build began, it may
  /// have changed since, so another build is needed.
  private func finish() async throws {
    var run = try await build()
    while run.error.contains("Rendering") { run = try await build() }
    #expect(run.status == 0, "\(run.error)")
  }

  /// Builds after a change, and compares the site with one that is rendered from scratch.
  ///
  /// - Parameter options: Additional options for the other build.
  private func expectCurrentSite(status: Int32 = 0, _ options: String...) async throws {
    let run = try await build()
    let other = try await project.waymark(["build", "--output", "other"] + options)
    defer { try? FileManager.default.removeItem(atPath: "\(project.folder)/other") }
    #expect(run.status == status, "\(run.error)")
    #expect(run.output.replacing("_site", with: "other") == other.output)
    #expect(run.error.contains("Rendering"))
    #expect(try files("_site") == files("other"))
  }

  /// Returns the files of a site by path, without those that depend on the time of the build.
  private func files(_ folder: String) throws -> [String: Data] {
    let root = "\(project.folder)/\(folder)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { project.isFile("\(folder)/\($0)") && $0 != "run.html" && $0 != ".waymark" }
    return Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, FileManager.default.contents(atPath: "\(root)/\($0)") ?? Data())
      })
  }

  @Test func `if nothing changed, a build prints the same result and renders nothing`()
    async throws
  {
    let first = try await build("--fresh")
    try await finish()
    let again = try await build()

    #expect(first.error.contains("Rendering"))
    #expect(again == Project.Run(status: 0, output: first.output, error: ""))
  }

  @Test func `a strict build in CI doesn't repeat the result of a lenient one`() async throws {
    try project.write("Articles/Unchecked.md", "# Unchecked\n\n```swift\nlet a = 1\n```\n")
    try await finish()

    let run = try await project.waymark(["build"], environment: ["CI": "true"])

    #expect(run.status == 1)
    #expect(run.error.contains("Articles/Unchecked.md:3:1: error: "), "\(run.error)")
    try FileManager.default.removeItem(atPath: "\(project.folder)/Articles/Unchecked.md")
  }

  @Test(
    arguments: [
      ("Articles/Names.md", "# Names\n\nSee <doc:Lakes> too.\n\n" + check("Lake")),
      ("Articles/Lakes.md", "# All lakes\n\nSee <doc:Names> and [a note](note.txt).\n"),
      ("Articles/Articles.md", "# Hikes\n\n## Topics\n\n### Water\n\n- <doc:Lakes>\n"),
      ("Articles/note.txt", "A vote.\n"),
      ("Articles/Rivers.md", "# Rivers\n"),
      ("Articles/waymark.yml", "title: Hiking\n"),
    ])
  func `a change to a file is rendered`(_ path: String, _ text: String) async throws {
    let old = try? project.text(path)
    try await finish()
    try project.write(path, text)
    try await expectCurrentSite()
    if let old {
      try project.write(path, old)
    } else {
      try FileManager.default.removeItem(atPath: "\(project.folder)/\(path)")
      try await expectCurrentSite()
    }
  }

  @Test func `a change that keeps a file's size and date is rendered`() async throws {
    try await finish()
    let file = "\(project.folder)/Articles/Lakes.md"
    let date = try #require(
      try FileManager.default.attributesOfItem(atPath: file)[.modificationDate])
    let old = try project.text("Articles/Lakes.md")
    try project.write("Articles/Lakes.md", old.replacing("# Lakes", with: "# Ponds"))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    try await expectCurrentSite()
    try project.write("Articles/Lakes.md", old)
  }

  @Test func `the site is rendered again if the library's doc comments or the verdicts change`()
    async throws
  {
    let file = "Sources/Hikes/Hike.swift"
    let old = try project.text(file)
    try await finish()
    try project.write(file, old.replacing("public struct", with: "/// A walk.\npublic struct"))
    try await expectCurrentSite("--fresh")
    try await finish()
    try project.write(file, old.replacing("self.name = name", with: "self.name = name + \"s\""))
    try await expectCurrentSite(status: 1, "--fresh")
    try await expectCurrentSite(status: 1)
    try project.write(file, old)
  }

  @Test func `the front page shows the current sentence about a module, even without a build`()
    async throws
  {
    func write(_ sentence: String) throws {
      try project.write("Sources/Hikes/Hikes.docc/Hikes.md", "# ``Hikes``\n\n\(sentence)\n")
    }
    try await finish()
    try write("Plan hikes.")
    try await expectCurrentSite()
    #expect(try project.text("_site/index.html").contains(">Plan hikes.<"))
    _ = try await build("--skip-build")
    try write("Share hikes.")
    _ = try await build("--skip-build")
    #expect(try project.text("_site/index.html").contains(">Share hikes.<"))
    try FileManager.default.removeItem(atPath: "\(project.folder)/Sources/Hikes/Hikes.docc")
    try await expectCurrentSite()
  }

  @Test func `a file that is missing from the site is written again`() async throws {
    try await finish()
    try FileManager.default.removeItem(atPath: "\(project.folder)/_site/articles/Lakes.html")
    try await expectCurrentSite()
  }

  @Test func `a page that has been edited since it was written isn't reused`() async throws {
    try await finish()
    let (page, article) = ("_site/articles/Lakes.html", "Articles/Names.md")
    let (oldPage, oldArticle) = (try project.text(page), try project.text(article))
    try project.write(page, oldPage.replacing("Lakes", with: "Ponds"))
    try project.write(article, oldArticle + "\nMore.\n")

    let run = try await build()

    #expect(run.status == 2)
    #expect(run.error.contains("have changed or weren't written by waymark"))
    try project.write(page, oldPage)
    try await expectCurrentSite()
    try project.write(article, oldArticle)
  }

  @Test func `a requested report is written even if nothing changed`() async throws {
    try await finish()
    let run = try await build("--report", "report.json")
    #expect(run.status == 0)
    #expect(project.exists("report.json"))
  }

  @Test func `a different build of the tool renders the site again`() async throws {
    try await finish()
    let copy = "\(project.folder)/other-waymark"
    try await project.copyProgram(Project.program.path, to: copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let run = try await project.run(copy, "build")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("Rendering"))
  }

  @Test func `an article that is deleted during a build isn't on the site of the next build`()
    async throws
  {
    try await finish()
    let folder = "\(project.folder)/Articles"
    try project.write("Articles/Rivers.md", "# Rivers\n")
    try project.write(
      "Articles/Deleting.md",
      """
      # Deleting

      ```swift
      import Foundation
      try? FileManager.default.removeItem(atPath: "\(folder)/Rivers.md")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/Rivers.md"))
      ```
      """)

    let deleting = try await build()
    #expect(deleting.status == 0, "\(deleting.error)")
    #expect(project.exists("_site/articles/Rivers.html"))
    try await expectCurrentSite()
    #expect(!project.exists("_site/articles/Rivers.html"))
    try FileManager.default.removeItem(atPath: "\(folder)/Deleting.md")
  }
}
