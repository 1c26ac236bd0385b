import ComposableUI
import Testing

@MainActor @Suite struct DeepLinkTests {
  @Test func `deeply nested state opens the last screen, and the user can go back step by step`() {
    let store = Store(
      initialState: Shop.State(
        cart: Cart.State(
          path: StackState([
            .line(Line.State(number: 1)),
            .line(Line.State(number: 2, note: Note.State(text: "Gift"))),
          ])
        )
      )
    ) {
      Shop()
    }
    let phone = Phone(ShopView(store: store))

    #expect(
      phone.text == """
        Screen
          [Cart]
        Sheet
          Screen “Line 2”
            ‹ Line 1
            [Note]
          Sheet
            Text: Gift
        """
    )

    phone.dismissSheet()
    #expect(store.cart?.path.map { $0.line?.note == nil } == [true, true])
    #expect(phone.front.text == "Sheet\n  Screen “Line 2”\n    ‹ Line 1\n    [Note]")

    phone.goBack()
    #expect(store.cart?.path.map { $0.line?.number } == [1])
    #expect(phone.front.text == "Sheet\n  Screen “Line 1”\n    ‹ Cart\n    [Note]")

    phone.goBack()
    #expect(store.cart?.path.isEmpty == true)
    #expect(phone.front.text == "Sheet\n  Screen “Cart”\n    [1] ›")

    phone.dismissSheet()
    #expect(store.cart == nil)
    #expect(phone.text == "Screen\n  [Cart]")
  }

  @Test func `nested stacks and sheets open from state, and each step back clears part of it`() {
    let line = Line.State(number: 1, note: Note.State(text: "Gift"))
    let shop = Shop.State(cart: Cart.State(path: StackState([.line(line)])))
    let store = Store(initialState: Mall.State(path: StackState([shop]))) { Mall() }
    let phone = Phone(MallView(store: store))

    #expect(
      phone.text == """
        Screen
          ‹ Mall
          [Cart]
        Sheet
          Screen “Line 1”
            ‹ Cart
            [Note]
          Sheet
            Text: Gift
        """
    )

    phone.dismissSheet()
    #expect(store.path.last?.cart?.path.last?.line == Line.State(number: 1))
    phone.goBack()
    #expect(store.path.last?.cart == Cart.State())
    phone.dismissSheet()
    #expect(store.path.last == Shop.State())
    phone.goBack()
    #expect(store.path.isEmpty)
    #expect(phone.text == "Screen “Mall”\n  root")
  }

  @Test func `the last screen of a deep link can also be reached by tapping`() {
    let store = Store(initialState: Shop.State()) { Shop() }
    let phone = Phone(ShopView(store: store))

    phone.tap("Cart")
    phone.tap("1")
    phone.tap("Note")
    phone.type("Gift", into: "Text")

    #expect(
      phone.text == """
        Screen
          [Cart]
        Sheet
          Screen “Line 1”
            ‹ Cart
            [Note]
          Sheet
            Text: Gift
        """
    )
    #expect(store.cart?.path.first?.line?.note?.text == "Gift")
  }
}

@Reducer
struct Note {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action { case textChanged(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text): state.text = text
      }
      return .none
    }
  }
}

@Reducer
struct Line {
  @ObservableState
  struct State: Equatable {
    var number: Int
    @Presents var note: Note.State?
  }

  enum Action {
    case noteButtonTapped
    case note(PresentationAction<Note.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .noteButtonTapped = action { state.note = Note.State() }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
  }
}

@Reducer
struct Cart {
  @Reducer
  struct Path {
    @ObservableState
    enum State: Equatable { case line(Line.State) }

    enum Action { case line(Line.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.line, action: \.line) { Line() }
    }
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action { case path(StackActionOf<Path>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Path() }
  }
}

@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    @Presents var cart: Cart.State?
  }

  enum Action {
    case cartButtonTapped
    case cart(PresentationAction<Cart.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .cartButtonTapped = action { state.cart = Cart.State() }
      return .none
    }
    .ifLet(\.$cart, action: \.cart) { Cart() }
  }
}

@Reducer
struct Mall {
  @ObservableState
  struct State { var path = StackState<Shop.State>() }

  enum Action { case path(StackActionOf<Shop>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Shop() }
  }
}

struct MallView: View {
  @Bindable var store: StoreOf<Mall>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("root").navigationTitle("Mall")
    } destination: {
      ShopView(store: $0)
    }
  }
}

struct ShopView: View {
  @Bindable var store: StoreOf<Shop>

  var body: some View {
    Button("Cart") { store.send(.cartButtonTapped) }
      .sheet(item: $store.scope(state: \.cart, action: \.cart)) { CartView(store: $0) }
  }
}

struct CartView: View {
  @Bindable var store: StoreOf<Cart>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("1", state: Cart.Path.State.line(Line.State(number: 1)))
        .navigationTitle("Cart")
    } destination: { store in
      if let store = store.scope(state: \.line, action: \.line) { LineView(store: store) }
    }
  }
}

struct LineView: View {
  @Bindable var store: StoreOf<Line>

  var body: some View {
    Button("Note") { store.send(.noteButtonTapped) }
      .navigationTitle("Line \(store.number)")
      .sheet(item: $store.scope(state: \.note, action: \.note)) { NoteView(store: $0) }
  }
}

struct NoteView: View {
  @Bindable var store: StoreOf<Note>

  var body: some View {
    TextField("Text", text: $store.text.sending(\.textChanged))
  }
}
