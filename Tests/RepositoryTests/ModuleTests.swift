import Foundation
import Synchronization
import Testing

/// Compares the tool's modules with the section "Modules" of `HowItWorks.md`.
@Suite struct ModuleTests {
  /// The modules of the toolchain, which the manifest doesn't declare.
  private static let toolchain = [
    "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Observation", "RegexBuilder",
    "Synchronization", "Testing", "XCTest",
  ]

  @Test func `a module imports only modules above it in the table`() throws {
    let table = try RepositoryFiles.table()
    #expect(table.count > 30)

    for (index, row) in table.enumerated() {
      let above = Set(table[..<index].map(\.module))
      for use in try Self.imports(in: row.folder) where use.module.hasPrefix("Waymark") {
        #expect(
          above.contains(use.module),
          "\(use.file) imports \(use.module), which isn't above \(row.module) in the table")
      }
    }
  }

  @Test func `the stages don't import each other`() throws {
    let table = try RepositoryFiles.table()
    let folders = Dictionary(uniqueKeysWithValues: table.map { ($0.module, $0.folder) })
    let stages = try Self.stages()
    #expect(stages.count == 9)

    func stage(of folder: String) -> String? {
      stages.first { folder == $0 || folder.hasPrefix($0 + "/") }
    }
    #expect(Set(table.compactMap { stage(of: $0.folder) }) == Set(stages))
    for row in table {
      guard let own = stage(of: row.folder) else { continue }
      for use in try Self.imports(in: row.folder) {
        let other = folders[use.module].flatMap(stage(of:))
        #expect(
          other == nil || other == own,
          "\(use.file) imports \(use.module), which belongs to another stage")
      }
    }
  }

  @Test func `the tool and the library don't import each other`() throws {
    let library = Set(
      try RepositoryFiles.files(in: "../Sources").compactMap {
        $0.path.split(separator: "/").drop { $0 != "Sources" }.dropFirst().first.map(String.init)
      })
    #expect(library.contains("ComposableCore") && library.contains("HeadlessUI"))

    for use in try Self.imports(in: "../Sources") where use.module.hasPrefix("Waymark") {
      Issue.record("\(use.file) imports the tool's module \(use.module)")
    }
    for row in try RepositoryFiles.table() {
      for use in try Self.imports(in: row.folder) where library.contains(use.module) {
        Issue.record("\(use.file) imports the library's module \(use.module)")
      }
    }
  }

  @Test func `only the file that chooses the view library imports it`() throws {
    let imports = try Self.imports(in: "../Sources/ComposableUI").filter {
      ["HeadlessUI", "SwiftUI"].contains($0.module)
    }

    #expect(Set(imports.map(\.file)) == ["Tools/../Sources/ComposableUI/ComposableUI.swift"])
  }

  @Test func `the article lists the library's C names, and the harness looks up each`() throws {
    let article = try RepositoryFiles.article()
    let listed = article.matches(of: /`(waymark_\w+)`/).map { String($0.1) }
    let sources = try RepositoryFiles.files(in: "../Sources").map { $0.text }.joined()
    let declared = sources.matches(of: /@_cdecl\("(\w+)"\)/).map { String($0.1) }
    let harness = try RepositoryFiles.files(in: "Running/Harness").map { $0.text }.joined()

    #expect(declared.count == 6)
    #expect(listed.sorted() == declared.sorted())
    for name in declared { #expect(harness.contains("\"\(name)\""), "\(name)") }
  }

  @Test func `exactly the listed modules import swift-syntax`() throws {
    let listed = try Self.readersOfSwiftSyntax()
    #expect(!listed.isEmpty)

    for row in try RepositoryFiles.table() {
      let uses = try Self.imports(in: row.folder).filter {
        $0.module.hasPrefix("Swift") && $0.module != "SwiftUI"
      }
      if listed.contains(row.module) {
        #expect(!uses.isEmpty, "\(row.module) is listed, but doesn't import swift-syntax")
      } else {
        for use in uses {
          Issue.record("\(use.file) imports \(use.module), but \(row.module) isn't listed")
        }
      }
    }
  }

  @Test func `the table lists every module`() throws {
    let manifest = try String(
      contentsOf: RepositoryFiles.root.appending(path: "Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /\bmodule\(\s*"(\w+)"/).map { "Waymark\($0.1)" }
    let libraries = manifest.matches(of: /\.systemLibrary\(\s*name: "(\w+)"/).map { String($0.1) }

    #expect(try RepositoryFiles.table().map(\.module).sorted() == (modules + libraries).sorted())
  }

  // SwiftPM puts all modules into one folder, where the compiler also finds modules that aren't
  // declared as dependencies.
  @Test func `the manifest declares the modules that each module imports`() throws {
    let manifest = try String(
      contentsOf: RepositoryFiles.root.appending(path: "Package.swift"), encoding: .utf8)
    let declarations = manifest.matches(
      of:
        #/
        \bmodule\( \s* "(\w+)" (?: ,\ in:\ "[^"]+" )? (?: ,\s* uses:\ "+ ([^"]*) " )?
        /#)
    let folders = Dictionary(
      uniqueKeysWithValues: try RepositoryFiles.table().map { ($0.module, $0.folder) })
    #expect(declarations.count > 30)

    for declaration in declarations {
      let uses = (declaration.2 ?? "").matches(of: /\w+/).map { String($0.0) }
      let folder = try #require(folders["Waymark\(declaration.1)"])
      let imports = try Self.imports(in: folder).map { $0.module.replacing(/^Waymark/, with: "") }
      #expect(
        Set(imports).subtracting(Self.toolchain) == Set(uses),
        "the manifest doesn't declare exactly the modules that \(declaration.1) imports")
    }
  }

  @Test func `only the harnesses have public declarations`() throws {
    for row in try RepositoryFiles.table() {
      for file in try RepositoryFiles.files(in: row.folder) {
        let isHarness = file.path.contains("/Harness/")
        // Few files contain the word, and the regular expression takes much longer.
        let isPublic = file.text.split(separator: "\n").contains {
          $0.contains("public ") && $0.contains(/^\ *(@\w+(\([^)]*\))?\ )*public\ /)
        }
        #expect(!isPublic || isHarness, "\(file.path)")
      }
    }
  }

  @Test func `only the commands depend on the argument parser`() throws {
    let users = try RepositoryFiles.table().filter { row in
      try Self.imports(in: row.folder).contains { $0.module == "ArgumentParser" }
    }

    #expect(users.map(\.module) == ["WaymarkCommand"])
  }

  @Test(arguments: [
    (#"FileManager[.(]"#, []),
    (#"FileHandle[.(]"#, ["WaymarkSystem"]),
    (#"(^|[^\w.])Process\("#, []),
    (
      #"(^|\W)Date\(\)|Date\.now|\btime\(nil"#,
      ["WaymarkCaching", "WaymarkCommand"]
    ),
    ("ContinuousClock|DispatchTime", ["WaymarkSystem"]),
    (#"Subprocess|posix_spawn|\bfork\("#, ["WaymarkSystem"]),
    (#"\bO_(RDONLY|WRONLY|RDWR)\b|FileDescriptor\.open\("#, ["WaymarkSystem", "WaymarkProject"]),
    (#"\bmemfd_create\b"#, ["WaymarkRunning"]),
    (#"\binotify_init"#, ["WaymarkPreviewing"]),
    (
      #"(^|[^\w.])read\(\w+, &"#,
      ["WaymarkSystem", "WaymarkPreviewing", "WaymarkLanguageServer"]
    ),
    (#"\bdlopen\("#, ["WaymarkCompilerOutput"]),
    ("^ *import (FoundationNetworking|FlyingFox)", ["WaymarkCaching", "WaymarkPreviewing"]),
    (#"\bConsole\.(print|error)\b"#, ["WaymarkProject", "WaymarkCommand"]),
    (#"\bstore\.now\(\)"#, ["WaymarkPackages", "WaymarkProving"]),
    (#"\.ofWorkingFolder\(|environment\["CI"\]"#, ["WaymarkCommand"]),
    (
      #"(^|[^\w.])(rename|unlink|rmdir|flock)\("#,
      ["WaymarkSystem", "WaymarkProject", "WaymarkOutputFolders"]
    ),
    (#"ProcessInfo\.|\b(un)?setenv\(|getenv\("#, ["WaymarkSystem"]),
    (#"(^|\W)_?exit\("#, ["WaymarkSystem", "WaymarkProject", "WaymarkCommand"]),
    (#"\bCommandLine\."#, ["WaymarkCommand"]),
    (#"\bchdir\("#, ["WaymarkSystem"]),
    (#"FileSystem\.enter\("#, ["WaymarkCommand"]),
    (#"NSTemporaryDirectory|\btemporaryDirectory\b|environment\["TMPDIR"\]"#, ["WaymarkSystem"]),
    // `WaymarkClaims` assembles test programs that call `print`, and `WaymarkContexts` searches for
    // such calls.
    (#"(^|[^\w.])print\("#, ["WaymarkClaims", "WaymarkContexts", "WaymarkProject"]),
  ])
  func `only the listed modules access the system directly`(
    _ pattern: String, _ owners: [String]
  ) throws {
    // `Regex` takes more than ten times as long.
    let call = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let users = try RepositoryFiles.table().filter { row in
      try RepositoryFiles.ownFiles(in: row.folder).contains { file in
        let range = NSRange(location: 0, length: file.text.utf16.count)
        return call.firstMatch(in: file.text, range: range) != nil
      }
    }

    #expect(users.map(\.module) == owners)
  }

  @Test func `regular expressions are shared between threads only as patterns`() throws {
    let constant = /nonisolated\(unsafe\)[^=\n]*=\s*(?:\[\s*)?(?:#*\/|Regex)/
    let unsafe = try RepositoryFiles.sources().filter { file in
      file.text.contains("nonisolated(unsafe)") && file.text.contains(constant)
    }

    #expect(unsafe.map(\.path) == [])
  }

  /// Returns the modules in the paragraph that starts with "Only" and ends with the import.
  private static func readersOfSwiftSyntax() throws -> [String] {
    let text = try RepositoryFiles.article()
    let end = try #require(text.range(of: " import swift-syntax."))
    let start = try #require(text[..<end.lowerBound].range(of: "Only ", options: .backwards))
    return text[start.upperBound..<end.lowerBound].split(separator: "`").map(String.init)
      .filter { $0.hasPrefix("Waymark") }
  }

  /// Returns the folders of the stages, from the sentence that lists them.
  private static func stages() throws -> [String] {
    let text = try RepositoryFiles.article()
    let list = try #require(text.firstMatch(of: /contain the stages: ([^.]*)\./))
    return list.1.matches(of: /`(\w+)`/).map { String($0.1) }
  }

  /// Returns the imported modules of the Swift files in a folder of `Tools`. Most tests use those
  /// of every folder, so each folder is read only once.
  private static func imports(in folder: String) throws -> [(file: String, module: String)] {
    if let known = knownImports.withLock({ $0[folder] }) { return known }
    let imports = try readImports(in: folder)
    knownImports.withLock { $0[folder] = imports }
    return imports
  }

  private static let knownImports = Mutex<[String: [(file: String, module: String)]]>([:])

  private static func readImports(in folder: String) throws -> [(file: String, module: String)] {
    try RepositoryFiles.files(in: folder).flatMap { file in
      file.text.split(separator: "\n").compactMap { line in
        importedModule(line).map { (file.path, $0) }
      }
    }
  }

  private static func importedModule(_ line: Substring) -> String? {
    let modifiers = ["public", "package", "internal", "private", "fileprivate"]
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains("\($0)") }
    guard words.first == "import" else { return nil }
    // An import of a single declaration names its kind and its module.
    let path = words.dropFirst().first { $0 != "struct" }
    return path?.split(separator: ".").first.map(String.init)
  }
}
