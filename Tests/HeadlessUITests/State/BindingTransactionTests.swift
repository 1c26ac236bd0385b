import HeadlessUI
import Testing

@MainActor @Suite struct BindingTransactionTests {
  @Test func `a binding's setter receives the transaction`() {
    var wasAnimated: Bool?
    let binding = Binding(
      get: { 1 }, set: { _, transaction in wasAnimated = transaction.animation != nil }
    )

    binding.transaction(Transaction(animation: .default)).wrappedValue = 2

    #expect(wasAnimated == true)
  }
}
