import Foundation

// The interface for tools that draw the navigation state of a test without depending on this
// library. A tool looks up these two symbols by name and calls them on the main thread. The article
// "Pictures from other libraries" documents the interface.

/// Starts recording which store is created or changed last, so that a tool can draw it.
@_cdecl("waymark_map_watch")
public func __watchStores() {
  MainActor.assumeIsolated {
    WatchedStore.isWatching = true
    WatchedStore.changed = nil
  }
}

/// Stops watching, and returns the outline of the state of a store: the last store to be created or
/// changed while watching or, if there is none, the most recently created store.
///
/// - Returns: A C string that the caller must free; null if no store was created or changed while
///   watching and the most recently created store, if any, has been deallocated.
@_cdecl("waymark_map_take")
public func __takeMap() -> UnsafeMutablePointer<CChar>? {
  let text: String? = MainActor.assumeIsolated {
    defer { (WatchedStore.isWatching, WatchedStore.changed) = (false, nil) }
    return (WatchedStore.changed ?? WatchedStore.latest)?.map.text
  }
  return text.map { strdup($0) }
}

/// A store whose navigation state can be drawn.
@MainActor
protocol MappedStore: AnyObject {
  var map: NavigationMap { get }
}

/// The store that a tool is going to draw.
@MainActor
enum WatchedStore {
  static var isWatching = false

  /// The store that was created last. The store clears this reference when it's deallocated. A weak
  /// reference would give each store a side table for the rest of its life.
  unowned(unsafe) static var latest: (any MappedStore)?

  /// The store that was created or changed last while a tool was watching. The reference is strong,
  /// so that the store can be drawn after the test has released it.
  static var changed: (any MappedStore)?
}
