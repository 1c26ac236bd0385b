import Foundation
import Testing
import WaymarkModel
import WaymarkPackages
import WaymarkSamples
import WaymarkSystem

@testable import WaymarkRunning

/// Examples in a sandbox, on machines that support one.
@Suite(.enabled("bubblewrap is missing or can't make namespaces") { await Contained.isAvailable })
struct SandboxTests {
  private static let engine = Task {
    try await Engine(
      library: .none, cache: Shared.folder, timeLimit: 200,
      sandbox: try await Contained.sandbox.value)
  }

  private func prove(_ statements: String, plan: Example.Plan = .run) async throws -> Proof {
    let code = "import Foundation\nimport Glibc\n" + test(statements)
    return try await Self.engine.value.prove([sample(code, plan: plan, name: "contained")])[0]
  }

  private let check = "#expect(1 == 1, sourceLocation: __waymarkCheck(0, 99, 1))"

  @Test func `an example in the sandbox runs and is judged as usual`() async throws {
    let proof = try await prove("print(\"a\")\n\(check)")

    #expect(proof.summary == ["passed"])
    #expect(proof.output == "a\n")
  }

  @Test func `only the example's own folders are writable`() async throws {
    let proof = try await prove(
      """
      for place in ["\(Contained.package)", "/", "/usr", "/etc", "/tmp", NSTemporaryDirectory(), "."] {
        print(open(place + "/waymark-was-here", O_CREAT | O_WRONLY, 0o600) >= 0)
      }
      """)

    #expect(proof.output == "false\nfalse\nfalse\nfalse\ntrue\ntrue\ntrue\n")
    #expect(!FileManager.default.fileExists(atPath: "/tmp/waymark-was-here"))
  }

  @Test func `only the system, the toolchain, and the package are readable`() async throws {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/root"
    let proof = try await prove(
      """
      print((try? String(contentsOfFile: "\(Contained.package)/readable.txt", encoding: .utf8)) ?? "nothing")
      print((try? String(contentsOfFile: "\(Contained.package)/.git/config", encoding: .utf8)) ?? "nothing")
      for place in ["\(home)/.bashrc", "/run", "/var", "/sys"] {
        print(FileManager.default.fileExists(atPath: place))
      }
      """)

    #expect(proof.output == "ours\nnothing\nfalse\nfalse\nfalse\nfalse\n")
  }

  @Test func `the network is unavailable, including services on the same machine`() async throws {
    let listener = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        #expect(bind(listener, pointer, length) == 0 && listen(listener, 1) == 0)
        #expect(getsockname(listener, pointer, &length) == 0)
      }
    }
    let connect = """
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = \(address.sin_port)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          print(connect(client, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0)
        }
      }
      """
    let outside = try await Shared.prove(
      sample("import Foundation\nimport Glibc\n" + test(connect), name: "contained"))

    #expect(outside.output == "true\n")
    #expect(try await prove(connect).output == "false\n")
  }

  @Test func `an exit with the status of a trap isn't a trap`() async throws {
    let trap = try await prove("fatalError(\"no way\")", plan: .traps(text: "no way"))
    let exit = try await prove(
      "FileHandle.standardError.write(Data(\"Fatal error: no way\\n\".utf8))\nexit(132)",
      plan: .traps(text: "no way"))

    #expect(trap.verdict == .passed, "\(trap.summary)")
    #expect(exit.verdict == .crashed)
    #expect(
      exit.diagnostics.map(\.message) == [
        """
        the process ended with status 132 before its test ended; it wrote 'Fatal error: no way'
        """
      ])
  }

  @Test func `an example that kills all processes it can see affects only itself`() async throws {
    let proof = try await prove(
      "kill(-1, SIGKILL)\nkill(getppid(), SIGKILL)\nkill(getpid(), SIGKILL)")

    #expect(proof.verdict == .crashed)
  }

  @Test func `an example that doesn't end is stopped with all processes that it started`()
    async throws
  {
    let engine = try await Engine(
      library: .none, cache: Shared.folder, timeLimit: 1, sandbox: try await Contained.sandbox.value
    )
    let code =
      "import Foundation\nimport Glibc\n"
      + test(
        """
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = ["-c", "setsid env -i sleep 7654"]
        try child.run()
        wait()
        """) + "\nfunc wait() { while true { Thread.sleep(forTimeInterval: 1) } }"

    let proof = try await engine.prove([sample(code, name: "endless")])[0]
    let left = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      .compactMap { FileSystem.readStream("/proc/\($0)/cmdline") }

    #expect(proof.verdict == .timedOut)
    #expect(!left.contains { $0.firstRange(of: "sleep\u{0}7654".utf8) != nil })
  }

  @Test func `a result from outside the sandbox isn't reused inside`() async throws {
    let statements = "print(FileManager.default.fileExists(atPath: \"/var\"))\n\(check)"
    let outside = try await Shared.prove(
      sample("import Foundation\nimport Glibc\n" + test(statements), name: "contained"))

    #expect(outside.output == "true\n")
    #expect(try await prove(statements).output == "false\n")
  }
}

/// A sandbox around a package with a file that examples must not read.
private enum Contained {
  static let sandbox = Task { try await Sandbox.find(package: package) }
  static var isAvailable: Bool {
    get async { await (try? sandbox.value) != nil }
  }

  static let package: String = {
    let folder = Shared.folder + "-sandboxed"
    atexit { FileSystem.remove(Shared.folder + "-sandboxed") }
    try? FileSystem.makeFolder(folder + "/.git")
    try? FileSystem.write("token", to: folder + "/.git/config")
    try? FileSystem.write("ours", to: folder + "/readable.txt")
    return FileSystem.realPath(folder)
  }()
}
