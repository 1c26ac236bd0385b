import ComposableTesting

@MainActor func unknownMemberInSend() async {
  let store = TestStore(initialState: Child.State()) { Child() }
  await store.send(.tap) {
    $0.total = 1  // error: has no member 'total'
  }
}

@MainActor func wrongValueInReceive() async {
  let store = TestStore(initialState: Child.State()) { Child() }
  await store.receive(\.set) {
    $0.count = "1"  // error: cannot assign value of type 'String' to type 'Int'
  }
}

@MainActor func unknownAction() async {
  let store = TestStore(initialState: Child.State()) { Child() }
  await store.send(.tapped) {  // error: reference to member 'tapped'
    $0.count = 1
  }
}

@MainActor func unknownKeyPath() async {
  let store = TestStore(initialState: Child.State()) { Child() }
  await store.receive(\.done) {  // error: has no member 'done'
    $0.count = 1
  }
}
