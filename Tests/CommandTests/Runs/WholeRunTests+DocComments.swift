import Testing
import WaymarkModel

extension WholeRunTests {
  @Test func `doc comments are proved when a folder or a Swift file is named`() async throws {
    try project.write("Docs/Read.md", fence("#expect(true)"))
    try project.write("Docs/Plain.swift", "/// No example.\nlet a = 1\n")
    try project.write(
      "Docs/Peak.swift",
      """
      extension Hike {
        /// Its name.
        ///
        /// ```swift
        /// #expect(Hike(name: "Peak").name == "Lake")
        /// ```
        ///
        /// ```swift
        /// #expect(secret == 1)
        /// ```
        var isPeak: Bool { name == "Peak" }
      }
      """)

    let run = try await project.waymark("test", "Docs", "--report", "docs.json")
    let alone = try await project.waymark("check", "Docs/Peak.swift")
    let site = try await project.waymark("build", "Docs", "--output", "out/docs")

    #expect(run.status == 1)
    #expect(run.output == "3 examples, 2 expectations: 1 passed, 1 failed, 1 does not compile\n")
    #expect(
      run.error.hasSuffix(
        """
        Docs/Peak.swift:5:7: error: Expectation failed: (Hike(name: "Peak").name → "Peak") == "Lake"
        Docs/Peak.swift:9:15: error: cannot find 'secret' in scope
          an example in a doc comment can use only public declarations; if it needs others, \
        write: untested="it uses a name that isn't public"

        """), "\(run.error)")
    let names = try report("docs.json").snippets.map { "\($0.article)#\($0.example)" }
    #expect(
      names == [
        "Docs/Peak.swift#hike-is-peak", "Docs/Peak.swift#hike-is-peak-2", "Docs/Read.md#top",
      ])
    #expect(alone.output == "1 article, 2 snippets: no mistakes\n")
    #expect(site.status == 1)
    for entry in try report("out/docs/verdicts.json").snippets {
      #expect(project.exists("out/docs/\(entry.proof)"), "\(entry.proof)")
    }
  }

  @Test func `doc comments next to articles aren't proved by default`() async throws {
    let place = "Quiet"
    try project.write("\(place)/Package.swift", try project.text("Package.swift"))
    try project.write("\(place)/Sources/Hikes/Hike.swift", "public struct Hike {}\n")
    try project.write("\(place)/Articles/A.md", "# A\n")
    try project.write("\(place)/Articles/A.swift", "/// ```swift, exmaple=a\n/// ```\nlet a = 1\n")

    let run = try await project.waymark("check", in: "\(project.folder)/\(place)")

    #expect(run.output == "1 article, 0 snippets: no mistakes\n")
  }
}
