import ComposableCore

// Mistakes in a 'Reduce' without types that is nested in 'ifLet' on a presented child.

func unknownMemberInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func unknownMemberReadInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      if state.total > 1 { state.count = 0 }  // error: has no member 'total'
      return .none
    }
  }
}

func unknownCaseInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      switch action {
      case .tapped: return .none  // error: has no member 'tapped'
      default: return .none
      }
    }
  }
}

func unknownCaseWithPayloadInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      if case .done(let count) = action { state.count = count }  // error: has no member 'done'
      return .none
    }
  }
}

func unknownActionSentInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      return .send(.tapped)  // error: has no member 'tapped'
    }
  }
}

func unknownActionInRunInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      .run { send in
        await send(.tapped)  // error: has no member 'tapped'
      }
    }
  }
}

func wrongPayloadInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      state.count += 1
      return .send(.set("a"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
    }
  }
}

func wrongTypeInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      state.count = "a"  // error: cannot assign value of type 'String' to type 'Int'
      return .none
    }
  }
}

func unknownNameInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      state.count = chosen  // error: cannot find 'chosen' in scope
      return .none
    }
  }
}

func unknownEffectInPresented() -> some Reducer<Screen, Event> {
  Base().ifLet(\.$presented, action: \.presented) {
    Reduce { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }
}
