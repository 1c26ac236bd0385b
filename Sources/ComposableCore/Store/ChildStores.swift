/// The child stores scoped from a store, held weakly and found by their key paths.
@MainActor
struct ChildStores {
  /// The state and action paths that a child store was scoped by.
  struct Key: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var id: AnyHashable?
  }

  // A class, because a copy of a weak reference is expensive.
  private final class Entry {
    let key: Key
    weak var store: AnyObject?

    init(key: Key, store: AnyObject) {
      self.key = key
      self.store = store
    }

    /// Returns whether the key consists of the given paths.
    func has(_ state: AnyKeyPath, _ action: AnyKeyPath) -> Bool {
      // Paths that a program stores, and most paths of states, are the same objects each time.
      (key.state === state || key.state == state) && (key.action === action || key.action == action)
    }
  }

  // A feature has few children, so comparing key paths is faster than hashing them. A collection
  // can have many elements, so their stores are found by hash.
  private var few: [Entry] = []
  private var many: [Key: Entry] = [:]
  private var limit = 16

  /// Returns the store for a key if it's still alive and has the requested type.
  func store<Child: AnyObject>(_ key: Key) -> Child? {
    guard key.id == nil else { return many[key]?.store as? Child }
    for entry in few where entry.has(key.state, key.action) { return entry.store as? Child }
    return nil
  }

  /// Adds a weak reference to a store, replacing any other for the same key.
  mutating func insert(_ store: AnyObject, for key: Key) {
    if key.id == nil {
      few.removeAll { $0.store == nil || $0.has(key.state, key.action) }
      few.append(Entry(key: key, store: store))
    } else {
      many[key] = Entry(key: key, store: store)
      guard many.count > limit else { return }
      many = many.filter { $0.value.store != nil }
      limit = max(16, many.count * 2)
    }
  }

  /// Removes the reference to the store for a key.
  mutating func remove(_ key: Key) {
    if key.id == nil { few.removeAll { $0.has(key.state, key.action) } }
    many[key] = nil
  }
}
