import Foundation
import Testing

/// SwiftPM doesn't notice some changes to a package: those to headers of system libraries, and
/// those that keep a file's size and date. Results of earlier runs don't count after such changes.
@Suite(.serialized) struct UnnoticedChangeTests {
  private let project: Project

  init() async throws { project = try await Self.proved.value }

  /// A package whose examples all pass. Each test changes different files, so that no test has to
  /// restore them for another one.
  private static let proved = Task {
    let project = try newProject()
    try await project.addHarness()
    for (name, check) in [
      ("header", "lamp() == 2"), ("outer", "color() == 1"), ("hidden", "try info() == \"1\""),
      ("link", "variant() == 1"), ("dated", "sound() == 1"), ("recordless", "tone() == 1"),
      ("undone", "sound() < 9"), ("inner", "inner() == 1"), ("nested", "nested() == 1"),
      ("option", "volume() == 1"), ("assembled", "pitch() == 49"),
    ] { try project.write("Docs/\(name).md", "```swift\n#expect(\(check))\n```\n") }
    try project.write(
      "Docs/fresh.md", "```swift\n#expect(glow() * 100 + other() * 10 + rest() == 211)\n```\n")
    let run = try await project.waymark("test", "Docs", "--quiet")
    #expect(run.status == 0, "\(run.error)")
    return project
  }

