import ComposableCore
import CustomDump
import Testing

@ObservableState private struct Observed { var name = "" }
private struct Plain { var name = "" }

@Suite struct BindingActionTextTests {
  @Test func `a binding action is described by its property and value`() {
    let action = BindingAction<Plain>.set(\.name, "Blob")
    #expect(String(customDumping: action) == "BindingAction.set(\n  \\.name,\n  \"Blob\"\n)")
    #expect(String(reflecting: action) == #".set(\.name, "Blob")"#)
  }

  @Test func `a binding action of an observed property is described by its type instead of an address`() {
    let action = BindingAction<Observed>.set(\.name, "Blob")
    #expect(String(customDumping: action) == "BindingAction.set(\n  \\.(String),\n  \"Blob\"\n)")
    #expect(String(reflecting: action) == #".set(\.(String), "Blob")"#)
    #expect("\(AnyCasePath<BindingAction<Observed>, String>(\.name))" == #"\.(String)"#)
  }
}
