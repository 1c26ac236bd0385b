#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension NavigationLink where Destination == Never {
  /// A link that puts a feature's state on top of the stack around it.
  ///
  /// ```swift
  /// NavigationLink(state: AppFeature.Path.State.detail(DetailFeature.State())) {
  ///   Text("Detail")
  /// }
  /// ```
  ///
  /// - Parameter state: The state of the stack's elements, or nil to disable the link.
  @MainActor
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { StackComponent(id: nil, state: $0) }, label: label)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title that puts a feature's state on top of the stack around it.
  @MainActor
  public init<State>(_ title: some StringProtocol, state: State?) {
    self.init(state: state) { Text(title) }
  }
}
