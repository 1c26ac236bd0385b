import ComposableUI
import HeadlessUI

// Mistakes in the bodies of views and in the closures of test stores.

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var isOn = false
    @Presents var child: Child.State?
  }
  enum Action: BindableAction {
    case tap, binding(BindingAction<State>), child(PresentationAction<Child.Action>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    EmptyReducer().ifLet(\.$child, action: \.child) { Child() }
  }
}

struct UnknownMemberView: View {
  let store: StoreOf<Counter>
  var body: some View {
    VStack {
      Text("\(store.total)")  // error: has no dynamic member 'total'
      Button("Tap") { store.send(.tap) }
    }
  }
}

struct UnknownActionView: View {
  let store: StoreOf<Counter>
  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Tap") { store.send(.tapped) }  // error: has no member 'tapped'
    }
  }
}

struct UnknownBindingView: View {
  @Bindable var store: StoreOf<Counter>
  var body: some View {
    Form {
      Toggle("On", isOn: $store.isOff)  // error: has no dynamic member 'isOff'
      Text("\(store.count)")
    }
  }
}

struct UnknownScopeView: View {
  @Bindable var store: StoreOf<Counter>
  var body: some View {
    Text("\(store.count)")
      .sheet(item: $store.scope(state: \.kid, action: \.child)) { child in  // error: has no member 'kid'
        Text("\(child.count)")
      }
  }
}
