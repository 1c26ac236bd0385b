/// A property wrapper for the field that has the focus.
///
/// ```swift
/// struct LoginView: View {
///   enum Field { case name, password }
///   @State var name = ""
///   @State var password = ""
///   @FocusState var focus: Field?
///
///   var body: some View {
///     TextField("Name", text: $name).focused($focus, equals: .name)
///     SecureField("Password", text: $password).focused($focus, equals: .password)
///     Text(focus == .password ? "Nobody sees it" : "Who are you?")
///   }
/// }
///
/// let phone = Phone(LoginView())
/// phone.type("Mira", into: "Name")
/// #expect(phone.shows("Who are you?"))
/// phone.type("secret", into: "Password")
/// #expect(phone.shows("Nobody sees it"))
/// ```
///
/// Typing into a field or submitting it moves the focus to the field. To check the focus, a test
/// reads the text of a view that depends on the state.
@MainActor @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// The value while no field that's tied to the state has the focus.
  private let unfocused: Value

  /// Creates a state that's `true` while a field has the focus. It's initially `false`.
  public init() where Value == Bool {
    unfocused = false
    state = State(wrappedValue: unfocused)
  }

  /// Creates a state that identifies the field with the focus. It's initially `nil`.
  public init<Field: Hashable>() where Value == Field? {
    unfocused = nil
    state = State(wrappedValue: unfocused)
  }

  /// The current focus. A test moves the focus by typing into a field or submitting it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to pass to `focused(_:equals:)` and `focused(_:)`.
  public var projectedValue: Binding {
    Binding(binding: state.projectedValue, unfocused: unfocused)
  }

  /// A binding to the focus, for use in other views.
  @MainActor @propertyWrapper
  public struct Binding {
    let binding: HeadlessUI.Binding<Value>
    let unfocused: Value

    /// The current focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, to pass to other views.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  func connect(to node: Node, at path: [Int]) -> Self {
    var copy = self
    copy.state = state.connect(to: node, at: path)
    return copy
  }
}

extension FocusState: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { true }
}

extension View {
  /// Connects the focus of the view to a state that equals a value while the view has the focus.
  /// The state is set to the value when the user types into the view or submits it, and to `nil`
  /// when the user types into or submits a field that isn't tied to the state.
  public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    transformEnvironment(\.focusTies) { $0.append(FocusTie(binding, value)) }
  }

  /// Binds the focus of the view to a Boolean state. The state is set to `true` when the user types
  /// into the view or submits it, and to `false` when the user types into or submits another field.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Performs an action when the user submits a field in the view. A test calls
  /// `phone.submit("Name")`.
  ///
  /// If several views around the field have actions, the innermost action runs first.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.submit) { outer in
      outer = { [outer] in
        action()
        outer?()
      }
    }
  }
}

/// The connection between the focus of a view and a state.
@MainActor struct FocusTie {
  /// A closure that sets the state to the value that identifies the view.
  let take: @MainActor () -> Void
  /// A closure that sets the state to `false` or `nil` if the state identifies the view.
  let release: @MainActor () -> Void

  init<Value>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    take = { if binding.wrappedValue != value { binding.wrappedValue = value } }
    release = {
      if binding.wrappedValue == value, value != binding.unfocused {
        binding.wrappedValue = binding.unfocused
      }
    }
  }
}

extension EnvironmentValues {
  private struct FocusTiesKey: EnvironmentKey {
    static var defaultValue: [FocusTie] { [] }
  }

  private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// The connections of the views around a field, from the outermost to the innermost.
  var focusTies: [FocusTie] {
    get { self[FocusTiesKey.self] }
    set { self[FocusTiesKey.self] = newValue }
  }

  /// The action that runs when the user submits a field.
  var submit: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
