import Foundation
import Testing
import WaymarkSystem
import WaymarkTestFolders

@testable import WaymarkOutputFolders
@testable import WaymarkProject

/// Folders that output is never written to.
@Suite struct OutputPlaceTests {
  @Test(arguments: [
    ".", "./", "..", "../", "/", "//", "/.", "Tools/..", "Tools/../", "missing/..",
    "../../../../../../../..",
    "/proc/self/cwd", "/proc/self/cwd/Tools/..",
  ])
  func `a folder that contains the package is rejected, however its path is spelled`(_ path: String)
  {
    let failure = #expect(throws: Failure.self) {
      try OutputFolder(path, holding: .site, for: .ofWorkingFolder()).replace(with: [
        "waymark-test.html": "x"
      ])
    }

    #expect(
      failure?.description == """
        waymark: '\(path)' is or contains the package, so nothing is written to it
          specify a separate folder with --output
        """)
  }

  @Test func `a symbolic link to the package is rejected as an output folder`() throws {
    try inFolder { folder in
      try folder.link("_site", to: FileManager.default.currentDirectoryPath)

      let failure = #expect(throws: Failure.self) { try folder.site.replace(with: ["a.html": "a"]) }

      #expect(
        failure?.description == """
          waymark: '\(folder.path)/_site' is or contains the package, so nothing is written to it
            specify a separate folder with --output
          """)
    }
  }

  @Test func `a home folder and a folder that contains home folders are rejected`() {
    let home = NSHomeDirectory()
    let outer = FileSystem.realPath(home).folderPart
    for path in [home, home + "/", home + "/.", "/proc/self/root" + home, outer] {
      let failure = #expect(throws: Failure.self) {
        try OutputFolder(path, holding: .site, for: .ofWorkingFolder()).replace(with: [
          "waymark-test.html": "x"
        ])
      }
      // The package can be in the home folder, too.
      let places = ["the package", "your home folder"].map { place in
        """
        waymark: '\(path)' is or contains \(place), so nothing is written to it
          specify a separate folder with --output
        """
      }
      #expect(places.contains(failure?.description ?? ""), "\(path)")
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
