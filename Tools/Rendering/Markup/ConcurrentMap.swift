import Dispatch
import Synchronization

/// Transforms all elements in parallel on all cores and returns the results in order.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: elements.count))
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = transform(elements[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}
