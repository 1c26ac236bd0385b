import ComposableCore

// Mistakes in the patterns of a reducer's closure.

func unknownMemberInPattern() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    guard case .edit(let item) = state.node else { return .none }  // error: has no member 'node'
    state.name = item.name
    return .none
  }
}

func unknownCase() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    guard case .editing = state.mode else { return .none }  // error: has no member 'editing'
    return .none
  }
}

func unknownCaseWithPayload() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    if case .editing(let item) = state.mode { state.name = item.name }  // error: has no member 'editing'
    return .none
  }
}

func unknownAction() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch action {
    case .tapped: return .none  // error: has no member 'tapped'
    default: return .none
    }
  }
}

func unknownActionWithPayload() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch action {
    case .single(let number):  // error: has no member 'single'
      state.count = number
      return .none
    default: return .none
    }
  }
}

func tooManyPayloads() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch action {
    case .pair(let number, let text, let more):  // error: wrong length
      return .none
    default: return .none
    }
  }
}

func unknownActionOfChild() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch action {
    case .child(.tapped): return .none  // error: has no member 'tapped'
    default: return .none
    }
  }
}

func unknownActionOfPresentedChild() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch action {
    case .destination(.presented(.child(.tapped))): return .none  // error: has no member 'tapped'
    default: return .none
    }
  }
}

func unknownActionOfRow() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch action {
    case .rows(.element(id: let id, action: .tapped)):  // error: has no member 'tapped'
      state.count = id
      return .none
    default: return .none
    }
  }
}

func switchOverUnknownMember() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch state.node {  // error: has no member 'node'
    case .edit: return .none
    default: return .none
    }
  }
}

func missingCaseOfMode() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch state.mode {  // error: switch must be exhaustive
    case .edit: return .none
    }
  }
}

func missingAction() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    switch action {  // error: switch must be exhaustive
    case .tap, .pair, .child, .optional, .rows: return .none
    }
  }
}

struct PatternOfSelf: Reducer {
  var body: some Reducer<Screen, Event> {
    Reduce { state, action in
      if case .some = self.destination { return .none }  // error: has no member 'destination'
      return .none
    }
  }
}
