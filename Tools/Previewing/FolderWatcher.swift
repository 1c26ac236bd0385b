import Foundation
import Glibc
import Synchronization
import WaymarkSystem

/// A watcher for changes to folders and their contents, except for hidden folders. It is based on
/// inotify.
///
/// An editor can save a file by writing it or by renaming another file over it, so both count as
/// changes. Hidden files and backups (`name~`) are ignored. If the system drops events, everything
/// counts as changed.
package final class FolderWatcher: Sendable {
  /// An element for each group of changes. Changes are combined until they're read. The stream ends
  /// with an `EnvironmentError` if a new folder can't be watched, or if the system reports no more
  /// changes.
  package let changes: AsyncThrowingStream<Void, any Error>
  private let continuation: AsyncThrowingStream<Void, any Error>.Continuation
  private let watches: Watches

  /// Creates a watcher and starts watching folders.
  ///
  /// - Throws: `EnvironmentError` if a folder can't be watched, for example because the system
  ///   allows too few watches.
  package init(_ folders: [String]) throws {
    let watches = try Watches()
    do {
      try watches.add(folders)
    } catch {
      close(watches.stop)
      throw error
    }
    let (changes, continuation) = AsyncThrowingStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    (self.watches, self.changes, self.continuation) = (watches, changes, continuation)
    // Reading blocks, so it needs its own thread instead of one from the cooperative pool.
    Thread.detachNewThread {
      do {
        while let isChange = try watches.next() { if isChange { continuation.yield() } }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  deinit { close(watches.stop) }

  /// Starts watching more folders, except for those that are already watched. If a folder can't be
  /// watched, ``changes`` ends with an `EnvironmentError`.
  package func add(_ folders: [String]) {
    do {
      try watches.add(folders)
    } catch {
      continuation.finish(throwing: error)
    }
  }

  /// Returns whether an event means that the contents of the folder have changed.
  ///
  /// - Parameters:
  ///   - mask: The kind of the event, as inotify reports it.
  ///   - name: The name of the affected file or folder.
  static func isChange(_ mask: UInt32, name: String) -> Bool {
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix("~") else { return false }
    // A new file isn't complete until it's closed or renamed.
    return mask & UInt32(IN_CREATE) == 0 || mask & UInt32(IN_ISDIR) != 0
  }
}

/// Returns the error for a folder that can't be watched, with a hint if there are too many watches.
///
/// - Parameter number: The value of `errno`.
func watchFailure(_ folder: String, _ number: Int32) -> EnvironmentError {
  var failure = EnvironmentError("can't watch '\(folder)'", errno: number)
  if number == ENOSPC {
    failure.hint = "allow more watches: sysctl fs.inotify.max_user_watches=524288"
  }
  return failure
}

/// Returns the error for an inotify instance that can't be created, with a hint if there are too
/// many instances.
///
/// - Parameters:
///   - number: The value of `errno`.
///   - canOpenFiles: Whether this process can open more files. The system reports the same error
///     for too many open files and for too many instances.
func instanceFailure(_ number: Int32, canOpenFiles: Bool) -> EnvironmentError {
  var failure = EnvironmentError("can't watch files", errno: number)
  if number == EMFILE, canOpenFiles {
    failure.hint = "allow more inotify instances: sysctl fs.inotify.max_user_instances=1024"
  }
  return failure
}

/// The watched folders.
private final class Watches: Sendable {
  /// The write end of a pipe. Watching ends when the caller closes it.
  let stop: Int32
  private let stopped: Int32
  private let descriptor: Int32
  /// The folders, keyed by their inotify watch descriptors.
  private let folders = Mutex<[Int32: String]>([:])

  /// Creates a set of watches without folders.
  ///
  /// - Throws: `EnvironmentError` if there are too many open files or inotify instances.
  init() throws {
    do {
      let pipe = try openPipes(1)[0]
      (stopped, stop) = (pipe.readEnd.rawValue, pipe.writeEnd.rawValue)
    } catch {
      throw EnvironmentError("can't watch files", errno: error.rawValue)
    }
    let instance = inotify_init1(Int32(IN_CLOEXEC))
    guard instance >= 0 else {
      let number = errno
      let copy = dup(stopped)
      for end in [stopped, stop, copy] where end >= 0 { close(end) }
      throw instanceFailure(number, canOpenFiles: copy >= 0)
    }
    descriptor = instance
  }

  deinit {
    for end in [descriptor, stopped] { close(end) }
  }

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)

  /// Adds folders and their subfolders.
  func add(_ folders: [String]) throws {
    for folder in folders { try add(FileSystem.realPath(folder)) }
  }

  /// Adds a folder and its subfolders.
  private func add(_ folder: String) throws {
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    guard number >= 0 else {
      // The folder may have been removed in the meantime.
      if [ENOENT, ENOTDIR, EACCES].contains(errno) { return }
      throw watchFailure(folder, errno)
    }
    // The watch of a renamed folder has its old path, and so do those of the folders below it.
    let known = folders.withLock { $0.updateValue(folder, forKey: number) }
    guard known != folder else { return }
    // Read the names after adding the watch, so that no folder that is created in between is
    // missed.
    let names = FileSystem.names(in: folder) ?? []
    for name in names where !name.hasPrefix(".") {
      var status = stat()
      let path = "\(folder)/\(name)"
      // A file that can't be examined may be a folder, and `add` reports why it can't be watched.
      if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { continue }
      try add(path)
    }
  }

  /// Waits for events.
  ///
  /// - Returns: Whether one of them is a change; nil if watching has ended.
  /// - Throws: `EnvironmentError` if a new folder can't be watched, or if the events can't be read.
  func next() throws -> Bool? {
    var sources = [descriptor, stopped].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&sources, 2, -1) > 0 else { return try afterFailure() }
    guard sources[1].revents == 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 { return try afterFailure() }
    var isChange = false
    var offset = 0
    while offset + MemoryLayout<inotify_event>.size <= count {
      let event = buffer.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      }
      let start = offset + MemoryLayout<inotify_event>.size
      offset = start + Int(event.len)
      let name = String(decoding: buffer[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
      isChange = try handle(event, name: name) || isChange
    }
    return isChange
  }

  /// Returns false if a signal interrupted the wait, and throws an error otherwise.
  private func afterFailure() throws -> Bool {
    guard errno == EINTR else {
      throw EnvironmentError("can't watch files", errno: errno)
    }
    return false
  }

  private func handle(_ event: inotify_event, name: String) throws -> Bool {
    guard FolderWatcher.isChange(event.mask, name: name) else { return false }
    let folder = folders.withLock { $0[event.wd] }
    if event.mask & UInt32(IN_ISDIR) != 0, let folder {
      try add("\(folder)/\(name)")
    }
    return true
  }
}
