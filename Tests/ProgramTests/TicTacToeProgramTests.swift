import ComposableTesting
import ComposableUI
import Testing

@MainActor
@Suite struct TicTacToeProgramTests {
  @Test func `a user logs in, plays, wins and quits`() async {
    let store = TestStore(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.body
    } withDependencies: {
      $0.authenticationClient.login = { email, _ in "token of \(email)" }
    }

    await store.send(\.login.binding.email, "blob@pointfree.co") {
      $0.modify(\.login) { $0.email = "blob@pointfree.co" }
    }
    await store.send(\.login.loginButtonTapped) {
      $0.modify(\.login) { $0.isLoginRequestInFlight = true }
    }
    await store.receive(\.login.loginResponse.success) {
      $0 = .newGame(NewGame.State())
    }
    await store.send(\.newGame.binding.xPlayerName, "Blob Sr.") {
      $0.modify(\.newGame) { $0.xPlayerName = "Blob Sr." }
    }
    await store.send(\.newGame.letsPlayButtonTapped) {
      $0.modify(\.newGame) { $0.game = Game.State(oPlayerName: "", xPlayerName: "Blob Sr.") }
    }
    await store.send(\.newGame.game.cellTapped, 4) {
      $0.modify(\.newGame) {
        $0.game?.board[4] = .x
        $0.game?.currentPlayer = .o
      }
    }
    await store.send(\.newGame.game.quitButtonTapped)
    await store.receive(\.newGame.game.dismiss) {
      $0.modify(\.newGame) { $0.game = nil }
    }
    await store.send(\.newGame.logoutButtonTapped) {
      $0 = .login(Login.State())
    }
  }

  @Test func `a failed login shows an alert`() async {
    struct WrongPassword: Error {}
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authenticationClient.login = { _, _ in throw WrongPassword() }
    }

    await store.send(.loginButtonTapped) {
      $0.isLoginRequestInFlight = true
    }
    await store.receive(\.loginResponse.failure) {
      $0.alert = AlertState { TextState("WrongPassword()") }
      $0.isLoginRequestInFlight = false
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @Test func `two players share a phone`() async {
    let store = Store(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.body
    } withDependencies: {
      $0.authenticationClient.login = { _, _ in "token" }
    }
    let phone = Phone(TicTacToeView(store: store))

    phone.type("blob@pointfree.co", into: "Email")
    phone.type("password", into: "Password")
    phone.tap("Log in")
    await phone.wait(timeout: .seconds(60)) { $0.shows("X player:") }
    phone.type("Ada", into: "X player")
    phone.type("Bob", into: "O player")
    phone.tap("Let's play!")
    for cell in [0, 3, 1, 4, 2] { phone.tap("Cell \(cell)") }
    #expect(phone.shows("Winner! Congrats Ada!"))

    phone.tap("Play again?")
    #expect(phone.shows("Ada, place your ❌"))
    phone.tap("Quit")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Let's play!") }
    phone.tap("Logout")
    #expect(phone.front.title == "Login")
  }
}
