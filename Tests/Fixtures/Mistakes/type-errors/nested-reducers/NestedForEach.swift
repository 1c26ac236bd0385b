import ComposableCore

// Mistakes in a 'Reduce' without types that is nested in 'forEach' on a collection.

func unknownMemberInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      state.total = 1  // error: has no member 'total'
      return .none
    }
  }
}

func unknownMemberReadInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      if state.total > 1 { state.count = 0 }  // error: has no member 'total'
      return .none
    }
  }
}

func unknownCaseInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      switch action {
      case .tapped: return .none  // error: has no member 'tapped'
      default: return .none
      }
    }
  }
}

func unknownCaseWithPayloadInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      if case .done(let count) = action { state.count = count }  // error: has no member 'done'
      return .none
    }
  }
}

func unknownActionSentInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      return .send(.tapped)  // error: has no member 'tapped'
    }
  }
}

func unknownActionInRunInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      .run { send in
        await send(.tapped)  // error: has no member 'tapped'
      }
    }
  }
}

func wrongPayloadInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      state.count += 1
      return .send(.set("a"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
    }
  }
}

func wrongTypeInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      state.count = "a"  // error: cannot assign value of type 'String' to type 'Int'
      return .none
    }
  }
}

func unknownNameInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      state.count = chosen  // error: cannot find 'chosen' in scope
      return .none
    }
  }
}

func unknownEffectInForEach() -> some Reducer<Screen, Event> {
  Base().forEach(\.rows, action: \.rows) {
    Reduce { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }
}
