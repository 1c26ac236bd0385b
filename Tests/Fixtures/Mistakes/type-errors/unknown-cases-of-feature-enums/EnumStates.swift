import ComposableUI
import HeadlessUI

// Unknown cases of a feature enum's state, written with their type.

func unknownStatePresented() -> some Reducer<Screen, Event> {
  Reduce { state, action in
    let next = Destination.State.detail(Child.State())  // error: has no dynamic member 'detail'
    state.count = next == nil ? 0 : 1
    return .none
  }
}

func unknownStateInPattern(_ destination: Destination.State?) -> some Reducer<Screen, Event> {
  Reduce { state, action in
    if case Destination.State.detail(let child)? = destination {  // error: has no dynamic member 'detail'
      state.count = child.count
    }
    return .none
  }
}

func unknownStatePushed() -> some Reducer<StackState<Destination.State>, Event> {
  Reduce { state, action in
    state.append(Destination.State.detail(Child.State()))  // error: has no dynamic member 'detail'
    return .none
  }
}

func wrongPayloadPushed() -> some Reducer<StackState<Destination.State>, Event> {
  Reduce { state, action in
    state.append(Destination.State.child(3))  // error: cannot convert value of type 'Int'
    return .none
  }
}

struct UnknownStateLinkView: View {
  @State var lines: [Line] = []
  var body: some View {
    List {
      ForEach(lines) { line in
        NavigationLink(state: Destination.State.detail(Child.State())) {  // error: has no dynamic member 'detail'
          Text(line.name)
        }
      }
      Text("Footer")
    }
  }
}
