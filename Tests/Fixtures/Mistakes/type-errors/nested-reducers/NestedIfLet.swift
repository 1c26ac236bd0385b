import ComposableCore

// Mistakes in a 'Reduce' without types that is nested in 'ifLet' on an optional.

func unknownMemberInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func unknownMemberReadInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      if state.total > 1 { state.count = 0 }  // error: has no member 'total'
      return .none
    }
  }
}

func unknownCaseInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      switch action {
      case .tapped: return .none  // error: has no member 'tapped'
      default: return .none
      }
    }
  }
}

func unknownCaseWithPayloadInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      if case .done(let count) = action { state.count = count }  // error: has no member 'done'
      return .none
    }
  }
}

func unknownActionSentInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      return .send(.tapped)  // error: has no member 'tapped'
    }
  }
}

func unknownActionInRunInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      .run { send in
        await send(.tapped)  // error: has no member 'tapped'
      }
    }
  }
}

func wrongPayloadInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      state.count += 1
      return .send(.set("a"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
    }
  }
}

func wrongTypeInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      state.count = "a"  // error: cannot assign value of type 'String' to type 'Int'
      return .none
    }
  }
}

func unknownNameInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      state.count = chosen  // error: cannot find 'chosen' in scope
      return .none
    }
  }
}

func unknownEffectInIfLet() -> some Reducer<Screen, Event> {
  Base().ifLet(\.optional, action: \.optional) {
    Reduce { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }
}
