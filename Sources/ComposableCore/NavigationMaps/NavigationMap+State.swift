extension NavigationMap {
  /// Creates the map of a state.
  ///
  /// The initializer reads the state with mirrors, and ignores objects that the state refers to.
  ///
  /// - Complexity: O(*n*) in the number of values in the state.
  public init(of state: Any) {
    let name = featureName(of: state)
    let owner = name.hasPrefix(".") ? typeName(of: state) : ""
    self.init(name: owner + name, places: PlaceFinder(of: state).places)
  }
}

/// A type whose values can show features: `PresentationState` or `StackState`.
private protocol ShowsFeatures {
  var kind: NavigationMap.Place.Kind { get }
  var states: [Any] { get }
}

extension PresentationState: ShowsFeatures {
  fileprivate var kind: NavigationMap.Place.Kind { .presentation }
  fileprivate var states: [Any] { wrappedValue.map { [$0] } ?? [] }
}

extension StackState: ShowsFeatures {
  fileprivate var kind: NavigationMap.Place.Kind { .stack }
  fileprivate var states: [Any] { Array(elements.values) }
}

private struct PlaceFinder {
  var places: [NavigationMap.Place] = []

  init(of value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .tuple:
      for (label, child) in mirror.children { add(child, named: label ?? "") }
    case .enum, .optional:
      if let payload = mirror.children.first { places = PlaceFinder(of: payload.value).places }
    default: break
    }
  }

  private mutating func add(_ value: Any, named label: String) {
    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    if let place = value as? any ShowsFeatures {
      let features = place.states.map {
        NavigationMap(name: featureName(of: $0), places: PlaceFinder(of: $0).places)
      }
      return places.append(.init(name: name, kind: place.kind, features: features))
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else {
      return addPart(value, named: name) { !$0.isEmpty }
    }
    for (index, element) in mirror.children.enumerated() {
      addPart(element.value, named: "\(name)[\(index)]") { $0.contains(where: \.showsFeatures) }
    }
  }

  /// Adds a feature that always exists, if `isShown` returns `true` for its places.
  private mutating func addPart(
    _ value: Any, named name: String, if isShown: ([NavigationMap.Place]) -> Bool
  ) {
    let inner = PlaceFinder(of: value).places
    guard isShown(inner) else { return }
    let map = NavigationMap(name: featureName(of: value), places: inner)
    places.append(.init(name: name, kind: .part, features: [map]))
  }
}

extension NavigationMap.Place {
  /// Whether the property shows a presented feature or a screen, at any depth.
  fileprivate var showsFeatures: Bool {
    kind == .part
      ? features.contains { $0.places.contains(where: \.showsFeatures) } : !features.isEmpty
  }
}

/// Returns the name of a feature: `ItemForm` for a `Kitchen.ItemForm.State`, or
/// `.edit(ItemForm)` for a case of an enum.
private func featureName(of state: Any) -> String {
  let mirror = Mirror(reflecting: state)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { featureName(of: $0.value) } ?? "nil"
  case .enum:
    guard let (label, payload) = mirror.children.first else { return ".\(state)" }
    let isFeature = [.struct, .enum].contains(Mirror(reflecting: payload).displayStyle)
    return ".\(label ?? "")" + (isFeature ? "(\(featureName(of: payload)))" : "")
  default: return typeName(of: state)
  }
}

private func typeName(of state: Any) -> String {
  let full = name(of: type(of: state)).prefix { $0 != "<" }
  return String(full.split(separator: ".").last { $0 != "State" } ?? full)
}
