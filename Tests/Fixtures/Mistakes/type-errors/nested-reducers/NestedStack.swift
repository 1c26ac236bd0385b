import ComposableCore

// Mistakes in a 'Reduce' without types that is nested in 'forEach' on a stack.

func unknownMemberInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func unknownMemberReadInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      if state.total > 1 { state.count = 0 }  // error: has no member 'total'
      return .none
    }
  }
}

func unknownCaseInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      switch action {
      case .tapped: return .none  // error: has no member 'tapped'
      default: return .none
      }
    }
  }
}

func unknownCaseWithPayloadInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      if case .done(let count) = action { state.count = count }  // error: has no member 'done'
      return .none
    }
  }
}

func unknownActionSentInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      return .send(.tapped)  // error: has no member 'tapped'
    }
  }
}

func unknownActionInRunInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      .run { send in
        await send(.tapped)  // error: has no member 'tapped'
      }
    }
  }
}

func wrongPayloadInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      state.count += 1
      return .send(.set("a"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
    }
  }
}

func wrongTypeInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      state.count = "a"  // error: cannot assign value of type 'String' to type 'Int'
      return .none
    }
  }
}

func unknownNameInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      state.count = chosen  // error: cannot find 'chosen' in scope
      return .none
    }
  }
}

func unknownEffectInStack() -> some Reducer<Screen, Event> {
  Base().forEach(\.stack, action: \.stack) {
    Reduce { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }
}