  private static let files = [
    "Sources/CSignal/signal.h":
      "#include \"../../shared/nested.h\"\nstatic inline int level(void) { return 2; }\n",
    "shared/nested.h": "static inline int nested(void) { return 1; }\n",
    "Sources/CSignal/light.h": "static inline int light(void) { return 2; }\n",
    "Sources/CSignal/module.modulemap":
      "module CSignal [system] {\n  header \"signal.h\"\n  header \"light.h\"\n  export *\n}\n",
    "Sources/CFlag/include/flag.h":
      "#include \"../inner.h\"\nint flag(void);\nint volume(void);\nint pitch(void);\n",
    "Sources/CFlag/pitch.c": #"""
    #include "flag.h"
    __asm__(".data\npitchText: .incbin \"shared/pitch.txt\"\n.byte 0\n.text\n");
    extern char pitchText[];
    int volume(void) { return VOLUME; }
    int pitch(void) { return pitchText[0]; }
    """#,
    "shared/flags": "-DVOLUME=1",
    "shared/pitch.txt": "1",
    "Sources/CFlag/inner.h": "static inline int inner(void) { return 1; }\n",
    "Sources/CFlag/flag.c":
      "#include \"flag.h\"\n#include \"../../shared/color.h\"\nint flag(void) { return COLOR; }\n",
    "shared/color.h": "#define COLOR 1\n",
    "Sources/Signals/Data/.buildinfo": "1",
    "Sources/Signals/Sound.swift": "public func sound() -> Int { 1 }\n",
    "Sources/Signals/Tone.swift": "public func tone() -> Int { 1 }\n",
    "Sources/Signals/Rest.swift": "public func rest() -> Int { 1 }\n",
    "Sources/Signals/Signals.swift": """
    @_exported import CFlag
    @_exported import CSignal
    import Foundation

    public func lamp() -> Int { Int(level()) }
    public func glow() -> Int { Int(light()) }
    public func color() -> Int { Int(flag()) }
    public func info() throws -> String {
      let file = Bundle.module.bundleURL.appendingPathComponent("Data/.buildinfo")
      return try String(contentsOf: file, encoding: .utf8)
    }
    """,
  ]

  private static func newProject() throws -> Project {
    let project = try Project("unnoticed", ownsModules: true)
    try project.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "unnoticed",
        products: [.library(name: "Signals", targets: ["Signals"])],
        targets: [
          .systemLibrary(name: "CSignal"),
          .target(name: "CFlag", cSettings: [.unsafeFlags(["@shared/flags"])]),
          .target(
            name: "Signals", dependencies: ["CFlag", "CSignal"], resources: [.copy("Data")]),
        ]
      )
      """)
    for (path, text) in files { try project.write(path, text) }
    for name in ["variant", "other"] {
      for number in 1...2 {
        try project.write(
          "variants/\(name)\(number).swift", "public func \(name)() -> Int { \(number) }\n")
      }
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.folder)/Sources/Signals/\(name).swift",
        withDestinationPath: "../../variants/\(name)1.swift")
    }
    return project
  }

  /// Makes a change that keeps a file's size and date.
  private func edit(_ file: String, _ command: String) async throws {
    let run = try await project.run(
      "sh", "-c",
      "touch -r \(file) reference && sed -i '\(command)' \(file) && touch -r reference \(file)")
    #expect(run.status == 0, "\(run.error)")
  }

  private func link(_ name: String) async throws {
    let run = try await project.run(
      "ln", "-sfn", "../../variants/\(name)2.swift", "Sources/Signals/\(name).swift")
    #expect(run.status == 0, "\(run.error)")
  }

  /// Proves an article whose only example passed before the change, and expects it to fail.
  private func expectFailure(_ name: String, _ values: String, _ options: String...) async throws {
    let run = try await project.waymark(["test", "Docs/\(name).md", "--quiet"] + options)
    #expect(
      run
        == Project.Run(
          status: 1, output: "1 example, 1 expectation: 1 failed\n",
          error: "Docs/\(name).md:2:1: error: Expectation failed: \(values)\n"))
  }

  @Test func `an example runs again after a change to a header of a system library`() async throws {
    let old = try project.text("Sources/CSignal/signal.h")
    try project.write("Sources/CSignal/signal.h", old.replacing("return 2", with: "return 19"))

    try await expectFailure("header", "(lamp() → 19) == 2")
  }

  @Test
  func `a source is compiled again if its size and date are the same but its contents aren't`()
    async throws
  {
    try await edit("Sources/Signals/Sound.swift", "s/{ 1 }/{ 3 }/")

    try await expectFailure("dated", "(sound() → 3) == 1")

    try await edit("Sources/Signals/Sound.swift", "s/{ 3 }/{ 1 }/")
    let restored = try await project.waymark("test", "Docs/dated.md", "--quiet")
    #expect(restored.status == 0, "\(restored.error)")
  }

  @Test func `a package builds again after a header is restored with its old size and date`()
    async throws
  {
    try await edit("Sources/CSignal/signal.h", "s/int level/int lever/")
    let broken = try await project.waymark("test", "Docs/undone.md", "--quiet")
    try await edit("Sources/CSignal/signal.h", "s/int lever/int level/")
    let undone = try await project.waymark("test", "Docs/undone.md", "--quiet")

    #expect(broken.status == 3)
    #expect(undone.status == 0, "\(undone.error)")
  }

  @Test func `a source is compiled again if no record of the last build exists`() async throws {
    try FileManager.default.removeItem(atPath: project.folder + "/.build/waymark/3/library")
    try await edit("Sources/Signals/Tone.swift", "s/{ 1 }/{ 4 }/")

    try await expectFailure("recordless", "(tone() → 4) == 1")
  }

  @Test func `the examples of a linked source run again after the link points to another file`()
    async throws
  {
    try await link("variant")

    try await expectFailure("link", "(variant() → 2) == 1")
  }

  @Test func `an example runs again after a change to a header outside of the targets`()
    async throws
  {
    try project.write("shared/color.h", "#define COLOR 7\n")

    try await expectFailure("outer", "(color() → 7) == 1")
  }

  @Test func `an example runs again after a change to a header that headers of a C target include`()
    async throws
  {
    try await edit("Sources/CFlag/inner.h", "s/return 1/return 5/")

    try await expectFailure("inner", "(inner() → 5) == 1")
  }

  @Test
  func `an example runs again after a change to a header that headers of a system library include`()
    async throws
  {
    try await edit("shared/nested.h", "s/return 1/return 6/")

    try await expectFailure("nested", "(nested() → 6) == 1")
  }

  @Test func `an example runs again after a change to a file of compiler options`() async throws {
    try await edit("shared/flags", "s/1/2/")

    try await expectFailure("option", "(volume() → 2) == 1")
  }

  @Test func `an example runs again after a change to a file that the assembler includes`()
    async throws
  {
    try await edit("shared/pitch.txt", "s/1/2/")

    try await expectFailure("assembled", "(pitch() → 50) == 49")
  }

  @Test func `an example runs again after a change to a hidden file among resources`()
    async throws
  {
    try project.write("Sources/Signals/Data/.buildinfo", "2")

    try await expectFailure("hidden", "try info() == \"1\"")
  }

  @Test func `'--fresh' recompiles after every change that SwiftPM doesn't notice`() async throws {
    try await edit("Sources/CSignal/light.h", "s/return 2/return 8/")
    try await edit("Sources/Signals/Rest.swift", "s/{ 1 }/{ 5 }/")
    try await link("other")

    try await expectFailure(
      "fresh", "(glow() * 100 + other() * 10 + rest() → 825) == 211", "--fresh")
  }
}
