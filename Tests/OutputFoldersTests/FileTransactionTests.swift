import Foundation
import Testing
import WaymarkProject
import WaymarkTestFolders

@testable import WaymarkOutputFolders

/// Replacement of a site with another one, interrupted after each step.
@Suite struct FileTransactionTests {
  private static let old = ["index.html": "1", "same.css": "s", "a/old.html": "o", "b": "1"]
  private static let new = ["index.html": "2", "same.css": "s", "a/new.html": "n", "b/c": "2"]
  private static let mine = ["CNAME": "example.org", "a/notes.txt": "mine"]
  private static let count = 10

  @Test(arguments: 0...count)
  func `a run writes its site even if an earlier run was killed after any step`(_ count: Int) throws
  {
    try inFolder { folder in
      try folder.perform(Array(try steps(in: folder).prefix(count)))

      try folder.site.replace(with: ["index.html": "3", "a/new.html": "n"])

      #expect(
        try folder.files()
          == inSite(Self.mine.merging(["index.html": "3", "a/new.html": "n"]) { $1 }))
    }
  }

  @Test(arguments: 0...count)
  func `a run that fails after any step leaves the old site in place`(_ count: Int) throws {
    try inFolder { folder in
      var steps = try steps(in: folder)
      let manifest = try folder.text("_site/.waymark")
      steps.insert(.put("\(folder.path)/missing", at: "x/y"), at: count)

      #expect(throws: POSIXError.self) {
        try FileTransaction.run(steps, in: "\(folder.path)/_site")
      }

      OutputStaging.removeLeftovers(in: "\(folder.path)/_site")
      #expect(try folder.files() == inSite(Self.mine.merging(Self.old) { $1 }))
      #expect(try folder.text("_site/.waymark") == manifest)
      #expect(!folder.exists("_site/x"))
    }
  }

  @Test func `performing all steps produces the new site`() throws {
    try inFolder { folder in
      let steps = try steps(in: folder)
      #expect(steps.count == Self.count + 1)

      try FileTransaction.run(steps, in: "\(folder.path)/_site")

      OutputStaging.removeLeftovers(in: "\(folder.path)/_site")
      #expect(try folder.files() == inSite(Self.mine.merging(Self.new) { $1 }))
    }
  }

  @Test(arguments: ["a/new.html", "index.html", "a/old.html"])
  func `if another program writes a file after the steps are planned, it is kept and reported`(
    _ path: String
  ) throws {
    try inFolder { folder in
      let steps = try steps(in: folder)
      let site = "\(folder.path)/_site"
      let staging = try OutputStaging(in: site, content: .site)
      try folder.write("_site/\(path)", "theirs")

      let failure = #expect(throws: Failure.self) {
        try folder.site.run(steps, from: staging, in: site)
      }

      #expect(
        failure?.description == """
          waymark: these files in '\(site)' would be overwritten, but they have changed or weren't \
          written by waymark:
              \(path)
            nothing was written; move them, or specify another folder with --output
          """)
      OutputStaging.removeLeftovers(in: site)
      let old = Self.mine.merging(Self.old) { $1 }.merging([path: "theirs"]) { $1 }
      #expect(try folder.files() == inSite(old))
    }
  }

  @Test func `undoing a transaction doesn't replace files that no step has changed`() throws {
    try inFolder { folder in
      try folder.write("_site/index.html", "1")
      let site = "\(folder.path)/_site"
      var transaction = FileTransaction(in: site)
      try transaction.perform(.keep("index.html", in: "\(folder.path)/old"))
      // Editors replace a file with another one that has the same name.
      try FileManager.default.removeItem(atPath: "\(site)/index.html")
      try folder.write("_site/index.html", "theirs")

      #expect(transaction.rollBack().isEmpty)

      #expect(try folder.text("_site/index.html") == "theirs")
    }
  }

  @Test func `a file that can't be restored is reported, and no run removes its copy`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": "1", "a/old.html": "o"])
      try folder.write("new/file", "in the way")
      let site = "\(folder.path)/_site"
      let staging = try OutputStaging(in: site, content: .site)
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: site).first { $0.hasPrefix(".waymark-") })
      let old = "\(site)/\(name)/old"
      let steps: [FileTransaction.Step] = [
        .keep("index.html", in: old), .keep("a/old.html", in: old), .remove("index.html"),
        .remove("a/old.html"),
        // A folder with files can't be replaced by the file that was there before.
        .put("\(folder.path)/new", at: "index.html"), .put("\(folder.path)/missing", at: "x"),
      ]

      let failure = #expect(throws: Failure.self) {
        defer { staging.remove() }
        try folder.site.run(steps, from: staging, in: site)
      }

      #expect(
        failure?.description == """
          waymark: the site couldn't be written to '\(site)': No such file or directory; these \
          files couldn't be restored:
              index.html
            their previous contents are in '\(old)'
          """)
      OutputStaging.removeLeftovers(in: site)
      #expect(
        try folder.files() == [
          "_site/index.html/file": "in the way", "_site/a/old.html": "o",
          "_site/\(name)/old/index.html": "1",
        ])
    }
  }

  /// Returns the steps that replace the old site, which is in the folder, with the new one.
  private func steps(in folder: TestFolder) throws -> [FileTransaction.Step] {
    try folder.site.replace(with: Self.old)
    for (path, text) in Self.mine { try folder.write("_site/\(path)", text) }
    let files = Self.new.mapValues { Array($0.utf8) }
    let site = "\(folder.path)/_site"
    let known = try #require(try OutputManifest.read(in: site, named: "_site")).files
    let plan = try OutputPlan(for: files, in: site, known: known)
    return try OutputStaging(in: site, content: .site).prepare(plan, files: files)
  }

  private func inSite(_ files: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ("_site/\($0)", $1) })
  }
}

extension TestFolder {
  fileprivate func perform(_ steps: [FileTransaction.Step]) throws {
    var transaction = FileTransaction(in: "\(path)/_site")
    for step in steps { try transaction.perform(step) }
  }
}
