import ComposableCore

// Mistakes in a 'Reduce' without types that is nested in a 'Scope'.

func unknownCaseInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      switch action {
      case .tapped: return .none  // error: has no member 'tapped'
      default: return .none
      }
    }
  }
}

func unknownCaseWithPayloadInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      if case .done(let count) = action { state.count = count }  // error: has no member 'done'
      return .none
    }
  }
}

func unknownActionSentInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      return .send(.tapped)  // error: has no member 'tapped'
    }
  }
}

func unknownActionInRunInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      .run { send in
        await send(.tapped)  // error: has no member 'tapped'
      }
    }
  }
}

func wrongPayloadInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      state.count += 1
      return .send(.set("a"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
    }
  }
}

func wrongTypeInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      state.count = "a"  // error: cannot assign value of type 'String' to type 'Int'
      return .none
    }
  }
}

func unknownNameInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      state.count = chosen  // error: cannot find 'chosen' in scope
      return .none
    }
  }
}

func unknownMemberInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func unknownEffectInScope() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }
}

func unknownEffectInScopeWithTypes() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce<Child.State, Child.Action> { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }
}

func unknownMemberInScopeWithTypes() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce<Child.State, Child.Action> { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func unknownMemberInMethod() -> some Reducer<Screen, Event> {
  Scope(state: \.child, action: \.child) { Reduce(reduce) }
}

private func reduce(state: inout Child.State, action: Child.Action) -> Effect<Child.Action> {
  state.total = 1  // error: has no member 'total'
  return .none
}

@CasePathable enum Tab {
  case child(Child.State), other(Child.State)
}

func unknownMemberInScopeOnCase() -> some Reducer<Tab, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func unknownEffectInScopeOnCase() -> some Reducer<Tab, Event> {
  Scope(state: \.child, action: \.child) {
    Reduce { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }
}

func unknownMemberInScopeWithoutLabel() -> some Reducer<Screen, Event> {
  Scope(\.child, action: \.child) {
    Reduce { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}
