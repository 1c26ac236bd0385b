import ComposableUI
import HeadlessUI

// Mistakes in the closures of presented and pushed views, and in the bindings that they receive.

@Reducer struct Navigator {
  @ObservableState struct State {
    var path = StackState<Destination.State>()
    var child = Child.State()
    @Presents var sheet: Child.State?
    @Presents var destination: Destination.State?
  }
  enum Action {
    case path(StackActionOf<Destination>), child(Child.Action)
    case sheet(PresentationAction<Child.Action>)
    case destination(PresentationAction<Destination.Action>)
  }
}

struct UnknownMemberInSheetView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    Text("Root").sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { child in
      Text(child.name)  // error: has no dynamic member 'name'
    }
  }
}

struct UnknownActionInSheetView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    Text("Root").sheet(item: $store.scope(\.sheet, action: \.sheet)) { child in
      Button("Save") { child.send(.save) }  // error: has no member 'save'
    }
  }
}

struct UnknownCaseOfSheetView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    Text("Root")
      .sheet(item: $store.scope(state: \.destination?.detail, action: \.destination.child)) {  // error: has no dynamic member 'detail'
        Text("\($0.count)")
      }
  }
}

struct UnknownMemberInDestinationView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
    } destination: { store in
      switch store.case {
      case .child(let child): Text(child.name)  // error: has no dynamic member 'name'
      case .other(let child): Text("\(child.count)")
      }
    }
  }
}

struct UnknownCaseInDestinationView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
    } destination: { store in
      switch store.case {
      case .detail(let child): Text("\(child.count)")  // error: has no member 'detail'
      case .other(let child): Text("\(child.count)")
      default: Text("Other")
      }
    }
  }
}

struct MissingCaseInDestinationView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
    } destination: { store in
      switch store.case {  // error: switch must be exhaustive
      case .other(let child): Text("\(child.count)")
      }
    }
  }
}

struct UnknownMemberInRootView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
      Text("\(store.total)")  // error: has no dynamic member 'total'
    } destination: { store in
      Text("Pushed")
    }
  }
}

struct UnknownPathView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.stack, action: \.path)) {  // error: has no member 'stack'
      Text("Root")
    } destination: { _ in
      Text("Pushed")
    }
  }
}

struct PlainActionSheetView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    Text("Root").sheet(item: $store.scope(state: \.sheet, action: \.child)) { child in  // error: '$store.scope' needs a 'PresentationAction' or a 'StackAction': declare the case as 'case child(PresentationAction<Child.Action>)'.
      Text("\(child.count)")
    }
  }
}

struct PlainStateSheetView: View {
  @Bindable var store: StoreOf<Navigator>
  var body: some View {
    Text("Root").sheet(item: $store.scope(state: \.child, action: \.sheet)) { child in  // error: '$store.scope' needs optional state or a 'StackState': declare the property as '@Presents var child: Child.State?'.
      Text("\(child.count)")
    }
  }
}
