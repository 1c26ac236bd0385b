import IssueReporting

/// A function that dismisses the calling feature, regardless of how it's presented. If the feature
/// isn't presented itself, the function dismisses its nearest presented ancestor.
///
/// Read it from the feature's dependencies, and call it from an effect:
///
/// ```swift
/// @Reducer
/// struct Form {
///   struct State: Equatable {}
///   enum Action { case closeButtonTapped }
///   @Dependency(\.dismiss) var dismiss
///   var body: some ReducerOf<Self> {
///     Reduce { _, _ in .run { _ in await dismiss() } }
///   }
/// }
///
/// @Reducer
/// struct Kitchen {
///   struct State: Equatable { @PresentationState var form: Form.State? }
///   enum Action { case form(PresentationAction<Form.Action>) }
///   var body: some ReducerOf<Self> {
///     EmptyReducer().ifLet(\.$form, action: \.form) { Form() }
///   }
/// }
///
/// let store = TestStore(initialState: Kitchen.State(form: Form.State())) { Kitchen() }
/// await store.send(\.form.closeButtonTapped)
/// await store.receive(\.form.dismiss) { $0.form = nil }
/// ```
///
/// The nearest `ifLet` or `forEach` that presents the feature or one of its ancestors receives
/// `.dismiss` or `.popFrom` as an action, so parents can respond to it. By the time the call
/// returns, the feature's state has been removed, and its effects, including the calling effect,
/// have been cancelled.
public struct DismissEffect: Sendable {
  private let dismiss: @MainActor @Sendable (IssueLocation) -> Void

  /// Creates a function that calls a closure instead of dismissing a feature, for tests.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = { _ in dismiss() }
  }

  init(feature: FeaturePath?) {
    dismiss = { location in Self.dismiss(feature, location) }
  }

  /// Returns a function that calls this function and then a closure that dismisses the feature.
  func then(_ dismissal: @escaping @MainActor @Sendable () -> Void) -> Self {
    Self(located: { [dismiss] location in
      dismiss(location)
      Self.dismissRoot(with: dismissal)
    })
  }

  private init(located dismiss: @escaping @MainActor @Sendable (IssueLocation) -> Void) {
    self.dismiss = dismiss
  }

  /// Dismisses the feature.
  ///
  /// Does nothing if the feature has already been removed. Reports an issue if neither the
  /// feature nor any of its ancestors is presented.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    perform(at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Dismisses the feature. If neither the feature nor any of its ancestors is presented, reports
  /// an issue at a location.
  @MainActor
  package func perform(at location: IssueLocation) {
    dismiss(location)
  }

  @MainActor
  private static func dismiss(_ feature: FeaturePath?, _ location: IssueLocation) {
    if let presentation = feature?.presentation {
      guard presentation.root.dismiss(presentation) else { return }
      reportLaterActions()
    } else if let dismissal = feature?.root.dismissal {
      dismissRoot(with: dismissal)
    } else {
      reportNotPresented(at: location)
    }
  }

  @MainActor
  private static func dismissRoot(with dismissal: @MainActor () -> Void) {
    dismissal()
    reportLaterActions()
  }

  /// Causes actions that the calling effect sends from now on to be reported instead of ignored.
  @MainActor
  private static func reportLaterActions() {
    RunningEffect.current?.node.hasDismissedItself = true
  }

  private static func reportNotPresented(at location: IssueLocation) {
    location.report(
      """
      A feature requested dismissal at '\(location)', but couldn't be dismissed.

      A feature can be dismissed only if it is presented: through 'ifLet' on a \
      'PresentationState', or through 'forEach' on a 'StackState'. Nothing presents this feature: \
      a store or a parent runs it in another way, for example through 'ifLet' on an optional.

      If the feature isn't always presented, check '@Dependency(\\.isPresented)' before calling \
      'dismiss'.
      """
    )
  }
}
