import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkProject

/// Folders that output is never written to, and output of earlier versions.
@Suite struct OutputPlaceTests {
  @Test(arguments: [
    ".", "./", "..", "../", "/", "//", "/.", "Tools/..", "Tools/../", "missing/..", "../../../../../../../..",
    "/proc/self/cwd", "/proc/self/cwd/Tools/..",
  ])
  func `a folder that contains the package is rejected, however its path is spelled`(_ path: String) {
    let failure = #expect(throws: Failure.self) {
      try OutputFolder(path, holding: .site, for: .ofWorkingFolder()).replace(with: ["waymark-test.html": "x"])
    }

    #expect(
      failure?.description == """
        waymark: '\(path)' is or contains the package, so nothing is written to it
          specify a separate folder with --output, for example '_site'
        """)
  }

  @Test func `a symbolic link to the package is rejected as an output folder`() throws {
    try inFolder { folder in
      try folder.link("_site", to: FileManager.default.currentDirectoryPath)

      let failure = #expect(throws: Failure.self) { try folder.site.replace(with: ["a.html": "a"]) }

      #expect(
        failure?.description == """
          waymark: '\(folder.path)/_site' is or contains the package, so nothing is written to it
            specify a separate folder with --output, for example '_site'
          """)
    }
  }

  @Test func `a home folder and a folder that contains home folders are rejected`() {
    let home = NSHomeDirectory()
    for path in [home, home + "/", home + "/.", "/proc/self/root" + home, File.realPath(home).folderPart] {
      let failure = #expect(throws: Failure.self) {
        try OutputFolder(path, holding: .site, for: .ofWorkingFolder()).replace(with: ["waymark-test.html": "x"])
      }
      // The package can be in the home folder, too.
      let places = ["the package", "your home folder"].map { place in
        """
        waymark: '\(path)' is or contains \(place), so nothing is written to it
          specify a separate folder with --output, for example '_site'
        """
      }
      #expect(places.contains(failure?.description ?? ""), "\(path)")
    }
  }

  @Test func `a real path has no symbolic links, whether or not the folder exists`() throws {
    try inFolder { folder in
      let real = File.realPath(folder.path)
      try folder.makeFolder("a/b")
      try folder.link("link", to: "a/b")

      for (path, expected) in [
        "a//b/.": "a/b", "link/..": "a", "link/c/../d": "a/b/d", "new/x/": "new/x", "new/../a": "a",
      ] { #expect(File.realPath("\(folder.path)/\(path)") == "\(real)/\(expected)") }
      #expect(File.realPath("/../..") == "/")
    }
  }

  @Test func `a site without a manifest is replaced, and all of its files are kept`() throws {
    try inFolder { folder in
      let old = ["run.css": "1", "verdicts.json": "1", "articles/A.html": "mine?", "articles/gone.html": "g"]
      for (path, text) in old { try folder.write("_site/\(path)", text) }

      let saved = try #require(
        try folder.site.replace(with: ["run.css": "2", "verdicts.json": "1", "articles/A.html": "2"]))

      var expected = [
        "_site/run.css": "2", "_site/verdicts.json": "1", "_site/articles/A.html": "2",
        "_site/articles/gone.html": "g",
      ]
      #expect(saved.hasPrefix("\(folder.path)/_site/.replaced-by-waymark-"))
      let name = "_site/\(saved.split(separator: "/").last!)"
      expected["\(name)/run.css"] = "1"
      expected["\(name)/articles/A.html"] = "mine?"
      #expect(try folder.files() == expected)

      #expect(try folder.site.replace(with: ["run.css": "3"]) == nil)
      #expect(try folder.text("\(name)/articles/A.html") == "mine?")
    }
  }

  @Test func `a package with an empty manifest is replaced, and the user's tests are kept`() throws {
    try inFolder { folder in
      let package = OutputFolder("\(folder.path)/package", holding: .package, for: nil)
      let old = [".waymark": "", "Package.swift": "1", "Tests/Mine/Mine.swift": "mine"]
      for (path, text) in old { try folder.write("package/\(path)", text) }

      let saved = try #require(try package.replace(with: ["Package.swift": "2"]))

      #expect(try folder.text("package/Package.swift") == "2")
      #expect(try folder.text("package/Tests/Mine/Mine.swift") == "mine")
      #expect(try folder.text("package/\(saved.split(separator: "/").last!)/Package.swift") == "1")
    }
  }

  @Test func `a run waits for another run that writes to the same folder`() throws {
    try inFolder { folder in
      try folder.makeFolder("_site")
      let lock = try FolderLock("\(folder.path)/_site")
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        #expect(throws: Never.self) { try folder.site.replace(with: ["a.html": "a"]) }
        end.signal()
      }

      try #require(end.wait(timeout: .now() + 0.1) == .timedOut)
      #expect(try folder.files() == [:])

      lock.release()
      end.wait()
      #expect(try folder.files() == ["_site/a.html": "a"])
    }
  }
}
