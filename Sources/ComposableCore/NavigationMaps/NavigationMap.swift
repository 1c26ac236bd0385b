/// An outline of the features that a state shows: those presented by `@Presents` and
/// `@PresentationState`, and the screens of each `StackState`, at any depth.
///
/// Use it to print which features an app shows, or to compare them with those that a test expects:
///
/// ```swift
/// @Reducer
/// struct ItemForm {
///   @ObservableState struct State: Equatable { var name: String }
/// }
///
/// @Reducer
/// struct Kitchen {
///   @ObservableState struct State: Equatable {
///     @Presents var addItem: ItemForm.State?
///     var path = StackState<ItemForm.State>()
///   }
/// }
///
/// var state = Kitchen.State()
/// state.path.append(ItemForm.State(name: "Lamp"))
/// #expect(
///   NavigationMap(of: state).text == """
///     Kitchen
///       addItem: nil
///       path: 1 screen
///         ItemForm
///     """
/// )
/// ```
///
/// A feature is named after the type of its state. If the state is an enum, the name is the case
/// with the feature that it holds, such as `.edit(ItemForm)`. A feature that always exists, such as
/// the feature of a tab, appears if it can show other features. An element of a collection appears
/// only while it shows another feature.
public struct NavigationMap: Equatable, Sendable {
  /// The name of the feature.
  public var name: String

  /// The properties of the feature's state that can show features, in declaration order.
  public var places: [Place]

  /// A property that can show features.
  public struct Place: Equatable, Sendable {
    /// The way the features of a place appear.
    public enum Kind: Equatable, Sendable {
      /// One feature or none, in front of the feature that presents it.
      case presentation
      /// The screens of a stack, with the top screen last.
      case stack
      /// A feature that always exists.
      case part
    }

    /// The name of the property.
    public var name: String
    /// The way the features appear.
    public var kind: Kind
    /// The features that the property shows; empty if there are none.
    public var features: [NavigationMap]

    /// Creates a place from the name of a property and its features.
    public init(name: String, kind: Kind, features: [NavigationMap]) {
      self.name = name
      self.kind = kind
      self.features = features
    }
  }

  /// Creates a map from the name of a feature and its places.
  public init(name: String, places: [Place] = []) {
    self.name = name
    self.places = places
  }

  /// The outline as text. The places of a feature are indented below it. Each screen of a stack
  /// begins on its own line; any other feature begins on the line of its place.
  public var text: String { lines.joined(separator: "\n") }

  /// The names of the features from the root to the feature in front, such as
  /// `Kitchen › .edit(ItemForm)`; `nil` if the state has no place for other features.
  public var front: String? {
    places.isEmpty ? nil : namesToFront.joined(separator: " › ")
  }

  /// The names of the features from this feature to the feature in front. A presented feature is in
  /// front of a stack, and both are in front of parts.
  private var namesToFront: [String] {
    let shown = [Place.Kind.presentation, .stack].lazy.compactMap { kind in
      places.last { $0.kind == kind && !$0.features.isEmpty }?.features.last
    }.first
    let front = shown?.namesToFront ?? places.compactMap { place in
      place.features.last.map(\.namesToFront).flatMap { $0.count > 1 ? $0 : nil }
    }.last
    return [name] + (front ?? [])
  }

  fileprivate var lines: [String] { [name] + places.flatMap(\.lines).map { "  " + $0 } }
}

extension NavigationMap.Place {
  fileprivate var lines: [String] {
    let below = features.flatMap(\.lines)
    guard kind == .stack else {
      return ["\(name): \(below.first ?? "nil")"] + below.dropFirst()
    }
    let screens = features.count == 1 ? "1 screen" : "\(features.count) screens"
    return ["\(name): \(features.isEmpty ? "empty" : screens)"] + below.map { "  " + $0 }
  }
}

extension NavigationMap: CustomStringConvertible {
  /// The outline, as in ``text``.
  public var description: String { text }
}
