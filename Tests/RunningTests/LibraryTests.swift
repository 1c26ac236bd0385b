import Foundation
import Synchronization
import Testing
import WaymarkModel
import WaymarkPackages
import WaymarkSamples
import WaymarkSystem

@testable import WaymarkRunning

/// Tests that use the same package share its build, and all of them share the harness.
@Suite(.serialized) struct LibraryTests {
  private static let dependent = Result { try Package("dependencies-on-packages-and-c") }
  private static let productless = Result { try Package("targets-without-a-product") }

  @Test
  func
    `a package that depends on packages, C code, and system libraries can be imported and linked`()
    async throws
  {
    let package = try Self.dependent.get()

    let library = try await package.load()
    let engine = try await Engine(library: library, cache: package.cache, timeLimit: 200)
    let example = sample(
      "import Core\nimport Dep\n"
        + test("#expect(core() == 10 && dep() == 7, sourceLocation: __waymarkCheck(0, 6, 1))"))
    let proof = try await engine.prove([example])[0]

    #expect(library.modules == ["Core"])
    #expect(library.linkFlags == ["-lz"])
    #expect(proof.summary == ["passed"])
  }

  @Test func `a library is reused until a source changes`() async throws {
    let package = try Self.dependent.get()
    let counter = ProgressCounter()

    let first = try await package.load()
    let again = try await package.load(progress: counter.count)
    let before = counter.number
    try "public func dep() -> Int { 8 }\n".write(
      toFile: package.folder + "/dep/Sources/Dep/Dep.swift", atomically: true, encoding: .utf8)
    _ = try await package.load(progress: counter.count)

    #expect(first == again)
    #expect(before == 0)
    #expect(counter.number == 1)
  }

  @Test func `the examples of a library run again after the library is edited`() async throws {
    let package = try Self.dependent.get()
    let example = sample(
      "import Core\n" + test("#expect(core() == 11, sourceLocation: __waymarkCheck(0, 5, 1))"))
    let source = package.folder + "/dep/Sources/Dep/Dep.swift"

    try "public func dep() -> Int { 8 }\n".write(toFile: source, atomically: true, encoding: .utf8)
    let before = try await Engine(library: package.load(), cache: package.cache)
      .prove([example])[0]
    try "public func dep() -> Int { 9 }\n".write(toFile: source, atomically: true, encoding: .utf8)
    let after = try await Engine(library: package.load(), cache: package.cache)
      .prove([example])[0]

    #expect(before.summary == ["passed"])
    #expect(
      after.summary == ["failed", "a.md:13:3: error: Expectation failed: (core() → 12) == 11"])
  }

  @Test func `without building, only a package that was built before can be used`() async throws {
    let package = try Self.productless.get()

    let before = await #expect(throws: EnvironmentError.self) {
      try await Library.load(
        package: package.folder, cache: package.cache, options: .init(skipsBuild: true))
    }
    let built = try await package.load()
    let known = try await Library.load(
      package: package.folder, cache: package.cache, options: .init(skipsBuild: true))
    let anew = try await Library.load(
      package: package.folder, cache: package.otherCache, options: .init(skipsBuild: true))

    #expect(
      before?.description
        == "'\(package.folder)' has no build manifest\n  run 'swift build'")
    #expect(known == built)
    #expect(anew == built)
  }

  @Test func `the targets of a package without a library product can be imported`() async throws {
    let package = try Self.productless.get()

    let library = try await package.load()
    let engine = try await Engine(library: library, cache: package.cache)
    let example = sample(
      "import Inner\n" + test("#expect(inner() == 1, sourceLocation: __waymarkCheck(0, 5, 1))"))
    let proof = try await engine.prove([example])[0]

    #expect(library.modules == [])
    #expect(proof.summary == ["passed"])
  }

  @Test func `a package that contains only a program has no library`() async throws {
    let package = try Package("only-a-program")

    let library = try await package.load()
    let engine = try await Engine(library: library, cache: package.cache)
    let proof = try await engine.prove([sample(test("print(1)"))])[0]

    #expect(library.modules == [] && library.inputs == [])
    #expect(proof.summary == ["compiled"])
  }

  @Test func `a dynamic library is found at run time`() async throws {
    let package = try Package("a-dynamic-library")

    let library = try await package.load()
    let engine = try await Engine(library: library, cache: package.cache)
    let example = sample(
      "import Shown\n" + test("#expect(shown() == 5, sourceLocation: __waymarkCheck(0, 5, 1))"))
    let proof = try await engine.prove([example])[0]

    #expect(library.modules == ["Shown"])
    #expect(proof.summary == ["passed"])
  }

  @Test func `C++ code is linked even if the package has no program`() async throws {
    let package = try Package("cplusplus-without-a-program")

    let library = try await package.load()
    let engine = try await Engine(library: library, cache: package.cache)
    let example = sample(
      "import Shown\n" + test("#expect(shown() == 5, sourceLocation: __waymarkCheck(0, 5, 1))"))
    let proof = try await engine.prove([example])[0]

    #expect(library.linkFlags == ["-lz", "-lstdc++"])
    #expect(proof.summary == ["passed"])
  }

  @Test func `a library in a folder that the manifest names is found`() async throws {
    let package = try Package("toolchain-libraries-are-found")

    let library = try await package.load()
    let engine = try await Engine(library: library, cache: package.cache, timeLimit: 200)
    let example = sample(
      "import Tokens\n"
        + test("#expect(count(\"a + b\") == 4, sourceLocation: __waymarkCheck(0, 5, 1))"))
    let proof = try await engine.prove([example])[0]

    #expect(library.linkFlags.contains("-rpath"))
    #expect(proof.summary == ["passed"])
  }

  @Test func `a C target that no Swift target uses can be imported`() async throws {
    let package = try Package("c-without-swift")

    let library = try await package.load()
    let engine = try await Engine(library: library, cache: package.cache)
    let example = sample(
      "import CTrail\n" + test("#expect(trail() == 5, sourceLocation: __waymarkCheck(0, 5, 1))"))
    let proof = try await engine.prove([example])[0]

    #expect(library.modules == ["CTrail"])
    #expect(proof.summary == ["passed"])
  }

  @Test(arguments: [
    "a-vendored-library", "a-library-in-a-module-map", "a-binary-library", "an-archive-by-path",
    "a-relative-library-folder",
  ])
  func `examples run again after a library that the package links with is replaced`(name: String)
    async throws
  {
    let package = try Package(name)
    let example = sample(
      "import Shown\n" + test("#expect(shown() == 5, sourceLocation: __waymarkCheck(0, 5, 1))"))

    try await package.compileVendoredLibrary("int beds(void) { return 5; }")
    let before = try await Engine(library: package.load(), cache: package.cache)
      .prove([example])[0]
    try await package.compileVendoredLibrary("int beds(void) { return 6; }")
    let after = try await Engine(library: package.load(), cache: package.cache)
      .prove([example])[0]

    #expect(before.summary == ["passed"])
    #expect(
      after.summary == ["failed", "a.md:13:3: error: Expectation failed: (shown() → 6) == 5"])
  }

  @Test func `a module that shadows Swift Testing is reported`() async throws {
    let package = try Package("a-module-that-hides-testing")

    let failure = await #expect(throws: EnvironmentError.self) { try await package.load() }

    #expect(
      failure?.description
        == "the package or one of its dependencies has a module 'Testing', which shadows the module "
        + "that runs examples\n"
        + "  rename the module's target, or remove the dependency that contains it")
  }

  @Test func `a package that doesn't build is reported with the build errors`() async throws {
    let package = try Package("a-source-with-an-error")

    let failure = await #expect(throws: EnvironmentError.self) { try await package.load() }

    #expect(failure?.description.hasPrefix("the package doesn't build:\n") == true)
    #expect(failure?.description.contains("cannot convert") == true)
  }

  @Test func `a build that lacks a file of the package is rejected`() async throws {
    let package = try Self.productless.get()
    let object = try #require(try await package.load().inputs.first)
    FileSystem.remove(object)

    let failure = await #expect(throws: EnvironmentError.self) {
      try await Library.load(
        package: package.folder, cache: package.otherCache, options: .init(skipsBuild: true))
    }

    #expect(
      failure?.description == "the last build doesn't contain '\(object)'\n  run 'swift build'")
  }

  @Test func `a build by a different compiler is rejected`() async throws {
    let package = try Self.productless.get()
    let compiler = try await package.load().compiler
    let debug = package.folder + "/.build/debug"
    let note = try #require(
      FileManager.default.contentsOfDirectory(atPath: debug).first {
        $0.hasPrefix("swift-version-")
      })
    try "Swift version 5.0\n".write(toFile: "\(debug)/\(note)", atomically: true, encoding: .utf8)

    let failure = await #expect(throws: EnvironmentError.self) {
      try await Library.load(
        package: package.folder, cache: package.otherCache, options: .init(skipsBuild: true))
    }

    #expect(
      failure?.description
        == "the last build was made with a compiler other than \(compiler)\n  run 'swift build'")
  }

  @Test func `a missing package is reported`() async throws {
    let folder = Shared.folder + "-nothing"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

    await #expect(throws: EnvironmentError.self) {
      try await Library.load(package: folder, cache: folder + "/cache")
    }
  }
}

