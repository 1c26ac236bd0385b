import Testing
import WaymarkSystem

@testable import WaymarkPackages

@Suite struct ToolchainTests {
  private let hint = "  reinstall the toolchain, or put another one first in PATH"

  private func failure<Result>(
    driver: String, _ body: (FakeToolchain) async throws -> Result
  ) async throws -> String? {
    let fake = try await FakeToolchain(driver: driver)
    defer { fake.remove() }
    return await #expect(throws: EnvironmentError.self) { _ = try await body(fake) }?.description
  }

  @Test(arguments: ["echo '1.swift' >&2; echo job; exit 1", "echo '1.swift' >&2"])
  func `a compiler driver that can't list its jobs is reported`(driver: String) async throws {
    let text = try await failure(driver: driver) {
      try await $0.toolchain.compileJob(flags: [], store: $0.store)
    }

    #expect(text == "the compiler driver couldn't list its jobs: 1.swift\n" + hint)
  }

  @Test func `a compiler that lists no compile job is reported`() async throws {
    let text = try await failure(driver: "echo ld") {
      try await $0.toolchain.compileJob(flags: [], store: $0.store)
    }

    #expect(text == "the compiler's list of jobs contains no compile job\n" + hint)
  }

  @Test func `a compiler that lists no link job is reported`() async throws {
    let text = try await failure(driver: "echo @files") {
      try await $0.toolchain.clang(store: $0.store)
    }

    #expect(text == "the compiler's list of jobs contains no link job\n" + hint)
  }

  @Test func `a linker whose command is unknown is reported`() async throws {
    let text = try await failure(driver: #"echo "$(dirname "$0")/clang" INPUT.o"#) {
      try await $0.write("clang", "echo 'no linker' >&2")
      return try await $0.toolchain.linkJob(store: $0.store)
    }

    #expect(text == "can't determine the linker's command: no linker\n" + hint)
  }

  @Test func `a module whose symbols can't be extracted is reported`() async throws {
    let text = try await failure(driver: "echo swift-frontend -frontend -target x") {
      try await $0.write("swift-symbolgraph-extract", "echo \"no target $4\" >&2; exit 1")
      return try await Library().graphs(of: "Hikes", $0.toolchain, store: $0.store)
    }

    #expect(
      text == "can't extract the symbols of the module 'Hikes': no target x\n"
        + "  reinstall the Swift toolchain, or use another version")
  }

  @Test func `symbols that can't be read are reported`() async throws {
    let script = #"ln -s nowhere "$6/Hikes.symbols.json""#

    let text = try await failure(driver: "echo swift-frontend -frontend -target x") {
      try await $0.write("swift-symbolgraph-extract", script)
      return try await Library().graphs(of: "Hikes", $0.toolchain, store: $0.store)
    }

    // The file is in a folder with a random name.
    let start = "the extracted symbols of the module 'Hikes' can't be read from '"
    let end =
      "/Hikes.symbols.json'\n"
      + "  check that no other program removes files from the cache during a run"
    #expect(text?.hasPrefix(start) == true && text?.hasSuffix(end) == true)
  }

  @Test func `the environment sets the home folder for programs and for Foundation`() {
    let variables = FixedEnvironment.variables(home: "/work/home", temporary: "/work/tmp")

    #expect(variables["HOME"] == "/work/home")
    #expect(variables["CFFIXED_USER_HOME"] == "/work/home")
  }
}
