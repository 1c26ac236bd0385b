import Foundation
import WaymarkProject

/// The limits that a shell or a container sets for each process.
///
/// If a limit is too low, the compiler or an example fails in a way that looks like an error in an
/// article.
enum Limits {
  private struct Limit {
    let kind: Int32
    let option: String
    /// The required minimum, in the resource's own unit.
    let needed: UInt64
    let unit: UInt64
    /// The symbol of the unit, preceded by a space; empty for a number of files.
    var symbol = ""
    let name: String
  }

  private static let all = [
    Limit(kind: kind(RLIMIT_NOFILE), option: "-n", needed: 512, unit: 1, name: "open files"),
    Limit(
      kind: kind(RLIMIT_FSIZE), option: "-f", needed: 1 << 30, unit: 1 << 20, symbol: " MB",
      name: "files"),
    Limit(
      kind: kind(RLIMIT_STACK), option: "-s", needed: 4 << 20, unit: 1 << 20, symbol: " MB",
      name: "stacks"),
    Limit(
      kind: kind(RLIMIT_AS), option: "-v", needed: 8 << 30, unit: 1 << 20, symbol: " MB",
      name: "address space"),
    Limit(
      kind: kind(RLIMIT_CPU), option: "-t", needed: 600, unit: 1, symbol: " s",
      name: "processor time"),
  ]

  /// Checks all limits. Call this before anything is read or run.
  ///
  /// - Throws: `Failure.environment`, with every limit that is too low.
  static func check() throws {
    let low = all.compactMap { limit in
      current(limit).map {
        "'ulimit \(limit.option)' limits \(limit.name) to \($0 / limit.unit)\(limit.symbol), "
          + "but waymark needs \(limit.needed / limit.unit)\(limit.symbol)"
      }
    }
    guard !low.isEmpty else { return }
    let (subject, object) =
      low.count == 1
      ? ("a process limit is", "the limit") : ("the process limits are", "the limits")
    throw Failure.environment(
      "\(subject) too low: \(low.joined(separator: "; "))",
      hint: "raise \(object) in the shell, the container, or the service that runs waymark")
  }

  /// Returns the current limit if it is too low; otherwise nil.
  private static func current(_ limit: Limit) -> UInt64? {
    var value = rlimit()
    guard getrlimit(limit.kind, &value) == 0 else { return nil }
    return value.rlim_cur < limit.needed ? UInt64(value.rlim_cur) : nil
  }

  private static func kind(_ resource: __rlimit_resource) -> Int32 { Int32(resource.rawValue) }
}
