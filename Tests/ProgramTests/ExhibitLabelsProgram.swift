import ComposableTesting
import ComposableUI
import Testing

// The labels of an exhibition: a sheet with a draft asks before it discards changes.

private struct ExhibitLabel: Equatable, Identifiable {
  let id: Int
  var words = ""
}

@Reducer
private struct LabelDraft {
  @ObservableState
  struct State: Equatable {
    var label: ExhibitLabel
    let printed: ExhibitLabel
    @Presents var warning: ConfirmationDialogState<Action.Warning>?

    var isPrinted: Bool { label == printed }

    init(_ printed: ExhibitLabel) {
      self.printed = printed
      label = printed
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case doorTapped
    case printerTapped
    case warning(PresentationAction<Warning>)

    @CasePathable
    enum Delegate { case printed(ExhibitLabel) }
    @CasePathable
    enum Warning { case tornUp }
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .printerTapped:
        return .run { [label = state.label] send in
          await send(.delegate(.printed(label)))
          await dismiss()
        }
      case .doorTapped where !state.isPrinted:
        state.warning = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Tear the draft up?")
        } actions: {
          ButtonState(role: .cancel) { TextState("Write on") }
          ButtonState(role: .destructive, action: .tornUp) { TextState("Tear up") }
        }
        return .none
      case .doorTapped, .warning(.presented(.tornUp)):
        return .run { _ in await dismiss() }
      case .binding, .delegate, .warning(.dismiss):
        return .none
      }
    }
    .ifLet(\.$warning, action: \.warning)
  }
}

@Reducer
private struct Exhibition {
  @ObservableState
  struct State: Equatable {
    @Presents var draft: LabelDraft.State?
    var labels: IdentifiedArrayOf<ExhibitLabel> = []

    var nextNumber: Int { (labels.ids.max() ?? 0) + 1 }
  }

  enum Action {
    case draft(PresentationAction<LabelDraft.Action>)
    case exhibitUnpacked
    case labelTapped(ExhibitLabel)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let labelToWrite: ExhibitLabel? =
        switch action {
        case .exhibitUnpacked: ExhibitLabel(id: state.nextNumber)
        case .labelTapped(let label): label
        case .draft: nil
        }
      if let labelToWrite { state.draft = LabelDraft.State(labelToWrite) }
      if case .draft(.presented(.delegate(.printed(let label)))) = action {
        state.labels.updateOrAppend(label)
      }
      return .none
    }
    .ifLet(\.$draft, action: \.draft) {
      LabelDraft()
    }
  }
}

private struct ExhibitionView: View {
  @Bindable var store: StoreOf<Exhibition>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.labels) { label in
          Button("\(label.id). \(label.words)") { store.send(.labelTapped(label)) }
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Unpack") { store.send(.exhibitUnpacked) }
        }
      }
      .navigationTitle("Exhibition")
    }
    .sheet(item: $store.scope(state: \.draft, action: \.draft)) { draft in
      NavigationStack { LabelDraftView(store: draft) }
        .interactiveDismissDisabled(!draft.isPrinted)
    }
  }
}

private struct LabelDraftView: View {
  @Bindable var store: StoreOf<LabelDraft>

  var body: some View {
    Form { TextField("Words", text: $store.label.words) }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Print") { store.send(.printerTapped) }
            .disabled(store.isPrinted)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Leave") { store.send(.doorTapped) }
        }
      }
      .confirmationDialog($store.scope(state: \.warning, action: \.warning))
      .navigationTitle("Label \(store.label.id)")
  }
}

@MainActor
@Suite struct ExhibitLabelsProgramTests {
  private let vase = ExhibitLabel(id: 1, words: "Vase")
  private let urn = ExhibitLabel(id: 1, words: "Urn")

  @Test func `a value returned by a sheet replaces the value with the same identifier`() async {
    let store = TestStore(initialState: Exhibition.State(labels: [vase])) { Exhibition() }

    await store.send(.labelTapped(vase)) { $0.draft = LabelDraft.State(vase) }
    await store.send(\.draft.binding.label, urn) { $0.draft?.label = urn }
    await store.send(\.draft.printerTapped)
    await store.receive(\.draft.delegate.printed) { $0.labels = [urn] }
    await store.receive(\.draft.dismiss) { $0.draft = nil }
  }

  @Test func `a sheet with changes dismisses itself only after its dialog is confirmed`() async {
    let store = TestStore(
      initialState: Exhibition.State(draft: LabelDraft.State(vase), labels: [vase])
    ) {
      Exhibition()
    }
    store.exhaustivity = .off

    await store.send(\.draft.binding.label, urn)
    await store.send(\.draft.doorTapped)
    #expect(store.state.draft?.warning?.titleVisibility == .visible)
    await store.send(\.draft.warning.tornUp)
    await store.receive(\.draft.dismiss) { $0.draft = nil }
    #expect(store.state.labels == [vase])
  }

  @Test func `a sheet with changes can't be swiped away`() {
    let store = Store(initialState: Exhibition.State(draft: LabelDraft.State(vase))) {
      Exhibition()
    }
    let phone = Phone(ExhibitionView(store: store))

    phone.type("Urn", into: "Words")
    withKnownIssue { phone.dismissSheet() }
    #expect(store.draft != nil)
    phone.type("Vase", into: "Words")
    phone.dismissSheet()

    #expect(store.draft == nil)
  }

  @Test func `a label written in a sheet is listed and can be opened again`() async {
    let store = Store(initialState: Exhibition.State()) { Exhibition() }
    let phone = Phone(ExhibitionView(store: store))

    phone.tap("Unpack")
    phone.type("Vase", into: "Words")
    phone.tap("Leave")
    phone.tap("Write on")
    phone.tap("Print")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Exhibition") && $0.shows("1. Vase") }
    phone.tap("1. Vase")
    #expect(phone.shows("Label 1"))
    phone.tap("Leave")
    await phone.wait(timeout: .seconds(60)) { !$0.shows("Label 1") }

    #expect(store.labels == [vase])
    #expect(store.draft == nil)
  }
}
