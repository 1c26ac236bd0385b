/// What another stage found out and wants to keep in the cache, by the text that it is about.
///
/// Several runs may share it. Only the very program that made a note sees it: one that was built
/// anew may have come to think otherwise. Whatever cannot be read is as good as never kept, and
/// what cannot be written is not kept.
public struct Notes: Sendable {
  private let store: Store
  private let program = Disk.stamp("/proc/self/exe") ?? ""

  /// - Parameter cache: The folder that the engine is given, too.
  /// - Throws: `WorldFailure` if the folder cannot be made.
  public init(cache: String) throws { store = try Store(folder: cache) }

  public func recall(_ text: String) -> [UInt8]? { store.checkedBytes(.note, key(text)) }

  public func keep(_ text: String, _ bytes: [UInt8]) {
    try? store.setChecked(bytes, as: .note, key(text))
  }

  private func key(_ text: String) -> String { Digest(program, text).description }
}
