import ComposableUI

@Reducer
enum TicTacToe {
  case login(Login)
  case newGame(NewGame)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.loginResponse(.success)):
        state = .newGame(NewGame.State())
        return .none
      case .newGame(.logoutButtonTapped):
        state = .login(Login.State())
        return .none
      case .login, .newGame:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) { Login() }
    .ifCaseLet(\.newGame, action: \.newGame) { NewGame() }
  }
}

extension TicTacToe.State: Equatable {}

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var email = ""
    var isLoginRequestInFlight = false
    var password = ""
    var isFormValid: Bool { !email.isEmpty && !password.isEmpty }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case loginButtonTapped
    case loginResponse(Result<String, any Error>)
  }

  @Dependency(\.authenticationClient) var authenticationClient

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding:
        return .none
      case .loginButtonTapped:
        state.isLoginRequestInFlight = true
        return .run { [email = state.email, password = state.password] send in
          await send(
            .loginResponse(
              Result { try await self.authenticationClient.login(email: email, password: password) }
            )
          )
        }
      case let .loginResponse(.failure(error)):
        state.alert = AlertState { TextState("\(error)") }
        state.isLoginRequestInFlight = false
        return .none
      case .loginResponse(.success):
        state.isLoginRequestInFlight = false
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@DependencyClient
struct AuthenticationClient: Sendable {
  var login: @Sendable (_ email: String, _ password: String) async throws -> String
}

extension AuthenticationClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var authenticationClient: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}

@Reducer
struct NewGame {
  @ObservableState
  struct State: Equatable {
    @Presents var game: Game.State?
    var oPlayerName = ""
    var xPlayerName = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case game(PresentationAction<Game.Action>)
    case letsPlayButtonTapped
    case logoutButtonTapped
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .letsPlayButtonTapped:
        state.game = Game.State(oPlayerName: state.oPlayerName, xPlayerName: state.xPlayerName)
        return .none
      case .binding, .game, .logoutButtonTapped:
        return .none
      }
    }
    .ifLet(\.$game, action: \.game) { Game() }
  }
}

enum Player: Equatable {
  case o, x

  var label: String { self == .o ? "⭕️" : "❌" }
}

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    var board = [Player?](repeating: nil, count: 9)
    var currentPlayer: Player = .x
    let oPlayerName: String
    let xPlayerName: String

    var winner: Player? {
      let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
      ]
      return lines.lazy
        .compactMap { line in self.board[line[0]].map { (player: $0, line: line) } }
        .first { found in found.line.allSatisfy { self.board[$0] == found.player } }?
        .player
    }

    var title: String {
      if let winner { return "Winner! Congrats \(self.name(of: winner))!" }
      return "\(self.name(of: currentPlayer)), place your \(currentPlayer.label)"
    }

    private func name(of player: Player) -> String { player == .x ? xPlayerName : oPlayerName }
  }

  enum Action: Sendable {
    case cellTapped(Int)
    case playAgainButtonTapped
    case quitButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .cellTapped(cell):
        guard state.board[cell] == nil, state.winner == nil else { return .none }
        state.board[cell] = state.currentPlayer
        if state.winner == nil {
          state.currentPlayer = state.currentPlayer == .x ? .o : .x
        }
        return .none
      case .playAgainButtonTapped:
        state = Game.State(oPlayerName: state.oPlayerName, xPlayerName: state.xPlayerName)
        return .none
      case .quitButtonTapped:
        return .run { _ in await self.dismiss() }
      }
    }
  }
}

struct TicTacToeView: View {
  let store: Store<TicTacToe.State, TicTacToe.Action>

  var body: some View {
    switch store.case {
    case let .login(store):
      NavigationStack { LoginView(store: store) }
    case let .newGame(store):
      NavigationStack { NewGameView(store: store) }
    }
  }
}

struct LoginView: View {
  @Bindable var store: StoreOf<Login>

  var body: some View {
    Form {
      TextField("Email", text: $store.email)
        .textInputAutocapitalization(.never)
      SecureField("Password", text: $store.password)
      Button {
        store.send(.loginButtonTapped)
      } label: {
        HStack {
          Text("Log in")
          if store.isLoginRequestInFlight {
            Spacer()
            ProgressView()
          }
        }
      }
      .disabled(!store.isFormValid)
    }
    .disabled(store.isLoginRequestInFlight)
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Login")
  }
}

struct NewGameView: View {
  @Bindable var store: StoreOf<NewGame>

  var body: some View {
    Form {
      Section {
        TextField("X player", text: $store.xPlayerName)
          .disableAutocorrection(true)
        TextField("O player", text: $store.oPlayerName)
      } header: {
        Text("Players")
      }
      Button("Let's play!") { store.send(.letsPlayButtonTapped) }
        .disabled(store.xPlayerName.isEmpty || store.oPlayerName.isEmpty)
    }
    .navigationTitle("New Game")
    .navigationBarItems(trailing: Button("Logout") { store.send(.logoutButtonTapped) })
    .navigationDestination(item: $store.scope(state: \.game, action: \.game)) { store in
      GameView(store: store)
    }
  }
}

struct GameView: View {
  let store: StoreOf<Game>

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        Text(store.title)
          .font(.title)
        if store.winner != nil {
          Button("Play again?") { store.send(.playAgainButtonTapped) }
        }
        ForEach(0..<9, id: \.self) { cell in
          Button {
            store.send(.cellTapped(cell))
          } label: {
            Text(store.board[cell]?.label ?? "Cell \(cell)")
              .frame(width: proxy.size.width / 3, height: proxy.size.width / 3)
          }
        }
        Button("Quit") { store.send(.quitButtonTapped) }
      }
    }
    .navigationBarBackButtonHidden(true)
  }
}
