import Foundation
import Testing

/// Files and folders with unusual names or of unusual kinds.
@Suite(.serialized) struct UnusualFileTests {
  private let project: Project
  private let article = "```swift\n#expect(true)\n```\n"

  init() throws { project = try Project.shared.get() }

  @Test func `an article with any valid file name is proved`() async throws {
    let names = ["a b", "quote's\"", "a#b", "-dash", "new\nline", "$(x)", "100%", "😀", "a\\b", "x"]
    for name in names { try project.write("Unusual/\(name).md", article) }

    let run = try await project.waymark("test", "Unusual", "--quiet")

    #expect(run.output == "10 examples, 10 expectations: 10 passed\n", "\(run.error)")
    #expect(run.status == 0)
  }

  @Test func `only regular files in a folder are articles`() async throws {
    try project.write("Kinds/fine.md", article)
    try project.write("Kinds/folder.md/deep.md", article)
    try #require(mkfifo("\(project.folder)/Kinds/pipe.md", 0o600) == 0 || errno == EEXIST)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(project.folder)/Kinds/circle.md", withDestinationPath: "../Kinds")

    let run = try await project.waymark("check", "Kinds")

    #expect(run.output == "2 articles, 2 snippets: no mistakes\n", "\(run.error)")
  }

  @Test func `a site in the folder of the articles isn't read as articles`() async throws {
    try project.write("Nested/fine.md", article)

    for _ in 1...2 {
      let run = try await project.waymark("build", "Nested", "--output", "Nested/site")

      #expect(run.output.hasPrefix("1 example, 1 expectation: 1 passed\n"), "\(run.error)")
    }
    #expect(project.exists("Nested/site/index.html"))
  }

