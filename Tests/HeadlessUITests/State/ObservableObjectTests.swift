import HeadlessUI
import Testing

@MainActor @Suite struct ObservableObjectTests {
  final class Cart: ObservableObject {
    @Published var count = 0
    var name = ""
  }

  struct CountView: View {
    @ObservedObject var cart: Cart

    var body: some View { Stepper("Items: \(cart.count)", value: $cart.count) }
  }

  struct CartView: View {
    @StateObject var cart = Cart()
    @State var isOn = false

    var body: some View {
      CountView(cart: cart)
      Toggle("On", isOn: $isOn)
      NameView().environmentObject(cart)
    }
  }

  struct NameView: View {
    @EnvironmentObject var cart: Cart

    var body: some View { Text("In the cart: \(cart.count)") }
  }

  @Test func `views that share an object observe its published properties`() {
    let phone = Phone(CartView())

    phone.step("Items: 0", by: 2)

    #expect(phone.shows("Items: 2") && phone.shows("In the cart: 2"))
  }

  @Test func `a state object is kept when its view receives new values`() {
    let phone = Phone(CartView())

    phone.step("Items: 0")
    phone.toggle("On")

    #expect(phone.shows("Items: 1"))
  }
}
