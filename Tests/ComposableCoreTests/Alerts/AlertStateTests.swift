import ComposableCore
import CustomDump
import Testing

@Suite struct AlertStateTests {
  @Test func `60. comparing alerts ignores their IDs`() {
    let one = alert()
    let other = alert()

    #expect(one.id != other.id)
    #expect(one.buttons[0].id != other.buttons[0].id)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test(
    arguments: [
      { $0.title = TextState("Other") },
      { $0.message = nil },
      { $0.message = TextState("Other") },
      { $0.buttons.removeLast() },
      { $0.buttons.reverse() },
    ] as [@Sendable (inout AlertState<Answer>) -> Void]
  )
  func `60. alerts with different content aren't equal`(
    change: @Sendable (inout AlertState<Answer>) -> Void
  ) {
    var other = alert()

    change(&other)

    #expect(alert() != other)
  }

  @Test func `60. comparing dialogs ignores only their IDs`() {
    #expect(dialog() == dialog())
    #expect(dialog().id != dialog().id)
    #expect(dialog().hashValue == dialog().hashValue)
    #expect(dialog() != dialog(.visible))
    #expect(dialog(buttons: false) != dialog())
  }

  @Test func `60. comparing buttons ignores only their IDs`() {
    let button = ButtonState<Answer>(role: .cancel, action: .keep) { TextState("Keep") }

    #expect(button == ButtonState(role: .cancel, action: .send(.keep)) { TextState("Keep") })
    #expect(button != ButtonState(role: .destructive, action: .keep) { TextState("Keep") })
    #expect(button != ButtonState(role: .cancel, action: .delete) { TextState("Keep") })
    #expect(button != ButtonState(role: .cancel, action: .keep) { TextState("Leave") })
    #expect(button != ButtonState(role: .cancel) { TextState("Keep") })
  }

  @Test func `a button without an action passes nil to its handler`() {
    let button = ButtonState<Answer>(role: .cancel) { TextState("Keep") }
    var sent: [Answer?] = []

    button.withAction { sent.append($0) }

    #expect(sent == [nil])
  }

  @Test func `a button passes its action to its handler`() async {
    let button = ButtonState<Answer>(action: .delete) { TextState("Delete") }
    var sent: [Answer?] = []

    button.withAction { sent.append($0) }
    await button.withAction { action async in sent.append(action) }

    #expect(sent == [.delete, .delete])
  }

  @Test func `the context of a button's action is compared, mapped, and dumped with the action`() {
    let animated = ButtonStateAction<Answer>.send(.delete, context: "an animation")

    #expect(animated != .send(.delete))
    #expect(animated.map { $0.map { "\($0)" } } == .send("delete", context: "an animation"))
    #expect(
      String(customDumping: animated) == #"""
        ButtonStateAction.send(
          .delete,
          animation: "an animation"
        )
        """#
    )
  }

  @Test func `mapping an alert keeps its IDs and its content`() {
    let alert = alert()

    let mapped = alert.map { $0.map { "\($0)" } }

    #expect(mapped.id == alert.id)
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(mapped.buttons.map(\.action.action) == ["delete", nil])
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
  }

  @Test func `mapping a dialog keeps its content`() {
    let mapped = dialog(.hidden).map { $0.map { "\($0)" } }

    #expect(mapped.buttons.map(\.action.action) == ["keep"])
    #expect(mapped.titleVisibility == .hidden)
    #expect(mapped.title == TextState("Options"))
  }

  @Test func `conditions and loops can produce the buttons of an alert`() {
    func alert(mayDelete: Bool, copies: Int) -> [String] {
      AlertState<Answer> {
        TextState("")
      } actions: {
        if mayDelete {
          ButtonState(action: .delete) { TextState("Delete") }
        }
        for copy in 0..<copies {
          ButtonState { TextState("Copy \(copy)") }
        }
        switch copies {
        case 0: ButtonState(action: .keep) { TextState("Keep") }
        default: ButtonState(action: .keep) { TextState("Keep all") }
        }
      }
      .buttons.map { String(state: $0.label) }
    }

    #expect(alert(mayDelete: true, copies: 0) == ["Delete", "Keep"])
    #expect(alert(mayDelete: false, copies: 2) == ["Copy 0", "Copy 1", "Keep all"])
  }

  @Test func `a dump of an alert shows its content without IDs`() {
    #expect(
      String(customDumping: alert()) == """
        AlertState(
          title: "Delete?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .delete
              ),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Keep"
            )
          ],
          message: "This is **final**."
        )
        """
    )
  }

  @Test func `a dump of a dialog omits the title's visibility if it's automatic`() {
    #expect(
      String(customDumping: dialog(.visible, buttons: false)) == """
        ConfirmationDialogState(
          title: "Options",
          titleVisibility: .visible
        )
        """
    )
    #expect(
      String(customDumping: dialog(buttons: false)) == """
        ConfirmationDialogState(title: "Options")
        """
    )
  }

  enum Answer: Hashable, Sendable { case delete, keep }

  private func alert() -> AlertState<Answer> {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This is ") + TextState("final").bold() + TextState(".")
    }
  }

  private func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility = .automatic, buttons: Bool = true
  ) -> ConfirmationDialogState<Answer> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("Options")
    } actions: {
      if buttons { ButtonState(action: .keep) { TextState("Keep") } }
    }
  }
}
