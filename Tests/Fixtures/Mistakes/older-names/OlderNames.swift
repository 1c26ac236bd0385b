import ComposableUI
import HeadlessUI

// Names of earlier versions. Each warning states what to write instead.

func mentionedInCore(
  _: TaskResult<Int>,  // warning: 'TaskResult' is deprecated: Use 'Result'.
  _: ActorIsolated<Int>,  // warning: 'ActorIsolated' is deprecated: Use 'LockIsolated', which also works in synchronous code.
  _: ActionSheetState<Int>,  // warning: 'ActionSheetState' is deprecated: Use 'ConfirmationDialogState'.
  _: AlertState<Int>.Button,  // warning: 'Button' is deprecated: Use 'ButtonState'.
  _: BindingState<Int>,  // warning: 'BindingState' is deprecated: Every property of observable state can be bound: mark the state with '@ObservableState', remove '@BindingState', and replace '\.$text' with '\.text'.
  _: any ReducerProtocol,  // warning: 'ReducerProtocol' is deprecated: Use 'Reducer', or the '@Reducer' macro.
  _: any ReducerProtocolOf<Counter>,  // warning: 'ReducerProtocolOf' is deprecated: Use 'ReducerOf'.
  _: EffectTask<Int>  // warning: 'EffectTask' is deprecated: Use 'Effect'.
) {}

func mentionedInViews(
  _: BindingViewState<Int>,  // warning: 'BindingViewState' is deprecated: Every property of observable state can be bound: remove the view state, mark the store with '@Bindable', and use '$store.text' as the binding.
  _: BindingViewStore<Int>,  // warning: 'BindingViewStore' is deprecated: Every property of observable state can be bound: remove the view state, mark the store with '@Bindable', and use '$store.text' as the binding.
  _: ForEachStore<Int, Int, Int, Text>,  // warning: 'ForEachStore' is deprecated: Use 'ForEach(store.scope(state: \.rows, action: \.rows)) { row in … }'.
  _: IfLetStore<Int, Int, Text, Text>,  // warning: 'IfLetStore' is deprecated: Use 'if let child = store.scope(state: \.child, action: \.child) { … } else { … }'.
  _: NavigationLinkStore<Int, Int, Text, Text>,  // warning: 'NavigationLinkStore' is deprecated: Use a 'Button' that sends an action, and 'navigationDestination(item: $store.scope(state: \.child, action: \.child))'.
  _: NavigationStackStore<Int, Int, Text, Text>,  // warning: 'NavigationStackStore' is deprecated: Use 'NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { store in … }' with a '@Bindable' store.
  _: SwitchStore<Int, Int, Text>,  // warning: 'SwitchStore' is deprecated: Use 'switch store.case { … }' with a '@Reducer enum'.
  _: CaseLet<Int, Int, Int, Int, Text>,  // warning: 'CaseLet' is deprecated: Use 'switch store.case { … }' with a '@Reducer enum'.
  _: ViewStore<Int, Int>,  // warning: 'ViewStore' is deprecated: A view observes what it reads from a store: mark the state with '@ObservableState', and use the store instead of the view store.
  _: ViewStoreOf<Counter>,  // warning: 'ViewStoreOf' is deprecated: A view observes what it reads from a store: mark the state with '@ObservableState', and use 'StoreOf' instead of 'ViewStoreOf'.
  _: WithViewStore<Int, Int, Text>  // warning: 'WithViewStore' is deprecated: A view observes what it reads from a store: mark the state with '@ObservableState', remove 'WithViewStore', and replace 'viewStore' with 'store'.
) {}

@MainActor func called(_ store: StoreOf<Counter>, _ names: LockIsolated<[String]>) {
  _ = names == names  // warning: Compare the values: 'lhs.value == rhs.value'.
  _ = Store(initialState: Counter.State(), reducer: Counter())  // warning: Pass the reducer in a trailing closure: 'Store(initialState: …) { Feature() }'.
  _ = store.scope(state: \.count, action: { (action: Counter.Action) in action })  // warning: Use key paths to get the same store each time: 'scope(state: \.x, action: \.x)'.
  _ = store.scope(state: \.count)  // warning: Use the store itself: with observable state, reading a property observes only that property.
  _ = AlertState<Int>(title: TextState("a"), message: nil, dismissButton: nil)  // warning: List the buttons in a closure: 'AlertState { title } actions: { … } message: { … }'.
  _ = AlertState<Int>(title: TextState("a"), message: nil, buttons: [])  // warning: List the buttons in a closure: 'AlertState { title } actions: { … } message: { … }'.
  _ = ConfirmationDialogState<Int>(title: TextState("a"), message: nil, buttons: [])  // warning: List the buttons in a closure: 'ConfirmationDialogState { title } actions: { … } message: { … }'.
  _ = ButtonState<Int>.cancel(TextState("a"))  // warning: Use 'ButtonState(role: .cancel) { label }'.
  _ = ButtonState<Int>.default(TextState("a"))  // warning: Use 'ButtonState { label }'.
  _ = ButtonState<Int>.destructive(TextState("a"))  // warning: Use 'ButtonState(role: .destructive) { label }'.
  _ = AsyncStream<Int>.streamWithContinuation()  // warning: renamed to 'makeStream(of:bufferingPolicy:)'
}

