extension View {
  /// Moves the focus to a field when the view appears.
  ///
  /// ```swift
  /// struct LoginView: View {
  ///   enum Field { case name, password }
  ///   @State var name = ""
  ///   @FocusState var focus: Field?
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $name).focused($focus, equals: .name)
  ///       .defaultFocus($focus, .name)
  ///     Text(focus == .name ? "Enter your name" : "Tap the name")
  ///   }
  /// }
  ///
  /// #expect(Phone(LoginView()).shows("Enter your name"))
  /// ```
  public func defaultFocus<Value>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Keeps the actions of outer views from running when the user submits a field in the view.
  ///
  /// ```swift
  /// struct NoteView: View {
  ///   @State var note = ""
  ///   @State var submissions = 0
  ///
  ///   var body: some View {
  ///     Form {
  ///       TextField("Note", text: $note).submitScope()
  ///       Text("\(submissions) submitted")
  ///     }
  ///     .onSubmit { submissions += 1 }
  ///   }
  /// }
  ///
  /// let phone = Phone(NoteView())
  /// phone.submit("Note")
  /// #expect(phone.shows("0 submitted"))
  /// ```
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { outer in
      if isBlocking { outer = nil }
    }
  }

  /// Hides the frame around the view that has the focus. Has no effect in a headless view.
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Returns the view unchanged. The scope limits only where the focus starts.
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  /// Lets the user focus the view with a keyboard. Has no effect in a headless view.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> Self { self }
  /// Ties a state to the focus of the search field. Has no effect in a headless view.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  /// Ties a state to the focus of the search field. Has no effect in a headless view.
  public func searchFocused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
}

/// The priority of a default focus. It has no effect.
public enum DefaultFocusEvaluationPriority: Sendable { case automatic, userInitiated }

/// The reasons for focusing a view. They have no effect.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is activated with a key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is edited with keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The view is activated or edited with keys.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
