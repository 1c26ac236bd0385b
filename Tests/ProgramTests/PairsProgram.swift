import ComposableTesting
import ComposableUI
import Foundation
import Testing

// A game of pairs: a custom button style, combined gestures, phase animations, and view bounds.

@Reducer
private struct Pairs {
  @ObservableState
  struct State: Equatable {
    var cards: IdentifiedArrayOf<Card> = []
    var moves = 0
    var openIDs: [Card.ID] = []

    var isWon: Bool { cards.allSatisfy(\.isFound) }
  }

  struct Card: Equatable, Identifiable {
    let id: Int
    let symbol: String
    var isFound = false
  }

  enum Action {
    case cardTapped(Card.ID)
    case closeCards
    case delegate(Delegate)
    case restartButtonHeld

    @CasePathable
    enum Delegate: Equatable {
      case won(moves: Int)
    }
  }

  private enum CancelID { case close }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cardTapped(let id):
        guard state.openIDs.count < 2, !state.openIDs.contains(id),
          state.cards[id: id]?.isFound == false
        else { return .none }
        state.openIDs.append(id)
        guard state.openIDs.count == 2 else { return .none }
        state.moves += 1
        let symbols = Set(state.openIDs.compactMap { state.cards[id: $0]?.symbol })
        if symbols.count == 1 {
          for id in state.openIDs { state.cards[id: id]?.isFound = true }
          state.openIDs = []
          return state.isWon ? .send(.delegate(.won(moves: state.moves))) : .none
        }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.closeCards, animation: .snappy)
        }
        .cancellable(id: CancelID.close, cancelInFlight: true)
      case .closeCards:
        state.openIDs = []
        return .none
      case .delegate:
        return .none
      case .restartButtonHeld:
        for id in state.cards.ids { state.cards[id: id]?.isFound = false }
        state.openIDs = []
        state.moves = 0
        return .cancel(id: CancelID.close)
      }
    }
  }
}

private struct HoldButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .gesture(
        LongPressGesture(minimumDuration: 1).onEnded { _ in configuration.trigger() }
          .exclusively(before: TapGesture().onEnded {})
      )
  }
}

extension PrimitiveButtonStyle where Self == HoldButtonStyle {
  fileprivate static var hold: Self { Self() }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct PairsView: View {
  let store: StoreOf<Pairs>

  @State private var magnification = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    VStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(store.cards) { card in
          Button {
            store.send(.cardTapped(card.id), animation: .bouncy)
          } label: {
            Text(isOpen(card) ? card.symbol : "Card \(card.id)")
          }
          .buttonStyle(PlainButtonStyle())
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [card.id: $0] }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { geometry in
          if let last = store.openIDs.last, let anchor = anchors[last] {
            RoundedRectangle(cornerRadius: 8)
              .stroke(.tint)
              .frame(width: geometry[anchor].width, height: geometry[anchor].height)
          }
        }
      }
      .gesture(
        MagnifyGesture().onChanged { magnification = $0.magnification }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
      )
      .transformEffect(
        CGAffineTransform(scaleX: magnification, y: magnification).rotated(by: angle.radians)
      )

      Text("Moves: \(store.moves)")
        .contentTransition(.numericText())
      if store.isWon {
        PhaseAnimator([1.0, 1.2]) { scale in
          Text("You won!").scaleEffect(scale)
        } animation: { _ in
          .easeInOut(duration: 0.4)
        }
      }
      Button("Hold to restart") { store.send(.restartButtonHeld) }
        .buttonStyle(.hold)
    }
  }

  private func isOpen(_ card: Pairs.Card) -> Bool {
    card.isFound || store.openIDs.contains(card.id)
  }
}

@MainActor
@Suite struct PairsProgramTests {
  private let cards: IdentifiedArrayOf<Pairs.Card> = [
    Pairs.Card(id: 1, symbol: "Sun"), Pairs.Card(id: 2, symbol: "Moon"),
    Pairs.Card(id: 3, symbol: "Sun"), Pairs.Card(id: 4, symbol: "Moon"),
  ]

  @Test func `two cards that don't match are turned face down after a second`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Pairs.State(cards: cards)) {
      Pairs()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.cardTapped(1)) { $0.openIDs = [1] }
    await store.send(.cardTapped(2)) {
      $0.openIDs = [1, 2]
      $0.moves = 1
    }
    await store.send(.cardTapped(3))
    await clock.advance(by: .seconds(1))
    await store.receive(\.closeCards, timeout: 100 * NSEC_PER_MSEC) { $0.openIDs = [] }
  }

  @Test func `a restart turns all cards face down and resets the number of moves`() async {
    let store = TestStore(initialState: Pairs.State(cards: cards)) {
      Pairs()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    store.exhaustivity = .off

    await store.send(.cardTapped(1))
    await store.send(.cardTapped(2))
    await store.send(.restartButtonHeld) {
      $0.openIDs = []
      $0.moves = 0
    }
  }

  @Test func `finding all pairs wins the game, and a long press on a button restarts it`() {
    let store = Store(initialState: Pairs.State(cards: cards)) { Pairs() }
    let phone = Phone(PairsView(store: store))

    for card in ["Card 1", "Card 3", "Card 2", "Card 4"] { phone.tap(card) }
    #expect(phone.shows("You won!") && phone.shows("Moves: 2"))

    phone.tap("Hold to restart")
    #expect(phone.shows("You won!"))
    phone.longPress("Hold to restart")
    #expect(phone.shows("Card 1") && phone.shows("Moves: 0"))
  }
}
