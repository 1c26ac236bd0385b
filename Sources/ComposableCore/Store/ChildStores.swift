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
    weak var store: AnyObject?
  }

  private var entries: [Key: Entry] = [:]
  private var limit = 16

  /// The store of a key, if it is alive and of the type asked for.
  func store<Child: AnyObject>(_ key: Key) -> Child? {
    entries[key]?.store as? Child
  }

  /// Keeps a store, weakly.
  mutating func insert(_ store: AnyObject, for key: Key) {
    entries[key] = Entry(store: store)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.store != nil }
    limit = max(16, entries.count * 2)
  }

  /// Forgets a store.
  mutating func remove(_ key: Key) {
    entries[key] = nil
  }
}
