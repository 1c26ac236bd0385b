import Foundation
import Testing

@testable import Command

@Suite struct OutputFolderTests {
  @Test func `a site replaces the one before as a whole`() throws {
    try inFolder { folder in
      let site = OutputFolder.site("\(folder)/_site")
      try site.replace(with: [style, file("verdicts.json", "1"), file("old/page.html", "old")])

      try site.replace(with: [style, file("verdicts.json", "2"), file("new.html", "new")])

      #expect(
        try contents(of: folder) == [
          "_site/new.html": "new", "_site/run.css": "", "_site/verdicts.json": "2",
        ])
    }
  }

  @Test func `a folder that is not a site of ours is left alone`() throws {
    try inFolder { folder in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/thesis.txt"))

      #expect(throws: Failure.self) {
        try OutputFolder.site(folder).replace(with: [file("verdicts.json", "1")])
      }

      #expect(try contents(of: folder) == ["thesis.txt": "mine"])
    }
  }

  @Test func `a file in the way is left alone`() throws {
    try inFolder { folder in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/_site"))

      let failure = #expect(throws: Failure.self) {
        try OutputFolder.site("\(folder)/_site").replace(with: [file("verdicts.json", "1")])
      }

      #expect(
        failure?.description == """
          waymark: '\(folder)/_site' exists and is not a site that waymark made, so it is left alone
            name another folder with --output, or remove it first
          """)
    }
  }

  @Test func `a site that cannot be written leaves the old one and no rest`() throws {
    try inFolder { folder in
      let site = OutputFolder.site("\(folder)/_site")
      try site.replace(with: [style, file("verdicts.json", "1")])

      #expect(throws: Failure.self) {
        try site.replace(with: [style, file("verdicts.json", "2"), file("verdicts.json/below", "x")])
      }

      #expect(try contents(of: folder) == ["_site/run.css": "", "_site/verdicts.json": "1"])
    }
  }

  @Test func `what a killed run left behind is taken away, what a living one builds is not`() throws {
    try inFolder { folder in
      for process in [4_194_305, Int(getppid())] {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/_site.building-\(process)", withIntermediateDirectories: true)
        try Data("x".utf8).write(
          to: URL(fileURLWithPath: "\(folder)/_site.building-\(process)/half.html"))
      }

      try OutputFolder.site("\(folder)/_site").replace(with: [file("verdicts.json", "1")])

      #expect(
        try contents(of: folder) == [
          "_site/verdicts.json": "1", "_site.building-\(getppid())/half.html": "x",
        ])
    }
  }

  private var style: (path: String, bytes: [UInt8]) { file("run.css", "") }

  private func file(_ path: String, _ text: String) -> (path: String, bytes: [UInt8]) {
    (path, Array(text.utf8))
  }

  private func contents(of folder: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      if let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        if !isFolder.boolValue { found[name] = String(decoding: bytes, as: UTF8.self) }
      }
    }
    return found
  }
}

/// Gives a fresh folder to the body and takes it away again.
func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}
