/// The child stores scoped from a store, held weakly and looked up by their key paths.
@MainActor
struct ChildStores {
  /// The state and action paths of a child store, and its ID if it's an element of a collection.
  struct Key: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var id: AnyHashable?
  }

  // This is a class, because copying a weak reference is expensive.
  private final class Entry {
    let state: AnyKeyPath
    let action: AnyKeyPath
    private(set) weak var store: AnyObject?

    init(key: Key, store: AnyObject) {
      state = key.state
      action = key.action
      self.store = store
    }

    func has(_ key: Key) -> Bool {
      // Stored key paths, and most key paths to state, are the same objects each time.
      (state === key.state || state == key.state) && (action === key.action || action == key.action)
    }
  }

  private struct WeakReference {
    weak var store: AnyObject?
  }

  // A feature has few children, so comparing key paths is faster than hashing them. A collection
  // can have many elements, so their stores are looked up by hash.
  private var few: [Entry] = []
  private var many: [Key: WeakReference] = [:]
  private var limit = 16

  /// Returns the store for a key if it's still alive and has the requested type.
  func store<Child: AnyObject>(_ key: Key) -> Child? {
    guard key.id == nil else { return many[key]?.store as? Child }
    for entry in few where entry.has(key) { return entry.store as? Child }
    return nil
  }

  /// Adds a weak reference to a store, replacing any existing reference for the same key.
  mutating func insert(_ store: AnyObject, for key: Key) {
    if key.id == nil {
      few.removeAll { $0.store == nil || $0.has(key) }
      few.append(Entry(key: key, store: store))
    } else {
      many[key] = WeakReference(store: store)
      // Cleaning up only when the count has doubled takes constant time on average.
      guard many.count > limit else { return }
      many = many.filter { $0.value.store != nil }
      limit = max(16, many.count * 2)
    }
  }

  /// Removes the reference to the store for a key.
  mutating func remove(_ key: Key) {
    if key.id == nil {
      few.removeAll { $0.has(key) }
    } else {
      many[key] = nil
    }
  }
}
