import ComposableTesting
import ComposableUI
import Testing

// The controls of a loom's warp, which are locked while the loom weaves.

@Reducer
private struct Loom {
  @ObservableState
  struct State: Equatable {
    var border = ""
    var isLocked = false
    var tension = 30.0
    var threads = 200
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case warpCut
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.threads):
        // Every ten threads need at least one unit of tension.
        state.tension = .maximum(state.tension, state.lowestTension)
      case .warpCut:
        state = State(border: state.border)
      case .binding:
        break
      }
      return .none
    }
  }
}

extension Loom.State {
  fileprivate var lowestTension: Double { Double(threads) / 10 }
}

private struct LoomView: View {
  @Bindable var store: StoreOf<Loom>

  var body: some View {
    Form {
      Toggle("Open to changes", isOn: $store.isLocked.inverted())
      Section {
        Stepper("\(store.threads) threads", value: $store.threads, in: 20...900, step: 20)
        Slider(value: $store.tension, in: store.lowestTension...90) { Text("Tension") }
          .tint(.accentColor)
        Text("Stretched to \(Int(store.tension))")
          .monospacedDigit()
        HStack {
          TextField("Border", text: $store.border)
            .disableAutocorrection(true)
            .foregroundStyle(store.isLocked ? Color.secondary : .primary)
          Text(mirrored(store.border))
        }
      }
      .disabled(store.isLocked)
      Button("Cut the warp", role: .destructive) { store.send(.warpCut) }
        .tint(.red)
    }
    .navigationTitle("Loom")
  }
}

extension Binding<Bool> {
  @MainActor fileprivate func inverted() -> Self {
    Self(get: { !wrappedValue }, set: { wrappedValue = !$0 })
  }
}

/// Returns a pattern for both edges of the cloth.
private func mirrored(_ pattern: String) -> String {
  pattern + "|" + pattern.reversed().map { $0 == "<" ? ">" : $0.uppercased() }.joined()
}

@MainActor
@Suite struct LoomProgramTests {
  @Test func `a reducer adjusts its state after a binding changes it`() async {
    let store = TestStore(initialState: Loom.State()) {
      Loom()
    }

    await store.send(\.binding.tension, 25) { $0.tension = 25 }
    await store.send(\.binding.threads, 240) { $0.threads = 240 }
    await store.send(\.binding.threads, 260) {
      $0.threads = 260
      $0.tension = 26
    }
    await store.send(\.binding.border, "<<o") { $0.border = "<<o" }
    await store.send(\.binding.isLocked, true) { $0.isLocked = true }
    await store.send(.warpCut) { $0 = Loom.State(border: "<<o") }
  }

  @Test func `controls show the state that they change`() {
    let store = Store(initialState: Loom.State()) { Loom() }
    let phone = Phone(LoomView(store: store))

    phone.type("<xo", into: "Border")
    #expect(phone.shows("<xo|OX>"))
    phone.slide("Tension", to: 21)
    #expect(phone.shows("Stretched to 21"))
    phone.step("200 threads", by: 2)
    #expect(phone.shows("240 threads") && phone.shows("Stretched to 24"))
    phone.toggle("Open to changes")
    #expect(store.isLocked)
    phone.tap("Cut the warp")

    #expect(store.state == Loom.State(border: "<xo"))
  }
}
