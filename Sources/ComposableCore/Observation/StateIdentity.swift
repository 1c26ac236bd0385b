/// What tells the value of a property from one that took its place, without comparing the two.
///
/// The type of the property chooses the initialiser.
public struct StateIdentity {
  private let content: Content

  private enum Content: Equatable {
    case unknown
    case absent
    case value(ObservableStateID)
    case elements([ObservableStateID])
    case ids(AnyHashable)
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// Whether any other value counts as different.
  var isUnknown: Bool { content == .unknown }

  func isSame(as other: StateIdentity) -> Bool {
    !isUnknown && content == other.content
  }
}

extension StateIdentity {
  /// The identity of a value whose type says nothing: unknown, unless the type turns out at run time
  /// to be observable.
  @_disfavoredOverload
  public init<Value>(of value: Value) {
    self.init((value as? any ObservableState).map { .value($0._$id) } ?? .unknown)
  }

  /// A string has none.
  public init(of value: String) {
    self.init(.unknown)
  }

  public init<State: ObservableState>(of state: State) {
    self.init(.value(state._$id))
  }

  /// An optional has the identity of what it wraps; `nil` is one of its own.
  public init<State: ObservableState>(of state: State?) {
    self.init(state.map { .value($0._$id) } ?? .absent)
  }

  /// A collection of observable state has those of its elements, in order.
  public init<States: Collection>(of states: States) where States.Element: ObservableState {
    self.init(.elements(states.map(\._$id)))
  }

  /// A collection whose elements have ids of their own has these, in order: what an element tells
  /// its observers, the collection need not.
  init(ids: AnyHashable) {
    self.init(.ids(ids))
  }
}

extension ObservableStateID {
  /// The identity of an enum that holds `payload` in the case with the given index.
  public init<Payload: ObservableState>(of payload: Payload, inCase index: Int) {
    self = payload._$id.tagged(index)
  }

  /// The identity of an enum that holds a payload without identity: a new one each time, so that any
  /// change of the enum counts.
  @_disfavoredOverload
  public init<Payload>(of payload: Payload, inCase index: Int) {
    self = (payload as? any ObservableState)?._$id.tagged(index) ?? ObservableStateID()
  }
}

extension StateIdentity {
  /// An identified array of observable state has the ids of its elements, in order.
  public init<ID, Element: ObservableState>(of elements: IdentifiedArray<ID, Element>) {
    self.init(ids: AnyHashable(elements.ids))
  }
}

extension StateIdentity {
  /// A presentation has the identity of what is presented.
  public init<State: ObservableState>(of presentation: PresentationState<State>) {
    self.init(of: presentation.wrappedValue)
  }
}

extension StateIdentity {
  /// A stack has the ids of its elements, in order.
  public init<Element>(of stack: StackState<Element>) {
    self.init(ids: AnyHashable(stack.ids))
  }

  /// A stack has the ids of its elements, in order, whether they are observable or not.
  public init<Element: ObservableState>(of stack: StackState<Element>) {
    self.init(ids: AnyHashable(stack.ids))
  }
}
