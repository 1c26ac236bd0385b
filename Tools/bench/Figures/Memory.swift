import ComposableCore
import Foundation

/// Returns the average size in bytes of a store and of a scoped store, measured with ten thousand
/// of each.
///
/// The result is based on the process's resident memory, so call this function before freeing any
/// memory that could be reused. Returns `nil` if the system doesn't report the resident memory.
@MainActor
func bytesPerStore() -> (whole: Int, scoped: Int)? {
  let root = Store(initialState: Rows.State(count: 10_000)) { Rows() }
  let rows = root.scope(state: \.rows, action: \.rows)
  root.send(.increment)
  var wholes: [StoreOf<Counter>] = []
  var scoped: [StoreOf<Counter>] = []
  let start = residentBytes()
  for _ in rows { wholes.append(Store(initialState: Counter.State()) { Counter() }) }
  let middle = residentBytes()
  for row in rows { scoped.append(row) }
  let end = residentBytes()
  return withExtendedLifetime((wholes, scoped)) {
    guard let start, let middle, let end else { return nil }
    return ((middle - start) / rows.count, (end - middle) / rows.count)
  }
}

private func residentBytes() -> Int? {
  guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return nil
  }
  return pages.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    .map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
}
