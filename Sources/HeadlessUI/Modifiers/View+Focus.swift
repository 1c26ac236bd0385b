extension View {
  /// Moves the focus to a field when the view appears. Headless views ignore the priority.
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

  /// Prevents the submit actions of ancestors from running when the user submits a field in the
  /// view.
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

  /// Hides the frame around the focused view. Headless views ignore this modifier.
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Restricts the initial focus to the views in a namespace. Headless views ignore this modifier.
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  /// Lets the user focus the view with a keyboard. Headless views ignore this modifier.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> Self { self }
  /// Gives the search field the focus while a Boolean value is `true`. Headless views ignore this
  /// modifier.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  /// Gives the search field the focus while a state equals a value. Headless views ignore this
  /// modifier.
  public func searchFocused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }

  /// Lets the user focus the view with a keyboard. Headless views ignore this modifier.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  /// Treats the focusable views inside the view as a group when the focus moves. Headless views
  /// ignore this modifier.
  public func focusSection() -> Self { self }

  /// Makes the view the first to receive the focus. Headless views ignore this modifier.
  public func prefersDefaultFocus(
    _ isPreferred: Bool = true, in namespace: Namespace.ID
  ) -> Self { self }
}

/// The priority of a default focus. Headless views ignore it.
public enum DefaultFocusEvaluationPriority: Sendable { case automatic, userInitiated }

/// The kinds of interaction that a view accepts while it has the focus. Headless views ignore them.
public struct FocusInteractions: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of interactions from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activating the view with a key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing the view with keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Activating or editing the view with keys.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
