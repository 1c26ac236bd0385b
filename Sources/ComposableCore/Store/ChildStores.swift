/// The stores that were scoped from one, by their key paths, for as long as someone holds them.
@MainActor
struct ChildStores {
  /// What a store is scoped by.
  struct Key: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var id: AnyHashable?
  }

  private struct Entry {
    let key: Key
    weak var store: AnyObject?
  }

  // A feature has few children, and comparing their key paths is faster than hashing them; the
  // elements of a collection are many, and found by their hash.
  private var few: [Entry] = []
  private var many: [Key: Entry] = [:]
  private var limit = 16

  /// The store of a key, if it is alive and of the type asked for.
  func store<Child: AnyObject>(_ key: Key) -> Child? {
    let entry = key.id == nil ? few.first { $0.key == key } : many[key]
    return entry?.store as? Child
  }

  /// Keeps a store, weakly.
  mutating func insert(_ store: AnyObject, for key: Key) {
    if key.id == nil {
      few.removeAll { $0.store == nil || $0.key == key }
      few.append(Entry(key: key, store: store))
    } else {
      many[key] = Entry(key: key, store: store)
      guard many.count > limit else { return }
      many = many.filter { $0.value.store != nil }
      limit = max(16, many.count * 2)
    }
  }

  /// Forgets a store.
  mutating func remove(_ key: Key) {
    few.removeAll { $0.key == key }
    many[key] = nil
  }
}
