import Foundation
import Testing

/// Articles that the tool creates.
@Suite(.serialized) struct NewArticleTests {
  let project: Project

  init() throws { project = try Project.shared.get() }

  /// Creates a folder with a package.
  func makePackage(_ name: String) throws -> String {
    try project.write(
      "\(name)/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\(name)")
      """)
    return "\(project.folder)/\(name)"
  }

  @Test func `'init' creates a front page and an article without mistakes, but only once`()
    async throws
  {
    let folder = try makePackage("Fresh")

    let made = try await project.waymark("init", "--title", "Hiking", in: folder)
    let again = try await project.waymark("init", in: folder)
    let check = try await project.waymark("check", in: folder)

    #expect(made.status == 0, "\(made.error)")
    #expect(
      made.output == """
        Articles/Articles.md and Articles/GettingStarted.md are ready
          prove them with 'waymark test', and read them with 'waymark preview'

        """)
    #expect(
      try project.text("Fresh/Articles/Articles.md") == """
        # Hiking

        Every Swift snippet in these articles is compiled and run.

        ## Topics

        ### Articles

        - <doc:GettingStarted>

        """)
    #expect(again.status == 2)
    #expect(
      again.error == """
        waymark: 'Articles/Articles.md' already exists
          add an article to it with: waymark new "Title"

        """)
    #expect(check.output == "2 articles, 1 snippet: no mistakes\n", "\(check.error)")
  }

  @Test func `a new article is added to the front page's Topics, and nothing else is changed`()
    async throws
  {
    let folder = try makePackage("Grown")
    let front = "# Title\r\n\r\n## Topics\r\n\r\n### A\r\n\r\n- <doc:One>\r\n\r\n## After\r\n"
    try project.write("Grown/Articles/Articles.md", front)
    try project.write("Grown/Articles/One.md", "# One\n")

    let made = try await project.waymark("new", "  Saving a route,  isn't it? ", in: folder)
    let again = try await project.waymark("new", "saving A route, isn't it", in: folder)
    let nameless = try await project.waymark("new", "?!", in: folder)

    #expect(
      made.output == "Articles/SavingARouteIsntIt.md is ready: "
        + "prove it with 'waymark test SavingARouteIsntIt'\n")
    #expect(
      try project.text("Grown/Articles/Articles.md")
        == front.replacing(
          "- <doc:One>\r\n", with: "- <doc:One>\r\n- <doc:SavingARouteIsntIt>\r\n"))
    #expect(
      try project.text("Grown/Articles/SavingARouteIsntIt.md") == """
        # Saving a route, isn't it?

        One sentence that says what a reader learns here.

        ```swift
        let sum = [1, 2, 3].reduce(0, +)
        #expect(sum == 6)
        ```

        """)
    #expect(again.status == 2 && nameless.status == 2)
    #expect(
      again.error == """
        waymark: 'Articles/SavingARouteIsntIt.md' already exists
          choose another title, or edit that file

        """)
    #expect(
      nameless.error == """
        waymark: a file name can't be formed from the title '?!' because it contains no letters or \
        digits
          for example: waymark new "First steps"

        """)
  }

  @Test func `an article can't be added to a front page that isn't UTF-8`() async throws {
    let folder = try makePackage("Latin")
    try project.write("Latin/Articles/Articles.md", [0x23, 0x20, 0xE9, 0x0A])

    let made = try await project.waymark("new", "Huts", in: folder)

    #expect(made.status == 2)
    #expect(
      made.error == """
        waymark: 'Articles/Articles.md' isn't UTF-8, so the article couldn't be added to it
          save it as UTF-8, and run the command again

        """)
  }

  @Test(
    arguments: [
      (
        "continued", "- <doc:One>\n  in two lines\n\n## After\n",
        "- <doc:One>\n  in two lines\n+\n## After\n"
      ),
      ("lazy", "* <doc:One>\nin two lines\n", "* <doc:One>\nin two lines\n+"),
      (
        "loose", "- <doc:One>\n\n  A paragraph.\n\n### B\n",
        "- <doc:One>\n\n  A paragraph.\n+\n### B\n"
      ),
      ("numbered", "1. <doc:One>\n2. <doc:Two>\n", "1. <doc:One>\n2. <doc:Two>\n+"),
      ("late", "- Read\n  <doc:One>\n\ntext\n", "- Read\n  <doc:One>\n+\ntext\n"),
      ("indented", "  * <doc:One>\n  * <doc:Two>\n", "  * <doc:One>\n  * <doc:Two>\n+"),
    ])
  func `a new article is added after the last item of the list, as an item of the same kind`(
    name: String, old: String, new: String
  ) async throws {
    let folder = try makePackage("List-\(name)")
    let head = "# Title\n\n## Topics\n\n### A\n\n"
    let entry = ["lazy": "* ", "numbered": "3. ", "indented": "  * "][name] ?? "- "
    try project.write("List-\(name)/Articles/Articles.md", head + old)

    let run = try await project.waymark("new", "Huts", in: folder)

    #expect(run.status == 0, "\(run.error)")
    #expect(
      try project.text("List-\(name)/Articles/Articles.md")
        == head + new.replacing("+", with: "\(entry)<doc:Huts>\n"))
  }

  @Test func `no front page is created if the first article already exists`() async throws {
    let folder = try makePackage("Started")
    try project.write("Started/Articles/GettingStarted.md", "# Mine\n")

    let run = try await project.waymark("init", in: folder)

    #expect(run.status == 2)
    #expect(
      run.error == """
        waymark: 'Articles/GettingStarted.md' already exists
          move or rename that file, and run the command again

        """)
    #expect(!project.exists("Started/Articles/Articles.md"))
  }

  @Test func `nothing is changed if the front page can't be extended`() async throws {
    let folder = try makePackage("Unclosed")
    let front = "# Title\n\n```swift\nlet x = 1\n"
    try project.write("Unclosed/Articles/Articles.md", front)

    let run = try await project.waymark("new", "Huts", in: folder)

    #expect(run.status == 2)
    #expect(
      run.error == """
        waymark: the article couldn't be added to the Topics section of 'Articles/Articles.md'
          run 'waymark check Articles/Articles.md' to find an unclosed code block or comment, \
        or create the article and add '- <doc:Huts>' yourself

        """)
    #expect(try project.text("Unclosed/Articles/Articles.md") == front)
    #expect(!project.exists("Unclosed/Articles/Huts.md"))
  }

  @Test func `if a package has no articles, 'check' suggests 'init' or specifying documents`()
    async throws
  {
    let run = try await project.waymark("check", in: try makePackage("Unwritten"))

    #expect(run.status == 2)
    #expect(
      run.error == """
        waymark: there is no file, folder, or article 'Articles'
          create it with 'waymark init', or specify documents, such as 'README.md'

        """)
  }

  @Test(arguments: [["new", "Routes"], ["init"]])
  func `no articles are created outside a package`(command: [String]) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/outside-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let made = try await project.waymark(command, in: folder)

    #expect(made.status == 2)
    #expect(
      made.error == """
        waymark: there is no Package.swift in this folder or above it
          run waymark in the package whose documentation you want to prove

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test func `articles aren't created in a subfolder of a package`() async throws {
    let folder = try makePackage("Whole")
    try project.write("Whole/Sources/A/a.swift", "")

    let runs = [
      try await project.waymark("new", "Huts", in: folder + "/Sources"),
      try await project.waymark("init", in: folder + "/Sources"),
    ]

    for run in runs {
      #expect(run.status == 2)
      #expect(
        run.error == """
          waymark: there is no folder 'Articles' here, and this isn't the folder of the package
            run the command in '\(folder)'

          """)
    }
    #expect(!project.exists("Whole/Sources/Articles"))
  }

  @Test func `a title must be usable as the name of an article's file`() async throws {
    let folder = try makePackage("Titles")

    let front = try await project.waymark("new", "Articles", in: folder)
    let long = try await project.waymark("new", String(repeating: "a", count: 300), in: folder)

    #expect(
      front.error == """
        waymark: 'Articles' is the name of the front page
          choose another title; to create the front page, run: waymark init

        """)
    #expect(
      long.error == """
        waymark: the title is too long for a file name
          choose a shorter title; you can change the heading later

        """)
    #expect([front.status, long.status] == [2, 2])
    #expect(!project.exists("Titles/Articles"))
  }
}
