import ComposableCore
import CustomDump
import Testing

@ObservableState private struct Observed { var name = "" }
private struct Plain { var name = "" }

@Suite struct BindingActionTextTests {
  @Test func `a binding action is described by its property and value`() {
    let action = BindingAction<Plain>.set(\.name, "Mira")
    #expect(String(customDumping: action) == "BindingAction.set(\n  \\.name,\n  \"Mira\"\n)")
    #expect(String(reflecting: action) == #".set(\.name, "Mira")"#)
  }

  @Test func `a binding action describes an observed property by its type, not by an address`() {
    let action = BindingAction<Observed>.set(\.name, "Mira")
    #expect(String(customDumping: action) == "BindingAction.set(\n  \\.(String),\n  \"Mira\"\n)")
    #expect(String(reflecting: action) == #".set(\.(String), "Mira")"#)
    #expect("\(AnyCasePath<BindingAction<Observed>, String>(\.name))" == #"\.(String)"#)
  }
}
