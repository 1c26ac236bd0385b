import Foundation
import WaymarkSystem

/// Watches folders and their contents except for hidden folders, with inotify.
///
/// An editor can save a file by writing it or by renaming another file over it, so both are
/// changes. Hidden files and backups (`name~`) are ignored. If the system drops events, everything
/// counts as changed.
package final class FolderWatcher: Sendable {
  /// An element for each group of changes. Changes are combined until they're read.
  package let changes: AsyncStream<Void>
  private let descriptor: Int32

  /// - Throws: `EnvironmentError` if a folder can't be watched, for example because the system
  ///   allows too few watches.
  package init(_ folders: [String]) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw EnvironmentError("can't watch files: \(String(cString: strerror(errno)))")
    }
    var watches = Watches(descriptor: descriptor)
    do {
      for folder in folders { try watches.add(FileSystem.realPath(folder)) }
    } catch {
      close(descriptor)
      throw error
    }
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.changes = changes
    // Reading blocks, so it needs its own thread instead of one from the cooperative pool.
    Thread.detachNewThread { [watches] in
      var watches = watches
      while let isChange = watches.next() { if isChange { continuation.yield() } }
      continuation.finish()
    }
  }

  deinit { close(descriptor) }

  /// Returns whether an event is a change.
  ///
  /// - Parameters:
  ///   - mask: The kind of the event.
  ///   - name: The name of the file or folder that it is about.
  static func isChange(_ mask: UInt32, name: String) -> Bool {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix("~") else { return false }
    // A new file isn't complete until it's closed or renamed.
    return mask & UInt32(IN_CREATE) == 0 || mask & UInt32(IN_ISDIR) != 0
  }
}

/// The watched folders, by their inotify watch descriptors.
private struct Watches {
  let descriptor: Int32
  private var folders: [Int32: String] = [:]

  init(descriptor: Int32) { self.descriptor = descriptor }

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)

  /// Adds a folder and those below it.
  mutating func add(_ folder: String) throws {
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    guard number >= 0 else {
      // The folder may have been removed in the meantime.
      if [ENOENT, ENOTDIR, EACCES].contains(errno) { return }
      throw EnvironmentError(
        "can't watch \(folder): \(String(cString: strerror(errno)))"
          + (errno == ENOSPC ? "\n  allow more watches: sysctl fs.inotify.max_user_watches=524288" : ""))
    }
    guard folders.updateValue(folder, forKey: number) == nil else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      try add(path)
    }
  }

  /// Waits for events.
  ///
  /// - Returns: Whether one of them is a change; nil if the descriptor is closed.
  mutating func next() -> Bool? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR ? false : nil }
    var isChange = false
    var offset = 0
    while offset + MemoryLayout<inotify_event>.size <= count {
      let event = buffer.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      }
      let start = offset + MemoryLayout<inotify_event>.size
      offset = start + Int(event.len)
      let name = String(decoding: buffer[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
      isChange = handle(event, name: name) || isChange
    }
    return isChange
  }

  private mutating func handle(_ event: inotify_event, name: String) -> Bool {
    guard FolderWatcher.isChange(event.mask, name: name) else { return false }
    if event.mask & UInt32(IN_ISDIR) != 0, let folder = folders[event.wd] {
      try? add("\(folder)/\(name)")
    }
    return true
  }
}