struct ObservingView: View {
  let count: Int

  var body: some View {
    Text("a")
      .onChange(of: count, perform: { (_: Int) in })  // warning: 'onChange(of:perform:)' is deprecated: Use a closure with no parameters, or with two.
  }
}

struct Counter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct PresentingView: View {
  let store: Store<Presenter.State, Presenter.Action>

  var body: some View {
    let destination = store.scope(state: \.$destination, action: \.destination)
    Text("a").alert(store: store.scope(state: \.$alert, action: \.alert))  // warning: Use 'alert($store.scope(state: \.alert, action: \.alert))'.
    Text("a").alert(store: destination, state: \.alert, action: { .alert($0) })  // warning: Use 'alert($store.scope(state: \.destination?.alert, action: \.destination.alert))'.
    Text("a").confirmationDialog(store: store.scope(state: \.$confirmationDialog, action: \.confirmationDialog))  // warning: Use 'confirmationDialog($store.scope(state: \.confirmationDialog, action: \.confirmationDialog))'.
    Text("a").confirmationDialog(store: destination, state: \.confirmationDialog, action: { .confirmationDialog($0) })  // warning: Use 'confirmationDialog($store.scope(state: \.destination?.confirmationDialog, action: \.destination.confirmationDialog))'.
    Text("a").fullScreenCover(store: store.scope(state: \.$child, action: \.child)) { _ in Text("a") }  // warning: Use 'fullScreenCover(item: $store.scope(state: \.child, action: \.child))'.
    Text("a").fullScreenCover(store: destination, state: \.child, action: { .child($0) }) { _ in Text("a") }  // warning: Use 'fullScreenCover(item: $store.scope(state: \.destination?.child, action: \.destination.child))'.
    Text("a").navigationDestination(store: store.scope(state: \.$child, action: \.child)) { _ in Text("a") }  // warning: Use 'navigationDestination(item: $store.scope(state: \.child, action: \.child))'.
    Text("a").navigationDestination(store: destination, state: \.child, action: { .child($0) }) { _ in Text("a") }  // warning: Use 'navigationDestination(item: $store.scope(state: \.destination?.child, action: \.destination.child))'.
    Text("a").popover(store: store.scope(state: \.$child, action: \.child)) { _ in Text("a") }  // warning: Use 'popover(item: $store.scope(state: \.child, action: \.child))'.
    Text("a").popover(store: destination, state: \.child, action: { .child($0) }) { _ in Text("a") }  // warning: Use 'popover(item: $store.scope(state: \.destination?.child, action: \.destination.child))'.
    Text("a").sheet(store: store.scope(state: \.$child, action: \.child)) { _ in Text("a") }  // warning: Use 'sheet(item: $store.scope(state: \.child, action: \.child))'.
    Text("a").sheet(store: destination, state: \.child, action: { .child($0) }) { _ in Text("a") }  // warning: Use 'sheet(item: $store.scope(state: \.destination?.child, action: \.destination.child))'.
    TextField("Name", text: .constant(""), onCommit: {})  // warning: Use 'onSubmit' and 'focused'.
      .animation(.default)  // warning: Use 'withAnimation' or 'animation(_:value:)'.
  }
}

enum Presenter {
  struct State {
    @PresentationState var child: Counter.State?
    @PresentationState var destination: Destination?
    @PresentationState var alert: AlertState<Int>?
    @PresentationState var confirmationDialog: ConfirmationDialogState<Int>?
  }

  @CasePathable enum Action {
    case child(PresentationAction<Counter.Action>)
    case destination(PresentationAction<DestinationAction>)
    case alert(PresentationAction<Int>)
    case confirmationDialog(PresentationAction<Int>)
  }

  @CasePathable @dynamicMemberLookup enum Destination {
    case child(Counter.State)
    case alert(AlertState<Int>)
    case confirmationDialog(ConfirmationDialogState<Int>)
  }

  enum DestinationAction {
    case child(Counter.Action)
    case alert(Int)
    case confirmationDialog(Int)
  }
}
