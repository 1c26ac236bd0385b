import Foundation
import Testing
import WaymarkHashing
import WaymarkProject
import WaymarkTestFolders

@testable import WaymarkOutputFolders

@Suite struct OutputFolderTests {
  @Test func `a new site replaces old files and removes those that it doesn't contain`() throws {
    try inFolder { folder in
      try folder.site.replace(with: [
        "verdicts.json": "1", "old/deep/page.html": "old", "same.css": "s",
      ])

      try folder.site.replace(with: ["verdicts.json": "2", "new.html": "new", "same.css": "s"])

      #expect(
        try folder.files() == [
          "_site/verdicts.json": "2", "_site/new.html": "new", "_site/same.css": "s",
        ])
      #expect(!folder.exists("_site/old"))
    }
  }

  @Test func `an unchanged file isn't written again`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["same.css": "s"])
      let before = try folder.number(of: "_site/same.css")

      try folder.site.replace(with: ["same.css": "s", "new.html": "new"])

      #expect(try folder.number(of: "_site/same.css") == before)
    }
  }

  @Test func `the manifest lists the hash of each file, sorted by path`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["b.html": "b", "a/c.html": "c"])

      #expect(
        try folder.text("_site/.waymark") == """
          {
            "content" : "site",
            "files" : {
              "a/c.html" : [
                "8e38df6c4a1f74d7210d0f9a74577574"
              ],
              "b.html" : [
                "7a98a957b1d3d1eefa2e131e544e94e9"
              ]
            },
            "version" : 3
          }

          """)
    }
  }

  @Test(arguments: ["", "mine", #"{"content": "site", "files": {}, "version": 2}"#])
  func `a folder with a manifest that can't be read is rejected and isn't changed`(
    _ manifest: String
  ) throws {
    try inFolder { folder in
      try folder.write("_site/.waymark", manifest)
      try folder.write("_site/index.html", "mine")

      let failure = #expect(throws: Failure.self) {
        try folder.site.replace(with: ["index.html": "1"])
      }

      #expect(
        failure?.description == """
          waymark: '\(folder.path)/_site/.waymark' isn't a list of files that this version of waymark can read
            specify another folder with --output, or move this one
          """)
      #expect(try folder.text("_site/.waymark") == manifest)
      #expect(try folder.files() == ["_site/index.html": "mine"])
    }
  }

  @Test func `files that the tool didn't write are kept`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": "1", "articles/A.html": "a"])
      let own = [
        "_site/.git/objects/1": "commit", "_site/CNAME": "example.org",
        "_site/articles/notes.txt": "n",
        "_site.old-4194305/a": "a", "_site.building-4194305/b": "b", "_site-2/c": "c",
      ]
      for (path, text) in own { try folder.write(path, text) }

      try folder.site.replace(with: ["index.html": "2"])

      #expect(try folder.files() == own.merging(["_site/index.html": "2"]) { $1 })
    }
  }

  @Test func `a user's file at the path of a new file stops the whole replacement`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": "1", "gone.html": "g"])
      try folder.write("_site/articles/A.html", "mine")
      try folder.write("_site/b.html/mine.txt", "mine")
      let before = try folder.files()

      let failure = #expect(throws: Failure.self) {
        try folder.site.replace(with: ["index.html": "2", "articles/A.html": "a", "b.html": "b"])
      }

      #expect(
        failure?.description == """
          waymark: these files in '\(folder.path)/_site' would be overwritten, but they have \
          changed or weren't written by waymark:
              articles/A.html
              b.html
            nothing was written; move them, or specify another folder with --output
          """)
      #expect(failure?.status == .wrongCall)
      #expect(try folder.files() == before)
    }
  }

  @Test func `an edited file stops a replacement that would overwrite it, and is kept otherwise`()
    throws
  {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": "1", "notes.html": "1"])
      try folder.write("_site/index.html", "mine")
      try folder.write("_site/notes.html", "mine")

      #expect(throws: Failure.self) { try folder.site.replace(with: ["index.html": "2"]) }
      #expect(try folder.files() == ["_site/index.html": "mine", "_site/notes.html": "mine"])

      try folder.remove("_site/index.html")
      try folder.site.replace(with: ["index.html": "2"])
      #expect(try folder.files() == ["_site/index.html": "2", "_site/notes.html": "mine"])
    }
  }

  @Test func `an edited file can be replaced if it already has the new content`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": "1"])
      try folder.write("_site/index.html", "2")

      try folder.site.replace(with: ["index.html": "2"])

      #expect(try folder.files() == ["_site/index.html": "2"])
    }
  }

  @Test func `a folder can replace a file, and a file can replace a folder`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["a": "1", "b/c": "1", "b/d/e": "1"])

      try folder.site.replace(with: ["a/x": "2", "b": "2"])

      #expect(try folder.files() == ["_site/a/x": "2", "_site/b": "2"])
    }
  }

  @Test func `nothing is written or removed through a symbolic link in the folder`() throws {
    try inFolder { folder in
      try folder.write("elsewhere/A.html", "a")
      try folder.site.replace(with: ["articles/A.html": "a", "index.html": "1"])
      try folder.remove("_site/articles")
      try folder.link("_site/articles", to: "../elsewhere")

      try folder.site.replace(with: ["index.html": "2"])
      let failure = #expect(throws: Failure.self) {
        try folder.site.replace(with: ["articles/B.html": "b"])
      }

      #expect(
        failure?.description == """
          waymark: these files in '\(folder.path)/_site' would be overwritten, but they have \
          changed or weren't written by waymark:
              articles
            nothing was written; move them, or specify another folder with --output
          """)
      #expect(try folder.text("elsewhere/A.html") == "a")
      #expect(!folder.exists("elsewhere/B.html"))
    }
  }

  @Test(arguments: ["../mine.txt", "/mine.txt", "a/../../mine.txt", ""])
  func `a manifest with paths outside of the folder is rejected`(_ path: String) throws {
    try inFolder { folder in
      try folder.write("mine.txt", "mine")
      let manifest = OutputManifest(
        content: .site, files: [path: [ContentHash(Array("mine".utf8)).description]])
      try folder.write("_site/.waymark", String(decoding: manifest.bytes, as: UTF8.self))

      #expect(throws: Failure.self) { try folder.site.replace(with: ["a.html": "a"]) }

      #expect(try folder.text("mine.txt") == "mine")
      #expect(!folder.exists("_site/a.html"))
    }
  }

  @Test func `a folder without a manifest isn't changed, even if it looks like a site`() throws {
    try inFolder { folder in
      let mine = ["_site/run.css": "mine", "_site/verdicts.json": "{}"]
      for (path, text) in mine { try folder.write(path, text) }

      let failure = #expect(throws: Failure.self) { try folder.site.replace(with: ["a.html": "a"]) }

      #expect(
        failure?.description == """
          waymark: '\(folder.path)/_site' exists but isn't a site that waymark wrote, so it wasn't changed
            specify another folder with --output, or move '\(folder.path)/_site' first
          """)
      #expect(try folder.files() == mine)
    }
  }

  @Test func `an output folder can already contain a '.git' folder`() throws {
    try inFolder { folder in
      try folder.write("_site/.git/HEAD", "ref")

      try folder.site.replace(with: ["a.html": "a"])

      #expect(try folder.files() == ["_site/.git/HEAD": "ref", "_site/a.html": "a"])
    }
  }

  @Test func `a package isn't written to the folder of a site`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["a.html": "a"])

      let failure = #expect(throws: Failure.self) {
        try OutputFolder("\(folder.path)/_site", holding: .package, for: nil).replace(with: [
          "Package.swift": "p"
        ])
      }

      #expect(
        failure?.description == """
          waymark: '\(folder.path)/_site' contains a site that waymark wrote, not a package
            specify another folder with --output
          """)
      #expect(try folder.files() == ["_site/a.html": "a"])
    }
  }

  @Test func `a folder that can't be created is an environment error`() {
    let failure = #expect(throws: Failure.self) {
      try OutputFolder("/proc/waymark", holding: .site, for: nil).replace(with: ["a.html": "a"])
    }

    #expect(
      failure?.description == """
        waymark: the site couldn't be written to '/proc/waymark': No such file or directory
          the previous contents are unchanged
        """)
    #expect(failure?.status == .environmentFailed)
  }

  @Test func `a file at the folder's path is rejected and isn't changed`() throws {
    try inFolder { folder in
      try folder.write("_site", "mine")

      #expect(throws: Failure.self) { try folder.site.replace(with: ["a.html": "a"]) }

      #expect(try folder.files() == ["_site": "mine"])
    }
  }

  @Test func `a symbolic link to a folder is followed, and a broken one is rejected`() throws {
    try inFolder { folder in
      try folder.write("real/.git/HEAD", "ref")
      try folder.link("_site", to: "real")
      try folder.site.replace(with: ["a.html": "a"])
      #expect(try folder.text("real/a.html") == "a")

      try folder.remove("_site")
      try folder.link("_site", to: "nowhere")
      #expect(throws: Failure.self) { try folder.site.replace(with: ["a.html": "a"]) }
      #expect(!folder.exists("nowhere"))
    }
  }

  @Test func `files of a killed run are removed unless they lack the tool's mark`() throws {
    try inFolder { folder in
      try folder.write("_site/.waymark-abcdef/made-by-waymark", "")
      try folder.write("_site/.waymark-abcdef/new/half.html", "half")
      try folder.write("_site/.waymark-notes/mine.txt", "mine")
      try folder.makeFolder("_site/.waymark-empty")

      try folder.site.replace(with: ["a.html": "a"])

      #expect(try folder.files() == ["_site/.waymark-notes/mine.txt": "mine", "_site/a.html": "a"])
      #expect(!folder.exists("_site/.waymark-abcdef") && folder.exists("_site/.waymark-empty"))
    }
  }
}

extension OutputFolder {
  func replace(with files: [String: String]) throws {
    try replace(with: files.mapValues { Array($0.utf8) })
  }
}
