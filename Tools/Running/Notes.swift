/// Results of other stages that are stored in the cache, by the text that they are about.
///
/// Several runs can share it. Notes are visible only to the build of the program that wrote them,
/// because another build can have different results. Read and write errors are ignored.
public struct Notes: Sendable {
  private let store: Store
  private let program = Disk.stamp("/proc/self/exe") ?? ""

  /// - Parameter cache: The same folder as for the engine.
  /// - Throws: `WorldFailure` if the folder can't be created.
  public init(cache: String) throws { store = try Store(folder: cache) }

  public func recall(_ text: String) -> [UInt8]? { store.checkedBytes(.note, key(text)) }

  public func keep(_ text: String, _ bytes: [UInt8]) {
    try? store.setChecked(bytes, as: .note, key(text))
  }

  private func key(_ text: String) -> String { Digest(program, text).description }
}
