import ComposableCore

// Mistakes that the compiler detects after type checking.

@CasePathable enum Event { case tap, set(Int) }

func missingReturn() -> some Reducer<Int, Event> {
  Reduce { state, action in
    switch action {
    case .tap: return .none
    case .set(let number): state = number
    }
  }  // error: missing return in closure expected to return 'Effect<Event>'
}
