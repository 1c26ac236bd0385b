import HeadlessUI
import Observation
import Testing

@MainActor @Suite struct EnvironmentTests {
  @Test func `a view reads the value that its nearest ancestor sets`() {
    let phone = Phone {
      CurrencyView()
      VStack {
        CurrencyView()
        CurrencyView().environment(\.currency, "JPY")
      }
      .environment(\.currency, "USD")
    }

    #expect(phone.text == "Screen\n  EUR\n  USD\n  JPY")
  }

  @Test func `changing a value evaluates only the views that read it`() {
    struct Shop: View {
      let names: Names

      var body: some View {
        Wrapper().environment(\.currency, names.names[0])
      }
    }
    struct Wrapper: View {
      var body: some View {
        CaptionView(text: "Prices")
        CurrencyView()
      }
    }
    let names = Names(["EUR"])
    let phone = Phone(Shop(names: names))

    #expect(phone.evaluations { names.names = ["USD"] } == ["Shop", "CurrencyView"])
    #expect(phone.text == "Screen\n  Prices\n  USD")
  }

  @Test func `an object is looked up by type and is nil if no ancestor provides it`() {
    let flags = Flags()
    let phone = Phone {
      FlagReader().environment(flags)
      FlagReader()
    }

    flags.first = true

    #expect(phone.text == "Screen\n  true\n  none")
  }

  @Test func `a sheet inherits the environment of the view that presents it`() {
    let phone = Phone(
      Text("base").sheet(isPresented: .constant(true)) { CurrencyView() }
        .environment(\.currency, "USD")
    )

    #expect(phone.front.text == "Sheet\n  USD")
  }

  @Test func `a control can't be enabled if an ancestor disables it`() {
    let phone = Phone(Button("Save") {}.disabled(false).disabled(true))

    #expect(phone.text == "Screen\n  [Save] disabled")
  }

  @Test func `'isPresented' is true in a sheet and false at the root`() {
    struct Presence: View {
      @Environment(\.isPresented) private var isPresented

      var body: some View { Text("presented: \(isPresented)") }
    }
    let phone = Phone(Presence().sheet(isPresented: .constant(true)) { Presence() })

    #expect(phone.text == "Screen\n  presented: false\nSheet\n  presented: true")
  }

  @Test func `a view inherits its color scheme, which is light by default`() {
    struct Lamp: View {
      @Environment(\.colorScheme) private var colorScheme

      var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
    }
    let phone = Phone {
      Lamp()
      Lamp().environment(\.colorScheme, .dark)
    }

    #expect(phone.text == "Screen\n  Day\n  Night")
  }
}

struct CurrencyView: View {
  @Environment(\.currency) private var currency

  var body: some View { Text(currency) }
}

private struct FlagReader: View {
  @Environment(Flags.self) private var flags: Flags?

  var body: some View { Text(flags.map { "\($0.first)" } ?? "none") }
}

private struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "EUR"
}

extension EnvironmentValues {
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}
