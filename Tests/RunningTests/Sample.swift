import Foundation
import WaymarkCaching
import WaymarkJudging
import WaymarkModel
import WaymarkPackages
import WaymarkResults
import WaymarkSystem

@testable import WaymarkRunning

extension Engine {
  /// Creates an engine that judges examples as the tool does.
  init(
    library: Library, cache: String, timeLimit: Double = 10, compileLimit: Double = 600,
    jobs: Int? = nil, sandbox: Sandbox? = nil, variables: [String: String] = [:],
    isFresh: Bool = false, runsAgain: Bool = false, shared: SharedCache? = nil
  ) async throws {
    var options = Options()
    (options.timeLimit, options.compileLimit, options.jobs) = (timeLimit, compileLimit, jobs)
    (options.sandbox, options.variables, options.shared) = (sandbox, variables, shared)
    (options.isFresh, options.runsAgain) = (isFresh, runsAgain)
    if cache == Shared.folder { try await Shared.compileHarness() }
    try await self.init(
      library: library, cache: cache, options: options, judge: Evaluation.init(of:_:_:))
  }
}

/// One engine for all suites, with its own cache that starts empty.
enum Shared {
  static let folder: String = {
    atexit { FileSystem.remove(Shared.folder) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-tests-\(getpid())").path
  }()
  private static let engine = Task {
    try await Engine(library: .none, cache: folder, timeLimit: 600)
  }

  private static let harness = Task {
    let store = try Cache(folder: folder)
    return try await Harness.build(toolchain: Toolchain.find(store: store), store: store)
  }

  /// Compiles the harness of the shared engine, unless another test has done so, because engines
  /// that start at the same time would all compile it.
  static func compileHarness() async throws { _ = try await harness.value }

  static func prove(_ example: Example) async throws -> Proof {
    try await engine.value.prove([example])[0]
  }

  /// Creates a cache that contains only the harness, because compiling it takes several seconds.
  ///
  /// - Parameter name: Part of the folder's name, which distinguishes the caches of a process.
  /// - Returns: The cache's folder.
  static func newCache(_ name: String) async throws -> String {
    let harness = try await engine.value.builder.harness.folder
    let cache = "\(folder)-\(name)"
    let key = URL(fileURLWithPath: harness).lastPathComponent
    // An earlier process with the same ID may have left its files.
    FileSystem.remove(cache)
    let copy = try Cache(folder: cache).path(.linked, key)
    try FileManager.default.copyItem(atPath: harness, toPath: copy)
    return cache
  }
}

extension Engine {
  func prove(_ examples: [Example]) async throws -> [Proof] {
    try await evaluations(of: examples).map(\.proof)
  }
}
