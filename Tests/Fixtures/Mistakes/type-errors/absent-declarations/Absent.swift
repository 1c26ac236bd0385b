import ComposableUI
import HeadlessUI

// Uses of declarations that exist only so that the compiler shows their messages.

struct SharedState {
  @Shared(.inMemory("count")) var count = 0  // error: 'Shared' is unavailable: This library has no shared state: store the value in the nearest common parent's state, or keep it in a dependency that features read and write.
  @SharedReader(.inMemory("name")) var name = ""  // error: 'SharedReader' is unavailable: This library has no shared state: store the value in the nearest common parent's state, or keep it in a dependency that features read.
}

@Reducer struct ShownWithoutPresentation {
  @ObservableState struct State { @Presents var child: Child.State? }
  enum Action { case child(PresentationAction<Child.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child, action: \.child) { Child() }  // error: 'ifLet' needs a key path with '$' to a presented property: write '\.$child', and mark the property with '@Presents'.
  }
}

@Reducer struct PresentedWithoutDismissal {
  @ObservableState struct State { @Presents var child: Child.State? }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Child() }  // error: 'ifLet' needs a 'PresentationAction': declare the case as 'case child(PresentationAction<Child.Action>)'.
  }
}

@Reducer struct PresentedWithoutReducer {
  @ObservableState struct State { @Presents var child: Child.State? }
  enum Action { case child(PresentationAction<Child.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child)  // error: 'ifLet' requires a reducer for the presented feature: '.ifLet(\.$child, action: \.child) { Child() }'. The closure can be omitted only for alerts, dialogs, and enums declared with '@Reducer'.
  }
}

@Reducer struct StackWithoutReducer {
  @ObservableState struct State { var path = StackState<Child.State>() }
  enum Action { case path(StackActionOf<Child>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)  // error: 'forEach' requires a reducer for the elements: '.forEach(\.path, action: \.path) { Path() }'. The closure can be omitted only for an enum declared with '@Reducer'.
  }
}

@Reducer struct RowsWithoutReducer {
  @ObservableState struct State { var rows: IdentifiedArrayOf<Child.State> = [] }
  enum Action { case rows(IdentifiedActionOf<Child>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows)  // error: 'forEach' requires a reducer for the elements: '.forEach(\.rows, action: \.rows) { Row() }'.
  }
}

func create() {
  _ = Destination()  // error: An enum of reducers has no initializer: use 'Destination.body', and declare a case for it as 'case destination(Destination.Body = Destination.body)'.
}

struct PublishedView: View {
  var body: some View {
    Text("a").onReceive([1, 2]) { (_: Int) in }  // error: Combine isn't available. Iterate over an asynchronous sequence in '.task { for await … in … }'.
  }
}
