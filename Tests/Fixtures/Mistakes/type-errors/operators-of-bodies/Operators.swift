import ComposableCore

// Mistakes in the operators of a body and in their closures.

typealias Base = EmptyReducer<Screen, Event>

func unknownReducerInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) { Kid() }  // error: cannot find 'Kid' in scope
}

func wrongArgumentsInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) { Child(count: 1) }  // error: argument passed to call that takes no arguments
}

func patternInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      guard case .done(let count) = action else { return .none }  // error: has no member 'done'
      state.count = count
      return .none
    }
  }
}

func unknownReducerInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) { Kid() }  // error: cannot find 'Kid' in scope
}

func memberInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce<Child.State, Child.Action> { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func patternInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce<Child.State, Child.Action> { state, action in
      guard case .done(let count) = action else { return .none }  // error: has no member 'done'
      state.count = count
      return .none
    }
  }
}

func unknownPathInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.choice) { Child() }  // error: has no dynamic member 'choice'
}

func memberInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce<Child.State, Child.Action> { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func patternInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      guard case .done(let count) = action else { return .none }  // error: has no member 'done'
      state.count = count
      return .none
    }
  }
}

func wrongReducerInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) { Base() }  // error: cannot convert value
}

func memberInOnChange() -> some Reducer<Screen, Event> {
  Base().onChange(of: \.count) { _, count in
    Reduce { state, _ in
      state.total = count  // error: has no member 'total'
      return .none
    }
  }
}

func longChain() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    guard case .edit(let item) = state.node else { return .none }  // error: has no member 'node'
    state.name = item.name
    return .none
  }
  .ifLet(\.optional, action: \.optional) { Child() }
  .forEach(\.rows, action: \.rows) { Child() }
  .onChange(of: \.count) { _, _ in Base() }
  .onChange(of: \.name) { _, _ in Base() }
  .onChange(of: \.mode) { _, _ in Base() }
  .onChange(of: \.child.count) { _, _ in Base() }
  .onChange(of: \.rows.count) { _, _ in Base() }
  ._printChanges()
}

func mistakeAtTheEndOfALongChain() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    state.count += 1
    return .none
  }
  .ifLet(\.optional, action: \.optional) { Child() }
  .forEach(\.rows, action: \.rows) { Child() }
  .onChange(of: \.count) { _, _ in Base() }
  .onChange(of: \.name) { _, _ in Base() }
  .onChange(of: \.mode) { _, _ in Base() }
  .onChange(of: \.total) { _, _ in Base() }  // error: has no member 'total'
}
