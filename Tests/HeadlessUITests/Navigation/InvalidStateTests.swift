import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct InvalidStateTests {
  @Test func `two presentations from one view are reported, and the first stays in front`() {
    struct Both: View {
      @Bindable var flags: Flags

      var body: some View {
        Text("base")
          .sheet(isPresented: $flags.first) { Text("sheet") }
          .popover(isPresented: $flags.second) { Text("popover") }
      }
    }
    let flags = Flags()
    let phone = Phone(Both(flags: flags))
    flags.second = true
    #expect(phone.front.text == "Popover\n  popover")

    let messages = messages {
      flags.first = true
      _ = phone.text
      _ = phone.text
    }

    #expect(phone.front.text == "Popover\n  popover")
    #expect(
      messages == [
        """
        A screen has two presentations at once: the sheet 'sheet' isn't shown until the popover \
        'popover' is dismissed.

        Only one presentation can be shown at a time. Model the presentations as one optional enum \
        instead of several optionals.
        """
      ]
    )
    phone.dismissSheet()
    #expect(phone.front.text == "Sheet\n  sheet")
  }

  @Test func `a path value without a destination is reported`() {
    let model = PathModel([7])
    let phone = Phone(NavigationStack(path: Binding(model, \.numbers)) { Text("root") })

    let messages = messages { _ = phone.text }

    #expect(
      messages == [
        """
        The path contains 7, but no view in the stack declares a screen for 'Int'.

        Add '.navigationDestination(for: Int.self)' inside the 'NavigationStack'.
        """
      ]
    )
    #expect(phone.text == "Screen\n  ‹ Back")
  }

  @Test func `a value link that isn't in a stack is reported and disabled`() {
    let phone = Phone(NavigationLink("Detail", value: 1))

    let messages = messages { _ = phone.text }

    #expect(
      messages == [
        """
        The link 'Detail' does nothing, because it isn't in a 'NavigationStack'.

        Put a 'NavigationStack' around the link.
        """
      ]
    )
    #expect(phone.text == "Screen\n  [Detail] › disabled")
  }

  @Test func `a link in a sheet can't push onto the stack below the sheet`() {
    let phone = Phone(
      NavigationStack {
        Text("root").sheet(isPresented: .constant(true)) { NavigationLink("Detail", value: 1) }
      }
    )

    #expect(messages { _ = phone.text }.count == 1)
  }

  @Test func `a link whose value doesn't have the path's type is reported`() {
    let model = PathModel([])
    let phone = Phone(
      NavigationStack(path: Binding(model, \.numbers)) { NavigationLink("Word", value: "word") }
    )

    let messages = messages { phone.tap("Word") }

    #expect(
      messages == [
        """
        A link has the value word of type 'String', but the path of the enclosing stack contains \
        'Int' values.

        Give the link a value that the path can contain, or use a 'NavigationPath'.
        """
      ]
    )
    #expect(model.numbers == [])
  }

  @Test func `a stack inside another stack is reported`() {
    let phone = Phone(NavigationStack { NavigationStack { Text("inner") } })

    #expect(
      messages { _ = phone.text } == [
        """
        A 'NavigationStack' is inside another 'NavigationStack'. The inner stack has its own \
        path, so its screens aren't on the path of the outer stack.

        Remove the inner 'NavigationStack', or present it in a sheet or a cover.
        """
      ]
    )
  }

  @Test func `a stack in a sheet of another stack isn't reported`() {
    let phone = Phone(
      NavigationStack {
        Text("root").sheet(isPresented: .constant(true)) { NavigationStack { Text("inner") } }
      }
    )

    #expect(messages { _ = phone.text } == [])
  }

  @Test func `a screen pushed outside a stack is reported`() {
    let phone = Phone(
      Text("base").navigationDestination(isPresented: .constant(true)) { Text("pushed") }
    )

    #expect(
      messages { _ = phone.text } == [
        """
        A 'navigationDestination' or an active link would push a screen, but it isn't in a \
        'NavigationStack'.

        Put a 'NavigationStack' around the view with the destination or the link.
        """
      ]
    )
  }

  @Test func `a screen that never settles is reported with the view that keeps changing`() {
    struct Restless: View {
      let counter: Counter

      var body: some View {
        Text("\(counter.count)").onChange(of: counter.count, initial: true) { counter.count += 1 }
      }
    }
    let phone = Phone(Restless(counter: Counter()))

    let messages = messages { _ = phone.text }

    #expect(
      messages == [
        """
        The screen never settles: after 100 refreshes, Restless still changes a value that it reads.

        Look for a body, an 'onAppear', or an 'onChange' that writes a value that the same view \
        reads. Move the write to an action, or write only if the value differs.
        """
      ]
    )
  }

  @Test func `two views that keep changing are reported together`() {
    struct Restless: View {
      let counter: Counter

      var body: some View {
        Text("\(counter.count)").onChange(of: counter.count, initial: true) { counter.count += 1 }
      }
    }
    struct Tireless: View {
      let counter: Counter

      var body: some View {
        Text("\(counter.count)").onChange(of: counter.count, initial: true) { counter.count += 1 }
      }
    }
    let phone = Phone {
      Restless(counter: Counter())
      Tireless(counter: Counter())
    }

    let messages = messages { _ = phone.text }

    #expect(
      messages == [
        """
        The screen never settles: after 100 refreshes, Restless and Tireless still change values that \
        they read.

        Look for a body, an 'onAppear', or an 'onChange' that writes a value that the same view \
        reads. Move the write to an action, or write only if the value differs.
        """
      ])
  }

  @Test func `two elements with the same ID are reported, and both are shown`() {
    let phone = Phone(ForEach(["a", "a"], id: \.self) { Text($0) })

    let messages = messages { _ = phone.text }

    #expect(
      messages == [
        """
        'ForEach' has several elements with the ID a, so their states can't be distinguished.

        Give every element its own ID.
        """
      ]
    )
    #expect(phone.text == "Screen\n  a\n  a")
  }
}
