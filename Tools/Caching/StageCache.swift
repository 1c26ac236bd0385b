import WaymarkHashing
import WaymarkSystem

/// Results of stages other than compiling and running, stored in the cache under the text that they
/// were computed from.
///
/// Several runs can share the cache. An entry is visible only to the build of the program that
/// wrote it, because another build can produce different results. Read and write errors are
/// ignored.
package struct StageCache: Sendable {
  private let cache: Cache
  private let program = FileSystem.stamp("/proc/self/exe") ?? ""

  /// Opens the cache in a folder, which is created if necessary.
  ///
  /// - Parameter cache: The folder of the cache, the same as for the engine.
  /// - Throws: `EnvironmentError` if the folder can't be created.
  package init(cache: String) throws { self.cache = try Cache(folder: cache) }

  /// Returns the result that was computed from a string; nil if there is none.
  package func load(_ text: String) -> [UInt8]? { cache.checkedBytes(.stage, key(text)) }

  /// Stores the result that was computed from a string.
  package func store(_ text: String, _ bytes: [UInt8]) {
    try? cache.setChecked(bytes, as: .stage, key(text))
  }

  /// Returns the value that was computed from a string; nil if there is none.
  package func value<Value: Decodable>(for text: String) -> Value? {
    cache.value(.stage, key(text), as: Value.self)
  }

  /// Stores the value that was computed from a string.
  package func set(_ value: some Encodable, for text: String) {
    try? cache.set(.stage, key(text), to: value)
  }

  private func key(_ text: String) -> String { Digest(program, text).description }
}