  @Test func `a broken symbolic link is reported with its name`() async throws {
    try project.write("Links/fine.md", article)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(project.folder)/Links/gone.md", withDestinationPath: "nowhere")

    let run = try await project.waymark("check", "Links")

    #expect(run.status == 3)
    #expect(
      run.error == """
        waymark: 'Links/gone.md' can't be read: No such file or directory
          check the path, and make sure that its folder exists

        """)
  }

  @Test func `a linked folder is searched if it's an argument`() async throws {
    try project.write("Real/fine.md", article)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(project.folder)/Linked", withDestinationPath: "Real")

    let run = try await project.waymark("check", "Linked")

    #expect(run.output == "1 article, 1 snippet: no mistakes\n", "\(run.error)")
  }

  @Test(arguments: ["<(printf '```swift, slot\\n```\\n')", "/dev/stdin"])
  func `articles can be read from process substitution and standard input`(
    _ name: String
  ) async throws {
    let run = try await project.run(
      "bash", "-c", "printf '```swift, slot\\n```\\n' | \"$0\" check \(name)", Project.program.path)

    #expect(
      run.error.replacing(#/\/dev\/[^:]+/#, with: "FILE") == """
        FILE:1:11: error: 'slot=' needs a name
          write slot=NAME
        FILE:1:11: error: 'slot=' needs 'example='
          name the example whose hidden code contains the slot: example=NAME

        """)
    #expect(run.status == 1)
  }

  @Test(arguments: ["/dev/zero", "/dev/tty", "Unusual-pipe", "zero.md"])
  func `a device or a named pipe is rejected, even through a symbolic link`(
    _ name: String
  ) async throws {
    try #require(mkfifo("\(project.folder)/Unusual-pipe", 0o600) == 0 || errno == EEXIST)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(project.folder)/zero.md", withDestinationPath: "/dev/zero")

    let run = try await project.waymark("check", name)

    #expect(
      run.error == """
        waymark: '\(name)' is a device, a named pipe, or a socket, not a regular file
          to check what a command prints, pipe it: … | waymark check /dev/stdin

        """)
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ("/etc/passwd", "isn't a document"), ("Package.swift", "is a manifest, not a document"),
  ])
  func `a file argument that can't be a document is rejected`(
    _ name: String, _ reason: String
  ) async throws {
    let run = try await project.waymark("test", name)

    #expect(
      run.error == """
        waymark: '\(name)' \(reason)
          specify Markdown files ('.md' or '.markdown') or Swift files with doc comments ('.swift')

        """)
    #expect(run.status == 2)
  }

  @Test func `reading from an endless pipe stops with an error`() async throws {
    let run = try await project.run(
      "bash", "-c", "yes | \"$0\" check /dev/stdin", Project.program.path)

    #expect(
      run.error == """
        waymark: '/dev/stdin' can't be read: File too large
          divide the file into smaller files

        """)
    #expect(run.status == 3)
  }

  @Test func `a symbolic link to a file outside the folder and the package is rejected`()
    async throws
  {
    let other = Project.program.deletingLastPathComponent().path
    try project.write("Inside/fine.md", article)
    try project.write("Foreign/fine.md", article)
    let links = ["Inside/link.md": "../Foreign/fine.md", "Foreign/link.md": "\(other)/link.md"]
    for (name, destination) in links {
      try? FileManager.default.createSymbolicLink(
        atPath: "\(project.folder)/\(name)", withDestinationPath: destination)
    }
    _ = FileManager.default.createFile(atPath: "\(other)/link.md", contents: Data(article.utf8))
    defer { try? FileManager.default.removeItem(atPath: "\(other)/link.md") }

    let inside = try await project.waymark("check", "Inside")
    let foreign = try await project.waymark("check", "Foreign")
    let named = try await project.waymark("check", "Foreign/link.md")

    #expect(inside.status == 0, "\(inside.error)")
    #expect(named.status == 0, "\(named.error)")
    #expect(foreign.status == 2)
    #expect(
      foreign.error == """
        waymark: 'Foreign/link.md' is a symbolic link to a file outside both 'Foreign' and the package
          specify the file itself to prove it, or remove the symbolic link

        """)
  }

  @Test func `the name of an example follows the last '#' in the argument`() async throws {
    try project.write("Hash/a#b.md", "```swift, example=c\n#expect(true)\n```\n")

    let run = try await project.waymark("test", "Hash/a#b.md#c", "--quiet")

    #expect(run.output == "1 example, 1 expectation: 1 passed\n", "\(run.error)")
  }

  @Test func `file names that differ only in the encoding of accents are rejected`() async throws {
    try project.write("Accents/\u{E9}.md", article)
    try project.write("Accents/e\u{301}.md", article)

    let run = try await project.waymark("test", "Accents")

    #expect(run.status == 2)
    #expect(
      run.error == """
        waymark: the names of two files look like 'Accents/é.md' but encode the accents differently
          rename one of the files

        """)
  }

  @Test func `symbolic links to folders of the package are followed, even in a cycle`()
    async throws
  {
    try project.write("LinkedGuide/fine.md", article)
    try project.write("LinkedGuide/wrong.md", "```swift, wrong\n```\n")
    try project.write("LinkedDocs/own.md", article)
    let links = [
      "LinkedDocs/guide": "../LinkedGuide", "LinkedDocs/again": "guide", "LinkedDocs/self": ".",
      "LinkedGuide/back": "../LinkedDocs",
      "LinkedDocs/package": "..", "LinkedDocs/away": "/usr/share",
    ]
    for (name, destination) in links {
      try? FileManager.default.createSymbolicLink(
        atPath: "\(project.folder)/\(name)", withDestinationPath: destination)
    }

    let run = try await project.waymark("check", "LinkedDocs")

    #expect(run.status == 1)
    #expect(run.output == "3 articles, 3 snippets: 1 mistake\n")
    #expect(
      run.error == """
        waymark: the symbolic link 'LinkedDocs/away' wasn't followed because it points outside the \
        package
          specify the link's target to prove its files
        waymark: the symbolic link 'LinkedDocs/package' wasn't followed because it points to a \
        folder that contains 'LinkedDocs'
          specify the link's target to prove its files
        LinkedDocs/again/wrong.md:1:11: error: there is no option 'wrong'
          the options are example=, uses=, slot=, fails=, traps=, reports=, screen=, map=, timeline=, \
        unreached=, untested=

        """)
  }

  @Test func `every build shows each warning about a symbolic link once`()
    async throws
  {
    try project.write("LinkedSite/fine.md", article)
    try? FileManager.default.createSymbolicLink(
      atPath: "\(project.folder)/LinkedSite/away", withDestinationPath: "/usr/share")
    let build = ["build", "LinkedSite", "--quiet", "--output", "_linked"]

    _ = try await project.waymark(build)
    for _ in 1...2 {
      let run = try await project.waymark(build)
      #expect(
        run.error == """
          waymark: the symbolic link 'LinkedSite/away' wasn't followed because it points outside \
          the package
            specify the link's target to prove its files

          """)
    }
  }

  @Test func `a file that's specified by several paths is checked once`() async throws {
    try project.write("Twice/fine.md", article)

    let run = try await project.waymark(
      "check", "Twice/fine.md", "\(project.folder)/Twice/fine.md", "Twice/../Twice/fine.md")

    #expect(run.output == "1 article, 1 snippet: no mistakes\n", "\(run.error)")
  }

  @Test func `an output path inside a file is rejected before anything is proved`() async throws {
    try project.write("Below/fine.md", article)

    let site = try await project.waymark("build", "Below", "--output", "Below/fine.md/site")
    let report = try await project.waymark("test", "Below", "--report", "Below/fine.md/a.json")

    #expect([site, report].allSatisfy { $0.status == 2 && $0.output.isEmpty })
    #expect(
      site.error == """
        waymark: 'Below/fine.md' exists but isn't a folder
          specify another folder with --output

        """)
    #expect(
      report.error == """
        waymark: 'Below/fine.md' exists but isn't a folder
          specify another file with --report

        """)
  }
}