private final class ProgressCounter: Sendable {
  private let messages = Mutex(0)

  var number: Int { messages.withLock { $0 } }

  @Sendable func count(_: String) { messages.withLock { $0 += 1 } }
}

/// A copy of a fixture that tests can build and edit. It's removed with the last reference, or when
/// the process ends.
private final class Package: Sendable {
  let folder: String
  var cache: String { Shared.folder }
  /// A cache that doesn't contain the build.
  var otherCache: String { folder + "/.cache-\(UInt32.random(in: 0 ... .max))" }

  init(_ name: String) throws {
    let packages = Shared.folder + "/packages"
    try FileSystem.makeFolder(packages)
    folder = "\(FileSystem.realPath(packages))/\(name)-\(UInt32.random(in: 0 ... .max))"
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Running/\(name)")
    try FileManager.default.copyItem(atPath: fixtures.path, toPath: folder)
  }

  deinit { FileSystem.remove(folder) }

  func load(progress: @escaping @Sendable (String) -> Void = { _ in }) async throws -> Library {
    try await Library.load(package: folder, cache: cache, progress: progress)
  }

  func compileVendoredLibrary(_ code: String) async throws {
    let vendor = folder + "/Vendor"
    try FileSystem.makeFolder(vendor)
    try FileSystem.write(code + "\n", to: vendor + "/hut.c")
    let script = """
      clang -fPIC -c hut.c -o hut.o
      clang -shared hut.o -o libhut.so
      mkdir -p hut.artifactbundle
      ar rcs hut.artifactbundle/libhut.a hut.o
      """
    let termination = try await ProgramInvocation(
      program: "/bin/sh", arguments: ["-ec", script], folder: vendor
    ).run()
    try #require(termination.ending == .exited(0), "\(termination.errorText)")
  }
}
