import Foundation
import Testing
import WaymarkModel
import WaymarkPackages
import WaymarkSamples
import WaymarkSystem

@testable import WaymarkRunning

@Suite struct IsolationTests {
  private func prove(_ statements: String) async throws -> Proof {
    try await Shared.prove(
      sample("import Foundation\nimport Glibc\n" + test(statements), name: "isolated"))
  }

  private let check = "#expect(1 == 1, sourceLocation: __waymarkCheck(0, 99, 1))"

  @Test func `an example leaves nothing behind, however deeply its folders are nested`()
    async throws
  {
    let proof = try await Shared.prove(
      sample(
        "import Foundation\n"
          + test(
            """
            print(getenv("HOME").map { String(cString: $0) }!)
            let made = (0..<3_000).count { _ in mkdir("deep", 0o700) == 0 && chdir("deep") == 0 }
            print(made)
            """)))

    let lines = proof.output.split(separator: "\n")
    #expect(lines.last == "3000", "\(proof)")
    let home = try #require(lines.first)
    #expect(home.hasSuffix("/home"))
    #expect(!FileSystem.isFolder(String(home.dropLast("/home".count))))
  }

  @Test func `an example that exits before its test ends is reported as crashed`() async throws {
    let proof = try await prove("\(check)\natexit { print(\"bye\") }\nexit(0)")

    #expect(
      proof.summary.filter { !$0.contains("warning") } == [
        "crashed",
        """
        a.md:14:3: error: the process ended with status 0 before its test ended
          remove the call that ends the process, or show it in a snippet with 'untested='
        """,
      ])
  }

  @Test func `text on standard error that looks like the runtime's is kept`() async throws {
    let proof = try await prove(
      "\(check)\nFileHandle.standardError.write(Data(\"*** Signal lost\\n\".utf8))")

    #expect(proof.summary == ["passed"])
    #expect(proof.log == "*** Signal lost\n")
  }

  // Descriptors without a file type stay open, because the runtime's threads wait for them. A
  // thread whose wait fails could stop the process before the example ends.
  @Test func `an example that closes every file is still judged`() async throws {
    let close = """
      for file in 0..<Int32(1024) {
        var status = stat()
        if fstat(file, &status) == 0, status.st_mode & S_IFMT != 0 { close(file) }
      }
      """
    let passed = try await prove("\(close)\n\(check)")
    let failed = try await prove("\(close)\nIssue.record(\"no\")")

    #expect(passed.summary == ["passed"])
    #expect(failed.summary == ["failed", "a.md:18:15: error: no"])
  }

  @Test func `a compiler that exceeds its time limit is stopped`() async throws {
    let limited = try await Engine(library: .none, cache: Shared.folder, compileLimit: 0.001)
    let unlimited = try await Engine(library: .none, cache: Shared.folder, timeLimit: 200)
    let example = sample(test("_ = 19 + 1"), name: "limited")

    let stopped = try await limited.prove([example])[0]
    let compiled = try await unlimited.prove([example])[0]

    #expect(stopped.verdict == .doesNotCompile)
    #expect(
      stopped.diagnostics.map(\.message) == ["the compiler took longer than 0.001 seconds"])
    #expect(compiled.verdict == .compiled)
  }

  // Another thread may receive the signal, sometimes only after this one has continued to the end.
  @Test func `an example that suspends itself is stopped at the time limit`() async throws {
    let engine = try await Engine(library: .none, cache: Shared.folder, timeLimit: 1)
    let examples = (0..<8).map { index in
      sample(
        "import Glibc\n" + test("\(check)\nkill(\(index % 2 == 0 ? "0" : "getpid()"), SIGSTOP)"),
        name: "suspended\(index)")
    }

    let proofs = try await engine.prove(examples)

    #expect(proofs.map(\.verdict) == examples.map { _ in .timedOut })
    #expect(
      proofs[0].diagnostics.map(\.message) == [
        "the example didn't end within 1 second and was stopped"
      ])
  }

  @Test func `an example is stopped if it records too many results`() async throws {
    let proof = try await prove(
      """
      let text = Comment(rawValue: String(repeating: "x", count: 4_000_000))
      for _ in 0..<20 { Issue.record(text) }
      """)

    #expect(
      proof.summary.prefix(2) == [
        "failed",
        """
        a.md:14:3: error: the example recorded more than 60 MB of results and was stopped
          if the expectations are in a loop, make sure that the loop ends; if their comments are \
        long, shorten them
        """,
      ])
  }

  @Test func `the last output of a process that exits is reported`() async throws {
    let proof = try await prove(
      "\(check)\nFileHandle.standardError.write(Data(\"no such thing\\n\\n\".utf8))\nexit(3)")

    #expect(
      proof.summary.filter { !$0.contains("warning") } == [
        "crashed",
        """
        a.md:14:3: error: the process ended with status 3 before its test ended; it wrote 'no such \
        thing'
          remove the call that ends the process, or show it in a snippet with 'untested='
        """,
      ])
  }

  @Test func `a toolchain library finds the libraries that it depends on`() async throws {
    let proof = try await Shared.prove(
      sample("import XCTest\nopen class Old: XCTestCase {}\n" + test("\(check)"), name: "older"))

    #expect(proof.summary == ["passed"])
  }

  @Test func `an example can't open a terminal`() async throws {
    let proof = try await prove("print(getsid(0) == getpid(), open(\"/dev/tty\", O_RDWR) < 0)")

    #expect(proof.output == "true true\n")
  }

  @Test func `standard input is empty`() async throws {
    let proof = try await prove("print(readLine() ?? \"nothing\")")

    #expect(proof.output == "nothing\n")
  }

  @Test func `each example has its own empty working folder`() async throws {
    let statements = """
      let files = FileManager.default
      print(try files.contentsOfDirectory(atPath: "."))
      try "x".write(toFile: "left", atomically: true, encoding: .utf8)
      _ = files.changeCurrentDirectoryPath("/")
      print(ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("WAYMARK") })
      """

    let first = try await prove(statements)
    let second = try await prove(statements + "\n")

    #expect(first.output == "[]\n[]\n")
    #expect(second.output == "[]\n[]\n")
  }

  @Test func `an example that removes its folder is still judged`() async throws {
    let proof = try await Shared.prove(
      sample(
        "import Foundation\n"
          + test(
            """
            let home = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HOME"]!)
            try FileManager.default.removeItem(at: home.deletingLastPathComponent())
            exit(0)
            """)))

    #expect(proof.verdict == .crashed)
  }

  @Test func `an example that closes its standard streams is still judged`() async throws {
    let proof = try await prove("close(0); close(1); close(2)\n\(check)\nprint(\"lost\")")

    #expect(proof.verdict == .passed)
    #expect(proof.output == "")
  }

  @Test func `a child process that keeps the streams open neither blocks the run nor survives it`()
    async throws
  {
    let proof = try await prove(
      """
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", "setsid sleep 6543 & sleep 6543"]
      try child.run()
      \(check)
      """)
    let left = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      .compactMap { FileSystem.readStream("/proc/\($0)/cmdline") }

    #expect(proof.verdict == .passed)
    #expect(!left.contains { $0.firstRange(of: "sleep\u{0}6543".utf8) != nil })
  }

  @Test func `a stack overflow is a crash`() async throws {
    let proof = try await prove(
      "func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + 1 }\nprint(deep(0))")

    #expect(proof.verdict == .crashed)
    #expect(
      proof.diagnostics.first?.message
        == "the process was terminated by signal 11 (segmentation fault)")
  }

  @Test func `a test that waits forever is stopped at the time limit`() async throws {
    // A loaded machine needs this long to start the process and print.
    let engine = try await Engine(library: .none, cache: Shared.folder, timeLimit: 8)
    let example = sample(
      "import Foundation\n" + test("print(\"a\")\nwait()")
        + "\nfunc wait() { while true { Thread.sleep(forTimeInterval: 1) } }")

    let proof = try await engine.prove([example])[0]

    #expect(
      proof.summary == [
        "timed out",
        "a.md:13:3: error: the example didn't end within 8 seconds and was stopped\n"
          + "  if it needs more time, set 'time-limit' in waymark.yml, or use --time-limit",
      ])
    #expect(proof.output == "a\n")
  }

  @Test func `two examples can declare the same conformance of an imported type`() async throws {
    let engine = try await Engine(library: .none, cache: Shared.folder, timeLimit: 200)
    let code = "extension Int: @retroactive Error {}\n" + test("print((1 as Any) is any Error)\n")

    let proofs = try await engine.prove([sample(code, name: "one"), sample(code, name: "two")])

    #expect(proofs.map(\.output) == ["true\n", "true\n"])
  }

  @Test func `an exit test runs in its own process`() async throws {
    let proof = try await prove(
      "await #expect(processExitsWith: .failure, sourceLocation: __waymarkCheck(0, 6, 1)) { fatalError() }"
    )

    #expect(proof.verdict == .passed)
  }
}
