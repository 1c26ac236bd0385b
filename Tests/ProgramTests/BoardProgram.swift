import ComposableTesting
import ComposableUI
import Foundation
import Testing

// A board with cards in columns: drag and drop, gesture state, keyframes, and haptics.

private struct Card: Codable, Equatable, Identifiable, Transferable {
  var id: Int
  var title: String
  var column = Column.backlog

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation(exporting: \.title)
  }
}

private enum Column: String, CaseIterable, Codable {
  case backlog = "Backlog"
  case doing = "Doing"
  case done = "Done"
}

extension UTType {
  fileprivate static let card = UTType(exportedAs: "example.card", conformingTo: .data)
}

private struct FeedbackClient {
  var success: @MainActor @Sendable () -> Void
}

extension FeedbackClient: DependencyKey {
  static let liveValue = Self {
    let generator = UINotificationFeedbackGenerator()
    generator.prepare()
    generator.notificationOccurred(.success)
  }
  static let testValue = Self { Issue.record("unexpected feedback") }
}

extension DependencyValues {
  fileprivate var feedback: FeedbackClient {
    get { self[FeedbackClient.self] }
    set { self[FeedbackClient.self] = newValue }
  }
}

@Reducer
private struct Board {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var cards: IdentifiedArrayOf<Card> = []
    var targetedColumn: Column?

    func cards(in column: Column) -> [Card] { cards.filter { $0.column == column } }
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Alert>)
    case view(View)

    @CasePathable
    enum Alert: Equatable {
      case confirmRemoval(Card.ID)
    }

    @CasePathable
    enum View {
      case cardDropped(Card.ID, Column)
      case columnTargeted(Column, Bool)
      case removeGestureEnded(Card.ID)
    }
  }

  @Dependency(\.feedback) private var feedback

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmRemoval(let id))):
        state.cards.remove(id: id)
        return .none
      case .alert:
        return .none

      case .view(.cardDropped(let id, let column)):
        state.cards[id: id]?.column = column
        guard column == .done else { return .none }
        return .run { [feedback] _ in await feedback.success() }
      case .view(.columnTargeted(let column, let isTargeted)):
        state.targetedColumn = isTargeted ? column : nil
        return .none
      case .view(.removeGestureEnded(let id)):
        guard let card = state.cards[id: id] else { return .none }
        state.alert = AlertState {
          TextState("Remove \(card.title)?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmRemoval(id)) { TextState("Remove") }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@ViewAction(for: Board.self)
private struct BoardView: View {
  @Bindable var store: StoreOf<Board>

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 12) {
        ForEach(Column.allCases, id: \.self) { column in
          columnView(column)
        }
      }
    }
    .navigationTitle("Board")
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private func columnView(_ column: Column) -> some View {
    VStack(alignment: .leading) {
      Text("\(column.rawValue): \(store.state.cards(in: column).count)").font(.headline)
      ForEach(store.state.cards(in: column)) { card in
        CardView(card: card) { send(.removeGestureEnded(card.id)) }
      }
    }
    .padding()
    .frame(width: UIScreen.main.bounds.width * 0.7)
    .background(store.targetedColumn == column ? Color.accentColor : Color(.systemBackground))
    .dropDestination(for: Card.self) { cards, _ in
      for card in cards { send(.cardDropped(card.id, column)) }
      return !cards.isEmpty
    } isTargeted: { isTargeted in
      send(.columnTargeted(column, isTargeted))
    }
  }
}

private struct CardView: View {
  let card: Card
  let onRemove: () -> Void

  @GestureState private var isPressed = false

  private var removeGesture: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($isPressed) { value, isPressed, transaction in
        switch value {
        case .first(true), .second(true, nil):
          isPressed = true
          transaction.animation = .spring(duration: 0.2)
        default:
          isPressed = false
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value, drag.translation.width < -100 else { return }
        onRemove()
      }
  }

  var body: some View {
    Text(card.title)
      .keyframeAnimator(initialValue: 1.0, trigger: isPressed) { view, scale in
        view.scaleEffect(scale)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(1.1, duration: 0.1)
          SpringKeyframe(1, duration: 0.3, spring: .bouncy)
        }
      }
      .draggable(card) { Text(card.title).opacity(0.8) }
      .simultaneousGesture(removeGesture)
  }
}

#Preview {
  @Previewable @State var isPressed = false

  NavigationStack {
    BoardView(
      store: Store(initialState: Board.State(cards: [Card(id: 1, title: "Write")])) { Board() }
    )
    .opacity(isPressed ? 0.5 : 1)
    .onLongPressGesture { isPressed.toggle() }
  }
}

@MainActor
@Suite struct BoardProgramTests {
  private let cards: IdentifiedArrayOf<Card> = [
    Card(id: 1, title: "Write"), Card(id: 2, title: "Review", column: .doing),
  ]

  @Test func `dropping a card into the last column gives feedback`() async {
    let count = LockIsolated(0)
    let store = TestStore(initialState: Board.State(cards: cards)) {
      Board()
    } withDependencies: {
      $0.feedback.success = { count.withValue { $0 += 1 } }
    }

    await store.send(.view(.cardDropped(1, .doing))) { $0.cards[id: 1]?.column = .doing }
    await store.send(.view(.cardDropped(1, .done))) { $0.cards[id: 1]?.column = .done }
    await store.finish(timeout: NSEC_PER_SEC)

    #expect(count.value == 1)
  }

  @Test func `a card dropped on a column moves there, and a card dragged far aside can be removed`()
  {
    let store = Store(initialState: Board.State(cards: cards)) { Board() }
    let phone = Phone(BoardView(store: store))

    phone.drag("Write", onto: "Doing: 1")
    #expect(phone.shows("Doing: 2"))
    #expect(store.targetedColumn == nil)

    phone.drag("Review", by: CGSize(width: -40, height: 0))
    #expect(store.alert == nil)
    phone.drag("Review", by: CGSize(width: -140, height: 0))
    phone.tap("Remove")

    #expect(store.cards.map(\.title) == ["Write"])
  }
}
