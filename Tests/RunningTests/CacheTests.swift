import Foundation
import Synchronization
import Testing
import WaymarkCaching
import WaymarkModel
import WaymarkPackages
import WaymarkSamples
import WaymarkSystem

@testable import WaymarkRunning

@Suite struct CacheTests {
  private let random = "print(UInt64.random(in: .min ... .max))"

  @Test func `an example that didn't fail isn't run again`() async throws {
    let example = sample(test(random), name: "again")

    let first = try await Shared.prove(example)
    let second = try await Shared.prove(example)

    #expect(first == second)
  }

  @Test func `an example that failed is run again`() async throws {
    let example = sample(test(random + "\nIssue.record(\"no\")"), name: "failing")

    let first = try await Shared.prove(example)
    let second = try await Shared.prove(example)

    #expect(first.output != second.output)
  }

  @Test func `an example that moved keeps its result with new locations`() async throws {
    var example = sample(test(random + "\nlet unused = 1"), name: "moving")
    let first = try await Shared.prove(example)

    for line in example.source.lines.indices {
      for origin in example.source.lines[line].origins.indices {
        example.source.lines[line].origins[origin].location?.line += 100
      }
    }
    let second = try await Shared.prove(example)

    #expect(first.output == second.output)
    #expect(first.diagnostics.map(\.location.line) == [13])
    #expect(second.diagnostics.map(\.location.line) == [113])
  }

  @Test func `a changed expectation is judged without another run`() async throws {
    let printing = "print(\"a\"); \(random)"
    let first = try await Shared.prove(sample(test(printing), name: "promise"))
    let second = try await Shared.prove(
      sample(test(printing), name: "promise", output: ["a", "..."]))

    #expect(first.output == second.output)
    #expect(first.verdict == .compiled)
    #expect(second.verdict == .passed)
  }

  @Test(arguments: [Cache.Kind.compilation, .object, .execution])
  func `a damaged cache entry is ignored`(kind: Cache.Kind) async throws {
    let cache = try await Shared.newCache("damaged-\(kind.rawValue)")
    defer { FileSystem.remove(cache) }
    let example = sample(test("#expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 1))"))
    let engine = try await Engine(library: .none, cache: cache, timeLimit: 600)
    let before = try await engine.prove([example])
    let store = try Cache(folder: cache)

    for file in FileSystem.files(store.path(kind, "")) {
      var bytes = try #require(FileSystem.read(file))
      bytes[bytes.count / 2] ^= 0xff
      try FileSystem.write(bytes, to: file)
    }
    if kind == .object { FileSystem.files(store.path(.execution, "")).forEach(FileSystem.remove) }
    let after = try await engine.prove([example])

    #expect(before.map(\.verdict) == [.passed])
    #expect(after.map(\.verdict) == [.passed])
  }

  @Test func `a folder in place of a cache entry is ignored`() async throws {
    let cache = try await Shared.newCache("folders")
    defer { FileSystem.remove(cache) }
    let example = sample(test("#expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 1))"))
    _ = try await Engine(library: .none, cache: cache, timeLimit: 600).prove([example])
    let store = try Cache(folder: cache)

    for kind in [Cache.Kind.compilation, .object, .execution, .command] {
      for file in FileSystem.files(store.path(kind, "")) {
        FileSystem.remove(file)
        try FileSystem.makeFolder(file + "/below")
      }
    }
    let after = try await Engine(library: .none, cache: cache, timeLimit: 600).prove([example])

    #expect(after.map(\.verdict) == [.passed])
  }

  @Test(arguments: [[], [UInt8](repeating: 0x5a, count: 500)])
  func `damaged objects that examples link with are rebuilt`(bytes: [UInt8]) async throws {
    let cache = try await Shared.newCache("linked-\(bytes.count)")
    defer { FileSystem.remove(cache) }
    let example = sample(test("#expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 1))"))
    _ = try await Engine(library: .none, cache: cache, timeLimit: 600).prove([example])
    let store = try Cache(folder: cache)

    let linked = FileSystem.files(store.path(.linked, "")).filter { !$0.hasSuffix(".swift") }
    for file in linked { try FileSystem.write(bytes, to: file) }
    for kind in [Cache.Kind.execution, .compilation] { FileSystem.remove(store.path(kind, "")) }
    let after = try await Engine(library: .none, cache: cache, timeLimit: 600).prove([example])

    #expect(linked.contains { $0.hasSuffix(".o") })
    #expect(after.map(\.verdict) == [.passed])
  }

