import Synchronization

/// The dependencies of objects returned by `withDependencies`, for objects that have no property to
/// store them. The objects are held weakly.
final class ReturnedObjects: Sendable {
  static let shared = ReturnedObjects()

  // The conformance is unchecked, because only the identity of the object is used.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct Entries: Sendable {
    var byID: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private let entries = Mutex(Entries())

  /// Stores the values that a result was created with, if the result is an object.
  func note<R>(_ result: R, createdWith values: DependencyValues) {
    guard R.self is AnyObject.Type else { return }
    let object = result as AnyObject
    entries.withLock { entries in
      entries.byID[ObjectIdentifier(object)] = Entry(object: object, values: values)
      guard entries.byID.count > entries.limit else { return }
      entries.byID = entries.byID.filter { $0.value.object != nil }
      // Cleaning up only when the count has doubled takes constant time on average.
      entries.limit = max(64, entries.byID.count * 2)
    }
  }

  /// Returns the values that an object was created with; `nil` if they're unknown.
  func values(of object: AnyObject) -> DependencyValues? {
    entries.withLock { $0.byID[ObjectIdentifier(object)] }.flatMap {
      // The object may have the same address as an object that has been released.
      $0.object === object ? $0.values : nil
    }
  }
}
