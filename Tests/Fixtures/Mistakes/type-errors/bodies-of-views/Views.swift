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

struct Line: Identifiable {
  let id: Int
  var name: String
}

struct UnknownModifierInRowView: View {
  @State var lines: [Line] = []
  var body: some View {
    ForEach(lines) { line in
      HStack {
        Text(line.name)
        Text("\(line.id)").monospacedd()  // error: has no member 'monospacedd'
      }
    }
  }
}

struct UnknownMemberInListView: View {
  @State var lines: [Line] = []
  var body: some View {
    List(lines) { line in
      Text(line.name)
      Text(line.total)  // error: has no member 'total'
    }
  }
}

struct UnknownMemberInIndexedRowView: View {
  @State var lines: [Line] = []
  var body: some View {
    ForEach(lines, id: \.name) { line in
      Text(line.name)
      Button("Remove") { lines.removeAll { $0.id == line.number } }  // error: has no member 'number'
    }
  }
}

struct UnknownMemberInBoundRowView: View {
  @State var lines: [Line] = []
  var body: some View {
    ForEach($lines) { $line in
      Text(line.name)
      TextField("Name", text: $line.nick)  // error: has no dynamic member 'nick'
    }
  }
}

struct MistakeInLongView: View {
  @State var lines: [Line] = []
  @State var count = 0
  @State var asks = false
  @State var shows = false
  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(lines) { line in
            Text(line.name).badge(line.size)  // error: has no member 'size'
          }
        } header: {
          Text("Lines")
        }
      }
      .navigationTitle("Lines")
      .toolbar { Button("Add") { shows = true } }
      .sheet(isPresented: $shows) { Text("Sheet") }
      .alert("Delete?", isPresented: $asks) {
        Button("Delete", role: .destructive) { lines = [] }
      } message: {
        Text("You can't undo this")
      }
      .confirmationDialog("Sort?", isPresented: $asks) { Button("By name") { count = 1 } }
      .onChange(of: count) { _, new in asks = new > 3 }
      .task { count += 1 }
    }
  }
}
