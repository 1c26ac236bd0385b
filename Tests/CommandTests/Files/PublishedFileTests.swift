import Foundation
import Testing

/// The files that a site contains because articles link to them.
@Suite(.serialized) struct PublishedFileTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `only files in the package and in the articles' folders are published`() async throws {
    let outside = "\(project.folder)-outside"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    for name in ["docs/guide/in.txt", "docs/top.txt", "secret.txt"] {
      try project.write("../\(URL(fileURLWithPath: outside).lastPathComponent)/\(name)", "secret?")
    }
    try project.write("LICENSE", "free")
    try project.write(
      "../\(URL(fileURLWithPath: outside).lastPathComponent)/docs/guide/A.md",
      """
      [a](in.txt) [b](../top.txt) [c](../../secret.txt)

      ![d](link.png) [e](pipe) [f](../../../../../../../../../../etc/passwd)
      """)
    try project.write("Published/B.md", "[a](../LICENSE) [b](../../../../../../../../etc/passwd)\n")
    try FileManager.default.createSymbolicLink(
      atPath: "\(outside)/docs/guide/link.png", withDestinationPath: "/etc/passwd")
    try #require(mkfifo("\(outside)/docs/guide/pipe", 0o600) == 0)

    let run = try await project.waymark(
      "build", "\(outside)/docs", "Published", "--quiet", "--output", "published")
    let check = try await project.waymark("check", "\(outside)/docs", "Published")

    let refused = [
      "A.md:1:29: error: '../../secret.txt'", "A.md:3:1: error: 'link.png'",
      "A.md:3:16: error: 'pipe'",
      "A.md:3:26: error: '../../../../../../../../../../etc/passwd'",
      "B.md:1:17: error: '../../../../../../../../etc/passwd'",
    ]
    for error in [run.error, check.error] {
      #expect(error.split(separator: "\n").count == 2 * refused.count, "\(error)")
      for place in refused {
        let message = "\(place) isn't a file in the package or in the articles' folder"
        #expect(error.contains(message), "\(error)")
      }
    }
    #expect([run.status, check.status] == [1, 1])
    let files = try FileManager.default
      .subpathsOfDirectory(atPath: "\(project.folder)/published/files")
      .filter { project.isFile("published/files/\($0)") }
      .map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(files.sorted() == ["LICENSE", "in.txt", "top.txt"])
  }

  @Test func `a page that an article links to is published if raw HTML is trusted`() async throws {
    for (folder, settings) in [("Wary", ""), ("Trusting", "trust-html: true\n")] {
      try project.write("\(folder)/demo.html", "<script>1</script>")
      try project.write("\(folder)/waymark.yml", settings)
      try project.write("\(folder)/A.md", "[a](demo.html)\n")
    }

    let wary = try await project.waymark("build", "Wary", "--quiet", "--output", "wary")
    let trusting = try await project.waymark("build", "Trusting", "--quiet", "--output", "trusting")

    #expect(wary.status == 1)
    #expect(
      wary.error == """
        Wary/A.md:1:1: error: 'demo.html' can run scripts in the reader's browser, so the site doesn't \
        include it
          link to where it's published, or set 'trust-html: true'

        """)
    #expect(!project.exists("wary/files"))
    #expect(trusting.status == 0, "\(trusting.error)")
    #expect(project.exists("trusting/files/Trusting/demo.html"))
  }
}
