import ComposableCore

// Mistakes in the statements of a reducer's closure.

struct Statements: Reducer {
  let client: Client

  enum CancelID { case timer }

  var unknownMemberOfSelf: some Reducer<Screen, Event> {
    Reduce { state, action in
      state.count = self.step  // error: has no member 'step'
      return .none
    }
  }

  var unknownMemberOfState: some Reducer<Screen, Event> {
    Reduce { state, action in
      state.counter += 1  // error: has no member 'counter'
      return .none
    }
  }

  var unknownMemberInCondition: some Reducer<Screen, Event> {
    Reduce { state, action in
      if let title = state.title { state.name = title }  // error: has no member 'title'
      return .none
    }
  }

  var wrongCase: some Reducer<Screen, Event> {
    Reduce { state, action in
      state.mode = .editing  // error: has no member 'editing'
      return .none
    }
  }

  var wrongPayload: some Reducer<Screen, Event> {
    Reduce { state, action in
      .send(.child(.set("a")))  // error: cannot convert value of type 'String' to expected argument type 'Int'
    }
  }

  var wrongType: some Reducer<Screen, Event> {
    Reduce { state, action in
      switch action {
      case .pair(_, let text): state.count = text  // error: cannot assign value of type 'String' to type 'Int'
      default: break
      }
      return .none
    }
  }

  var nilForNumber: some Reducer<Screen, Event> {
    Reduce { state, action in
      state.count = nil  // error: 'nil' cannot be assigned to type 'Int'
      return .none
    }
  }

  var missingUnwrap: some Reducer<Screen, Event> {
    Reduce { state, action in
      let name: String = state.name  // error: must be unwrapped
      state.count = name.count
      return .none
    }
  }

  var unknownFunction: some Reducer<Screen, Event> {
    Reduce { state, action in
      reset(&state)  // error: cannot find 'reset' in scope
      return .none
    }
  }

  var unknownEffect: some Reducer<Screen, Event> {
    Reduce { state, action in
      state.count += 1
      return .nothing  // error: has no member 'nothing'
    }
  }

  var noEffect: some Reducer<Screen, Event> {
    Reduce { state, action in
      state.count += 1
      return 3  // error: cannot convert value of type 'Int' to closure result type 'Effect<Event>'
    }
  }

  var effectOfChild: some Reducer<Screen, Event> {
    Reduce { state, action in
      state.count += 1
      return Effect<Child.Action>.none  // error: cannot convert value of type 'Effect<Child.Action>'
    }
  }

  var unknownCancelID: some Reducer<Screen, Event> {
    Reduce { state, action in
      .cancel(id: CancelID.clock)  // error: has no member 'clock'
    }
  }

  var wrongLabel: some Reducer<Screen, Event> {
    Reduce { state, action in
      .cancel(identifier: CancelID.timer)  // error: incorrect argument label
    }
  }

  var unknownActionInRun: some Reducer<Screen, Event> {
    Reduce { state, action in
      .run { send in
        await send(.tapped)  // error: has no member 'tapped'
      }
    }
  }

  var unknownNameInRun: some Reducer<Screen, Event> {
    Reduce { state, action in
      .run { send in
        let number = chosen  // error: cannot find 'chosen' in scope
        await send(.child(.set(number)))
      }
    }
  }

  var forgottenAwait: some Reducer<Screen, Event> {
    Reduce { state, action in
      .run { send in
        let text = try client.fetch(1)  // error: expression is 'async' but is not marked with 'await'
        await send(.pair(1, text))
      }
    }
  }

  var forgottenTry: some Reducer<Screen, Event> {
    Reduce { state, action in
      .run { send in
        let text = await client.fetch(1)  // error: call can throw, but it is not marked with 'try'
        await send(.pair(1, text))
      }
    }
  }

  var forgottenAwaitOfSend: some Reducer<Screen, Event> {
    Reduce { state, action in
      .run { send in
        send(.tap)  // error: cannot be called from outside of the actor
      }
    }
  }

  var stateInRun: some Reducer<Screen, Event> {
    Reduce { state, action in
      .run { send in
        await send(.child(.set(state.count)))  // error: capture of 'inout' parameter 'state'
      }
    }
  }

  func reduce(into state: inout Screen, action: Event) -> Effect<Event> { .none }
}
