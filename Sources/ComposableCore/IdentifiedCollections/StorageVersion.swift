import Foundation
import OrderedCollections

/// A version of the elements of an `IdentifiedStorage`.
///
/// The latest of several related versions holds the elements. Each earlier version records how to
/// restore its own elements from those of the latest.
final class StorageVersion<ID: Hashable, Element> {
  typealias Elements = OrderedDictionary<ID, Element>

  /// A change made in a later version.
  enum Difference {
    case replacement(of: Element, at: Int)
    case append
  }

  /// The elements; `nil` while a later version holds them. Only the single owner of a version
  /// without earlier versions may access them without the lock.
  var elements: Elements?

  /// The changes to undo in order to restore this version's elements from ``elements`` or, if
  /// that's `nil`, from the later version's elements. The oldest change is first.
  private var differences: [Difference] = []

  private unowned(unsafe) var later: StorageVersion?
  private var earlier: [UnownedVersion] = []

  // All related versions share this lock. While it's held, no code of the element type runs, and
  // the only code of the ID type that runs hashes or compares IDs.
  private let lock: NSLock

  private struct UnownedVersion { unowned(unsafe) let version: StorageVersion }

  convenience init(_ elements: Elements) { self.init(elements, lock: NSLock()) }

  private init(_ elements: Elements, lock: NSLock) {
    self.elements = elements
    self.lock = lock
  }

  deinit {
    lock.lock()
    defer { lock.unlock() }
    later?.forget(self)
    separateLocked()
  }

  /// Returns whether the other version was made from this one by replacing and appending elements.
  func isEarlier(than other: StorageVersion) -> Bool {
    lock.withLock { later === other }
  }

  /// Calls a closure with the elements. The closure must not run code that could read the same
  /// storage.
  func read<R>(_ body: (Elements) -> R) -> R {
    lock.lock()
    guard isSettled else {
      lock.unlock()
      return body(readElements())
    }
    defer { lock.unlock() }
    return body(elements!)
  }

  /// Returns the elements, restoring them first if necessary.
  func readElements() -> Elements {
    let (elements, differences) = lock.withLock {
      (self.elements ?? later!.elements!, self.differences)
    }
    guard !differences.isEmpty else { return elements }
    let restored = restore(differences, in: elements)
    settle(with: restored)
    return restored
  }

  /// Makes this version hold its own elements.
  func settle() {
    lock.lock()
    let isSettled = isSettled
    lock.unlock()
    if !isSettled { settle(with: readElements()) }
  }

  /// Makes this version hold its own elements, and makes all earlier versions independent of it.
  func separate() {
    settle()
    lock.withLock { separateLocked() }
  }

  /// Returns a new version that holds the elements from now on or, if there are too many earlier
  /// versions, an independent version that holds a copy of the elements.
  func makeLater() -> StorageVersion {
    settle()
    lock.lock()
    // Each change is recorded in all earlier versions, so their number is limited.
    guard isSettled, earlier.count < 4 else {
      lock.unlock()
      return StorageVersion(readElements())
    }
    defer { lock.unlock() }
    let version = StorageVersion(elements.take()!, lock: lock)
    version.earlier = earlier + [UnownedVersion(version: self)]
    earlier = []
    for entry in version.earlier { entry.version.later = version }
    return version
  }

  /// Begins the replacement of an element.
  ///
  /// - Returns: The element, or `nil` if no earlier version has to record it.
  func beginReplacement(at position: Int) -> Element? {
    lock.lock()
    defer { lock.unlock() }
    guard !earlier.isEmpty else { return nil }
    let element = elements!.values[position]
    record(.replacement(of: element, at: position))
    return element
  }

  /// Exchanges an element for its replacement.
  func endReplacement(at position: Int, by element: inout Element) {
    lock.lock()
    defer { lock.unlock() }
    swap(&elements!.values[position], &element)
  }

  /// Adds an element, whose ID isn't in use, at the end.
  func append(_ element: Element, id: ID) {
    lock.lock()
    defer { lock.unlock() }
    record(.append)
    elements![id] = element
  }

  private var isSettled: Bool { elements != nil && differences.isEmpty }

  /// Copies the elements to all earlier versions.
  private func separateLocked() {
    for entry in earlier {
      entry.version.elements = elements
      entry.version.later = nil
    }
    earlier = []
  }

  /// Records, in all earlier versions, a change that's about to be made.
  private func record(_ difference: Difference) {
    // Restoring elements must not take longer than copying them.
    let limit = elements!.count + 16
    if earlier.contains(where: { $0.version.differences.count >= limit }) { separateLocked() }
    for entry in earlier { entry.version.differences.append(difference) }
  }

  private func forget(_ version: StorageVersion) {
    earlier.removeAll { $0.version === version }
  }

  private func settle(with restored: Elements) {
    // Release the old values after unlocking, because elements can run code when they're
    // deinitialized.
    let garbage = lock.withLock { () -> (Elements?, [Difference]) in
      later?.forget(self)
      later = nil
      defer { (elements, differences) = (restored, []) }
      return (elements, differences)
    }
    withExtendedLifetime(garbage) {}
  }

  private func restore(_ differences: [Difference], in elements: Elements) -> Elements {
    var elements = elements
    for difference in differences.reversed() {
      switch difference {
      case .replacement(let element, let position): elements.values[position] = element
      case .append: elements.removeLast()
      }
    }
    return elements
  }
}

// A version that has several owners is accessed only while the lock is held.
extension StorageVersion: @unchecked Sendable where ID: Sendable, Element: Sendable {}
