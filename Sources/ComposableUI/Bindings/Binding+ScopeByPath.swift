#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension Bindable {
  /// Returns a binding to the store of a presented feature: `$store.scope(\.add, action: \.add)`.
  @MainActor
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Returns a binding to the store of a navigation stack: `$store.scope(\.path, action: \.path)`.
  @MainActor
  public func scope<State, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}

extension Binding {
  /// Returns a binding to the store of a presented feature: `$store.scope(\.add, action: \.add)`.
  @MainActor
  public func scope<State, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Returns a binding to the store of a navigation stack: `$store.scope(\.path, action: \.path)`.
  @MainActor
  public func scope<State, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}
