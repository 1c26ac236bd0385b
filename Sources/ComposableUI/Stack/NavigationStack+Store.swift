#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension NavigationStack {
  /// A stack whose path is the state of a store.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   ItemList(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   case .edit(let store): EditView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back sends `.popFrom(id:)`; a ``NavigationLink/init(state:label:)`` sends
  /// `.push(id:state:)`.
  @MainActor
  public init<State, Action, Base: View, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Base,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) where Data == [StackComponent<State>], Root == StackRoot<State, Action, Base, Destination> {
    let store = path.wrappedValue
    let base = root()
    self.init(path: store.components()) {
      StackRoot(store: store, base: base, destination: destination)
    }
  }
}

/// The root of a stack that a store drives, with the way from the store's elements to screens.
public struct StackRoot<State, Action, Base: View, Destination: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let base: Base
  let destination: @MainActor (Store<State, Action>) -> Destination

  public var body: some View {
    base.navigationDestination(for: StackComponent<State>.self) { component in
      if let id = component.id, let store = store.scope(state: \.[id: id], action: \.[id: id]) {
        destination(store)
      }
    }
  }
}
