import OrderedCollections

/// The storage of a collection whose elements have IDs: a value whose copies share their elements.
///
/// A store keeps the old state while its reducer changes a copy. If a change to the copy had to
/// duplicate all elements first, each action would take time proportional to their number. Instead,
/// the copy takes over the elements, and the older value records how it differs from them. The
/// older value restores its own elements, in O(*n*) time, only if it's read after all.
///
/// This way, changing an element or appending one takes O(1) time. Any other change to a value that
/// has copies duplicates the elements.
///
/// See Henry Baker, "Shallow binding makes functional arrays fast" (1991).
struct IdentifiedStorage<ID: Hashable, Element> {
  typealias Elements = OrderedDictionary<ID, Element>

  /// The observation data of the elements if they belong to a property of an observable state.
  var tracked: TrackedElements<Element>?

  private var version: StorageVersion<ID, Element>

  init(_ elements: Elements) { version = StorageVersion(elements) }

  var count: Int { version.read { $0.count } }

  /// All elements, in order. Reading them takes O(1) time, or O(*n*) after a change to a copy.
  var elements: Elements { version.readElements() }

  /// The element at a position.
  subscript(position: Int) -> Element {
    get { version.read { $0.values[position] } }
    _modify {
      makeChangeable()
      // An earlier version needs the old element, so a copy is changed.
      if var element = version.beginReplacement(at: position) {
        let identity = tracked?.begin(&element)
        defer {
          tracked?.end(element, from: identity)
          version.endReplacement(at: position, by: &element)
        }
        yield &element
      } else {
        // No earlier version needs the element, so it's changed in place.
        let identity = tracked?.begin(&version.elements!.values[position])
        defer { tracked?.end(version.elements!.values[position], from: identity) }
        yield &version.elements!.values[position]
      }
    }
  }

  /// The element with the given ID. Assigning `nil` removes it; assigning to an unknown ID appends
  /// an element.
  subscript(id id: ID) -> Element? {
    get { version.read { $0[id] } }
    _modify {
      guard let position = index(id: id) else {
        var absent: Element?
        yield &absent
        if let absent { updateOrAppend(absent, id: id) }
        return
      }
      makeChangeable()
      if let element = version.beginReplacement(at: position) {
        var replacement: Element? = element
        let identity = tracked?.begin(&replacement!)
        defer { endReplacement(at: position, by: replacement, from: identity) }
        yield &replacement
      } else {
        let identity = tracked?.begin(&version.elements!.values[position])
        defer { endChange(id, from: identity) }
        yield &version.elements![id]
      }
    }
  }

  private mutating func endReplacement(
    at position: Int, by element: Element?, from identity: StateIdentity?
  ) {
    guard var element else { return remove { _ = $0.remove(at: position) } }
    tracked?.end(element, from: identity)
    version.endReplacement(at: position, by: &element)
  }

  private mutating func endChange(_ id: ID, from identity: StateIdentity?) {
    if let element = version.elements![id] {
      tracked?.end(element, from: identity)
    } else {
      tracked?.mark = .next()
    }
  }

  /// Returns the position of the element with the given ID.
  func index(id: ID) -> Int? { version.read { $0.index(forKey: id) } }

  /// Replaces the element that has the given ID, or appends `element` if there is none.
  mutating func updateOrAppend(_ element: Element, id: ID) {
    // Earlier versions undo an append by removing the last element, so a present ID must not be
    // appended.
    if let position = index(id: id) { return replace(at: position, by: element) }
    makeChangeable()
    version.append(element, id: id)
    tracked?.mark = .next()
  }

  mutating func reserveCapacity(_ minimumCapacity: Int) {
    makeIndependent()
    version.elements!.reserveCapacity(minimumCapacity)
  }

  /// Replaces an element with another element that has the same ID and takes over its observers.
  mutating func replace(at position: Int, by element: Element) {
    let old = self[position]
    var element = element
    tracked?.replace(old, by: &element)
    makeChangeable()
    if version.beginReplacement(at: position) != nil {
      version.endReplacement(at: position, by: &element)
    } else {
      version.elements!.values[position] = element
    }
  }

  /// Calls a closure that removes elements.
  mutating func remove<R>(_ removal: (inout Elements) throws -> R) rethrows -> R {
    let count = count
    defer { if self.count != count { tracked?.mark = .next() } }
    makeIndependent()
    return try removal(&version.elements!)
  }

  /// Calls a closure that changes the IDs or their order.
  mutating func change<R>(_ change: (inout Elements) throws -> R) rethrows -> R {
    // Comparing the IDs takes O(*n*) and is only needed for observers.
    let ids = tracked == nil ? nil : elements.keys
    defer { if let ids, elements.keys != ids { tracked?.mark = .next() } }
    makeIndependent()
    return try change(&version.elements!)
  }

  /// Returns the IDs of this value that another value doesn't contain, in order.
  func ids(missingFrom other: Self) -> [ID] {
    // Later versions have only replaced or appended elements.
    if version === other.version || version.isEarlier(than: other.version) { return [] }
    let (mine, others) = (elements.keys, other.elements.keys)
    return mine == others ? [] : mine.elements(missingFrom: others)
  }

  /// Makes this value the only owner of a version that holds its elements.
  private mutating func makeChangeable() {
    if isKnownUniquelyReferenced(&version) {
      version.settle()
    } else {
      version = version.makeLater()
    }
  }

  /// Makes this value the only owner of a version that no other version depends on.
  private mutating func makeIndependent() {
    if isKnownUniquelyReferenced(&version) {
      version.separate()
    } else {
      version = StorageVersion(version.readElements())
    }
  }
}

extension IdentifiedStorage: Sendable where ID: Sendable, Element: Sendable {}
