import ComposableUI
import Testing

/// Screens that a model presents from the cases of an enum, without a store.
@MainActor @Suite struct CaseBindingTests {
  @Test func `a case of a destination is presented, and dismissing it resets the destination`() {
    let model = Model()
    let phone = Phone(ModelView(model: model))

    phone.tap("Edit")
    #expect(phone.shows("Editing Kettle"))
    phone.dismissSheet()
    #expect(model.destination == nil)

    phone.tap("Ask")
    #expect(phone.shows("Sure?") && !phone.shows("Editing"))
    phone.tap("Yes")
    #expect(model.log == "yes" && model.destination == nil)
  }

  @Test func `a button without an action passes nil to its handler`() {
    let model = Model()
    let phone = Phone(ModelView(model: model))

    phone.tap("Ask")
    phone.tap("No")

    #expect(model.log == "nil" && model.destination == nil)
  }

  @Test func `the closure that handles a dialog's action can be asynchronous`() async {
    let model = Model()
    let phone = Phone(ModelView(model: model))

    phone.tap("Choose")
    phone.tap("Yes")
    for _ in 0..<1_000 where model.log.isEmpty { await Task.yield() }

    #expect(model.log == "yes")
  }

  @Test func `a binding to a payload writes only while the value is in the payload's case`() {
    var value = Switch.on(1)
    let binding = Binding(get: { value }, set: { value = $0 })
    let on = binding.on

    on?.wrappedValue += 1
    #expect(value == .on(2) && binding.off == nil)

    value = .off("later")
    on?.wrappedValue = 9
    #expect(value == .off("later"))
  }
}

@CasePathable
private enum Switch: Equatable { case on(Int), off(String) }

@MainActor @Observable
private final class Model {
  @CasePathable
  enum Destination: Equatable {
    case edit(Item)
    case alert(AlertState<String>)
    case dialog(ConfirmationDialogState<String>)
  }

  struct Item: Equatable, Identifiable { let id: String }

  var destination: Destination?
  var log = ""

  func answer(_ action: String?) { log = action ?? "nil" }
}

private struct ModelView: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Button("Edit") { model.destination = .edit(Model.Item(id: "Kettle")) }
      Button("Ask") {
        model.destination = .alert(
          AlertState { TextState("Sure?") } actions: { for button in Self.buttons { button } })
      }
      Button("Choose") {
        model.destination = .dialog(
          ConfirmationDialogState { TextState("Which?") } actions: {
            for button in Self.buttons { button }
          })
      }
    }
    .sheet(item: $model.destination.edit) { Text("Editing \($0.id)") }
    .alert($model.destination.alert) { model.answer($0) }
    .confirmationDialog($model.destination.dialog) { action in
      await Task.yield()
      model.answer(action)
    }
  }

  private static var buttons: [ButtonState<String>] {
    [
      ButtonState(action: "yes") { TextState("Yes") },
      ButtonState(role: .cancel) { TextState("No") },
    ]
  }
}
