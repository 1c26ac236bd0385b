import HeadlessUI
import Observation
import Testing

/// The messages that a view prints when it stops the program.
@MainActor @Suite struct PreconditionTests {
  @Test func `reading a missing observable object stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = Phone(CartView()).front }

    let message = """
      There is no 'Cart' in the environment. Provide one with '.environment(_:)', or declare the \
      property with the type 'Cart?'.
      """
    #expect(stopMessage(result) == message)
  }

  @Test func `reading a missing environment object stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = Phone(BasketView()).front }

    let message = """
      There is no 'Basket' in the environment. Provide one with '.environmentObject(_:)'.
      """
    #expect(stopMessage(result) == message)
  }

  @Test func `reading the body of a primitive view stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = Text("Hi").body }

    #expect(stopMessage(result) == "'Text' is a primitive view and has no body.")
  }
}

/// Returns the message with which the process stopped.
private func stopMessage(_ result: ExitTest.Result?) -> String? {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    .firstMatch(of: /Fatal error: (.*)/).map { String($0.1) }
}

@Observable private final class Cart {}

private struct CartView: View {
  @Environment(Cart.self) private var cart

  var body: some View { Text("\(ObjectIdentifier(cart) == ObjectIdentifier(cart))") }
}

private final class Basket: ObservableObject {
  @Published var count = 0
}

private struct BasketView: View {
  @EnvironmentObject private var basket: Basket

  var body: some View { Text("\(basket.count)") }
}
