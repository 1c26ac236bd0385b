import Foundation
import WaymarkModel

/// Information about this process and the machine that it runs on.
package enum Machine {
  /// The environment variables of this process.
  package static let environment = ProcessInfo.processInfo.environment

  /// The folder for temporary files: the one in `TMPDIR`, or `/tmp`.
  package static let temporaryFolder =
    environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0.withoutTrailingSlashes } ?? "/tmp"

  /// Removes variables from the environment that other processes inherit from this process. They
  /// remain in ``environment``.
  ///
  /// Call this function before anything else runs concurrently, because the system's list isn't
  /// thread-safe.
  package static func hideVariables(_ names: [String]) {
    _ = environment
    for name in names { unsetenv(name) }
  }

  /// The number of processor cores that this process can use.
  package static let coreCount = ProcessInfo.processInfo.activeProcessorCount

  /// The memory in bytes that programs can still use without swapping; nil if the system doesn't
  /// report it.
  package static var availableMemory: Int? {
    let table =
      FileSystem.readStream("/proc/meminfo").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = table.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return kilobytes.map { $0 * 1024 }
  }
}
