/// The optional state of a feature that's presented while the state isn't `nil`.
///
/// In an observable state, `@Presents` adds this wrapper to a property. In other state types, use
/// the wrapper directly. Pass the projected value, `$child`, to `ifLet`.
///
/// A presentation is compared, hashed, encoded, and decoded like the optional itself.
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
  // The child is stored indirectly, so that states can be recursive, and is copied on write. It's
  // `nil` if nothing is presented.
  @usableFromInline var child: Child?

  /// The record of the child that the reducer last saw presented; `nil` before the first action.
  var record: PresentationRecord<FeaturePath?>?

  /// Creates a presentation from a feature's state. If the state is `nil`, nothing is presented.
  @inlinable public init(wrappedValue: State?) {
    child = wrappedValue.map(Child.init)
  }

  /// The state of the feature; `nil` while it isn't presented.
  public var wrappedValue: State? {
    @inlinable get { child?.state }
    @inlinable _modify {
      if !isKnownUniquelyReferenced(&child) { child = Child(child?.state) }
      defer { if Self.isNil(&child!.state) { child = nil } }
      yield &child!.state
    }
  }

  /// The state of the feature, which must be presented. Writing to this property can't dismiss the
  /// feature.
  var presented: State {
    get { child!.state! }
    _modify {
      if !isKnownUniquelyReferenced(&child) { child = child?.copy }
      yield &child!.state!
    }
  }

  // Comparing the property of the class directly with `nil` would copy the state.
  @inlinable static func isNil(_ state: inout State?) -> Bool { state == nil }

  /// Whether a feature is presented.
  var isPresented: Bool { child != nil }

  /// Returns the record of the child that was last present at a place, or `nil` if there's no child
  /// or if the record isn't the latest record there.
  func knownChild(at place: PresentationPlace) -> PresentationRecord<FeaturePath?>? {
    guard isPresented, let record, record.isLatest(at: place) else { return nil }
    return record
  }

  /// The presentation itself, for `ifLet`.
  public var projectedValue: Self {
    get { self }
    _modify { yield &self }
  }

  /// The payload of a case of the presented state; `nil` if the state isn't in that case.
  ///
  /// Writing through a case that the state isn't in reports an issue and changes nothing. Assigning
  /// `nil` to the current case dismisses the feature.
  public subscript<Value>(case keyPath: CaseKeyPath<State, Value>) -> Value?
  where State: CasePathable {
    get { wrappedValue.flatMap(AnyCasePath(keyPath).extract(from:)) }
    set { wrappedValue.write(newValue, through: keyPath) }
  }

  /// Returns whether the presentations are copies of the same value and neither has changed since.
  @inlinable func isCopy(of other: Self) -> Bool {
    child === other.child
  }

  @usableFromInline final class Child {
    // The state is changed only through the presentation, whose accesses the compiler already
    // checks.
    @exclusivity(unchecked) @usableFromInline var state: State?

    @usableFromInline init(_ state: State?) { self.state = state }

    // This is a member of the class, so that the class's type isn't looked up at run time.
    var copy: Child { Child(state) }
  }
}

// A child is mutated only while it's uniquely referenced.
extension PresentationState.Child: @unchecked Sendable where State: Sendable {}

extension PresentationState where State: ObservableState {
  /// Replaces another presentation, notifying observers of differences in the presented state.
  ///
  /// - Returns: Whether the observers of the presentation must be notified.
  @inlinable mutating func takeOver(from old: Self, isEqual: (Self, Self) -> Bool) -> Bool {
    if isCopy(of: old) { return false }
    guard child != nil, let before = old.child else { return true }
    guard child!.hasIdentity(of: before) || isEqual(old, self) else { return true }
    // Check the marks first, because writing to the state copies its storage.
    return !child!.isWrittenBack(to: before) && wrappedValue!._$takeOver(from: before.state!)
  }
}

// Neither method copies the states.
extension PresentationState.Child where State: ObservableState {
  @inlinable func hasIdentity(of other: PresentationState.Child) -> Bool {
    state!._$id == other.state!._$id
  }

  @inlinable func isWrittenBack(to other: PresentationState.Child) -> Bool {
    guard let mark = state!._$mark, let otherMark = other.state!._$mark else { return false }
    return mark.isWrittenBack(to: otherMark)
  }
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  /// Returns whether the presented states are equal. Comparing a value with its copy takes constant
  /// time.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isCopy(of: rhs) || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the presented state.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the presented state as an optional.
  ///
  /// - Throws: Any error that decoding the state throws.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the presented state as an optional.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a presentation. Like an optional, it's empty if the key is missing.
  public func decode<State: Decodable>(
    _ type: PresentationState<State>.Type, forKey key: Key
  ) throws -> PresentationState<State> {
    PresentationState(wrappedValue: try decodeIfPresent(State.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes the presented state, or omits the key if no feature is presented.
  public mutating func encode<State: Encodable>(
    _ value: PresentationState<State>, forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