  @Test func `the harness and objects that a run uses aren't pruned`() async throws {
    let cache = try await Shared.newCache("pruned")
    defer { FileSystem.remove(cache) }
    let example = sample(test("#expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 1))"))
    _ = try await Engine(library: .none, cache: cache, timeLimit: 600).prove([example])
    let store = try Cache(folder: cache)
    let used = [Cache.Kind.object, .linked].flatMap { kind in
      (FileSystem.names(in: store.path(kind, "")) ?? []).map { store.path(kind, $0) }
    }
    for path in used {
      var times = [timeval](
        repeating: timeval(tv_sec: time(nil) - 40 * 86_400, tv_usec: 0), count: 2)
      try #require(utimes(path, &times) == 0)
    }

    // Pruning happens at the end of a run if this file is missing.
    FileSystem.remove(store.folder + "/pruned")
    _ = try await Engine(library: .none, cache: cache, timeLimit: 600).prove([example])

    #expect(used.count == 2)
    #expect(FileSystem.size(store.folder + "/pruned") != nil)
    #expect(used.filter { FileSystem.size($0) == nil } == [])
  }

  @Test func `two engines can share a cache`() async throws {
    // The cache starts empty, so that both engines compile the harness at the same time.
    let cache = Shared.folder + "-shared"
    defer { FileSystem.remove(cache) }
    let examples = (1...4).map { sample(test("print(\($0))"), name: "n\($0)") }

    async let one = Engine(library: .none, cache: cache, timeLimit: 600).prove(examples)
    async let two = Engine(library: .none, cache: cache, timeLimit: 600).prove(examples)
    let (first, second) = try await (one, two)

    #expect(first.map(\.output) == ["1\n", "2\n", "3\n", "4\n"], "\(first)")
    #expect(second.map(\.output) == ["1\n", "2\n", "3\n", "4\n"], "\(second)")
    #expect(
      try FileSystem.files(Cache(folder: cache).scratch).map(URL.init(fileURLWithPath:))
        .map(\.lastPathComponent).filter { $0 != "INPUT.o" } == [])
  }

  @Test func `an unwritable cache is reported`() async throws {
    let failure = await #expect(throws: EnvironmentError.self) {
      try await Engine(library: .none, cache: "/dev/null/cache")
    }

    #expect(failure?.description.hasPrefix("can't create '/dev/null") == true)
  }

  @Test func `proofs are in the order of the examples, and each is reported once`() async throws {
    let engine = try await Engine(library: .none, cache: Shared.folder)
    let examples = ["a", "b", "c"].map { sample(test("print(\"\($0)\")"), name: $0) }
    let names = Mutex<[String]>([])

    let evaluations = try await engine.evaluations(of: examples) { progress in
      names.withLock { $0.append(progress.example.name) }
    }

    #expect(evaluations.map(\.proof.example.name) == ["a", "b", "c"])
    #expect(names.withLock { $0 }.sorted() == ["a", "b", "c"])
  }

  @Test func `code compiled while the library changed is neither cached nor judged`() async throws {
    let cache = try await Shared.newCache("built")
    let source = cache + "/source.swift"
    defer { FileSystem.remove(cache) }
    try FileSystem.write("let a = 1", to: source)
    let library = Library(interfaces: [source])
    let example = sample(test("#expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 1))"))
    let engine = try await Engine(library: library, cache: cache, timeLimit: 200)

    try FileSystem.write("let a = 3", to: source)
    await #expect(throws: EnvironmentError.self) { try await engine.prove([example]) }

    let store = try Cache(folder: cache)
    #expect(FileSystem.files(store.path(.compilation, "")) == [])
    let next = try await Engine(library: library, cache: cache, timeLimit: 200)
    #expect(try await next.prove([example]).map(\.verdict) == [.passed])
  }
}
