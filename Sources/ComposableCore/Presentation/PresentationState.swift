/// The optional state of a feature that is presented while the state is not `nil`.
///
/// `@Presents` writes it for a property of an observable state; in other states it is a property
/// wrapper by itself. The projected value, `$child`, is what `ifLet` is given.
///
/// Equality, hashing and coding are those of the optional.
///
/// ```swift
/// struct State: Equatable {
///   @PresentationState var help: String?
/// }
///
/// var state = State()
/// state.help = "Tap the button"
/// #expect(state == State(help: "Tap the button"))
/// ```
@propertyWrapper
public struct PresentationState<State> {
  // Out of line, so that states can nest in themselves, and copied on write; `nil` for a child that
  // never was.
  @usableFromInline var child: Child?

  /// The path of the child that the reducer last saw as presented; `nil` before it saw anything.
  var memory: PresentationMemory<NavigationPath?>?

  /// A feature that is presented, or none.
  @inlinable public init(wrappedValue: State?) {
    child = wrappedValue.map(Child.init)
  }

  /// The state of the feature; `nil` while it is not presented.
  public var wrappedValue: State? {
    @inlinable get { child?.state }
    @inlinable _modify {
      if !isKnownUniquelyReferenced(&child) { child = Child(child?.state) }
      yield &child!.state
    }
  }

  /// Whether there is a feature, told without copying its state.
  var isPresented: Bool { child?.state != nil }

  /// The presentation as a whole.
  public var projectedValue: Self {
    get { self }
    _modify { yield &self }
  }

  /// The payload of a case of the presented state.
  ///
  /// Writing through a case that the state is not in is an issue, and changes nothing. Assigning
  /// `nil` to the current one dismisses the feature.
  public subscript<Value>(case keyPath: CaseKeyPath<State, Value>) -> Value?
  where State: CasePathable {
    get { wrappedValue.flatMap(AnyCasePath(keyPath).extract(from:)) }
    set { wrappedValue.write(newValue, through: keyPath) }
  }

  /// Whether both are copies of one value, neither of which was changed since.
  @inlinable func isCopy(of other: Self) -> Bool {
    child === other.child
  }

  @usableFromInline final class Child {
    @usableFromInline var state: State?

    @usableFromInline init(_ state: State?) { self.state = state }
  }
}

// Changed only while nobody else refers to it.
extension PresentationState.Child: @unchecked Sendable where State: Sendable {}

extension PresentationState where State: ObservableState {
  /// Lets what is presented take the place of what another presentation presents.
  ///
  /// - Returns: Whether the observers of the presentation are to be told.
  @inlinable mutating func takePlace(of old: Self, isEqual: (Self, Self) -> Bool) -> Bool {
    if isCopy(of: old) { return false }
    guard let before = old.wrappedValue else { return wrappedValue != nil }
    guard let state = wrappedValue else { return true }
    guard state._$id == before._$id || isEqual(old, self) else { return true }
    // Asked first, because a state that is written to is copied out of line.
    return !ObservableKind.isReturned(state, to: before) && wrappedValue!._$takePlace(of: before)
  }
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isCopy(of: rhs) || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// A presentation; none where the key is missing, as for an optional.
  public func decode<State: Decodable>(
    _ type: PresentationState<State>.Type, forKey key: Key
  ) throws -> PresentationState<State> {
    PresentationState(wrappedValue: try decodeIfPresent(State.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes what is presented; nothing, not even the key, where nothing is.
  public mutating func encode<State: Encodable>(
    _ value: PresentationState<State>, forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
