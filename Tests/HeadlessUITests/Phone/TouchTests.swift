import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct TouchTests {
  let phone = Phone {
    NavigationStack {
      List {
        HStack {
          Text("Kettle")
          Spacer()
          Button("Edit") {}
        }
        HStack {
          Text("Whisk")
          Spacer()
          Button("Edit") {}.disabled(true)
        }
        Text("Total: 2")
      }
    }
  }

  @Test func `tapping an element that isn't on the screen reports the screen's text`() {
    #expect(
      messages { phone.tap("Save") } == [
        """
        There is no 'Save' on the screen.

            Screen
              List
                Kettle … [Edit]
                Whisk … [Edit] disabled
                Total: 2
        """
      ]
    )
  }

  @Test func `if an element appears several times, a tap that doesn't specify a row is reported`() {
    #expect(
      firstLine { phone.tap("Edit") }
        == "There are 2 elements named 'Edit' on the screen. Specify the row with 'in:'."
    )
  }

  @Test func `if a picker appears several times, the advice is to give each a different title`() {
    let phone = Phone {
      Picker("Color", selection: .constant(1)) { Text("Red").tag(1) }
      Picker("Color", selection: .constant(1)) { Text("Red").tag(1) }
      DatePicker("Date", selection: .constant(.distantPast))
      DatePicker("Date", selection: .constant(.distantPast))
    }
    let advice = "Give each a different title or accessibility label."

    #expect(
      firstLine { phone.choose("Red", in: "Color") }
        == "There are 2 elements named 'Color' on the screen. \(advice)"
    )
    #expect(
      firstLine { phone.choose(Date.distantPast, in: "Date") }
        == "There are 2 elements named 'Date' on the screen. \(advice)"
    )
  }

  @Test func `if a row contains an element twice, the advice is to give each a different title`() {
    let phone = Phone {
      List {
        HStack {
          Text("Whisk")
          Button("Edit") {}
          Button("Edit") {}
        }
      }
    }

    #expect(
      firstLine { phone.tap("Edit", in: "Whisk") } == """
        There are 2 elements named 'Edit' in the row 'Whisk' on the screen. Give each a different \
        title or accessibility label.
        """
    )
  }

  @Test func `tapping a disabled element is reported`() {
    #expect(firstLine { phone.tap("Edit", in: "Whisk") } == "'Edit' is disabled.")
  }

  @Test func `a row that begins with an image can be touched by its whole line`() {
    let phone = Phone {
      List {
        HStack {
          Image(systemName: "star")
          Text("Favorites")
        }
        .onTapGesture {}
        .swipeActions { Button("Hide") {} }
      }
    }
    let line = "(star) Favorites"

    #expect(phone.shows(line))
    #expect(
      messages {
        phone.tap(line)
        phone.swipe(line, tap: "Hide")
      } == []
    )
  }

  @Test func `tapping text without an action is reported`() {
    #expect(
      firstLine { phone.tap("Total: 2") } == "'Total: 2' is on the screen but can't be tapped."
    )
  }

  @Test func `tapping a button that isn't in the row is reported`() {
    #expect(
      firstLine { phone.tap("Edit", in: "Total: 2") }
        == "There is no 'Edit' in the row 'Total: 2' on the screen."
    )
  }

  @Test func `tapping a covered element reports what covers it`() {
    let phone = Phone(
      Button("Add") {}.sheet(isPresented: .constant(true)) {
        NavigationStack { Text("a").navigationTitle("New item") }
      }
    )

    #expect(firstLine { phone.tap("Add") } == "'Add' is covered by the sheet 'New item'.")
  }

  @Test func `a cover, an alert, and a sheet with dismissal disabled can't be swiped away`() {
    let cover = Phone(Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") })
    let alert = Phone(Text("a").alert("Careful", isPresented: .constant(true)) {})
    let sheet = Phone(
      Text("a").sheet(isPresented: .constant(true)) { Text("b").interactiveDismissDisabled() }
    )

    #expect(firstLine { cover.dismissSheet() } == "The cover 'b' can't be swiped away.")
    #expect(firstLine { alert.dismissSheet() } == "The alert 'Careful' can't be swiped away.")
    #expect(firstLine { sheet.dismissSheet() } == "The sheet 'b' can't be swiped away.")
  }

  @Test func `dismissing a missing sheet or going back at the root is reported`() {
    #expect(firstLine { phone.dismissSheet() } == "There is no sheet to swipe away.")
    #expect(firstLine { phone.goBack() } == "There is no screen to go back to.")
  }

  @Test func `going back from a screen that is covered by a sheet is reported`() {
    let phone = Phone(
      NavigationStack {
        NavigationLink(
          "Go", destination: Text("x").sheet(isPresented: .constant(true)) {},
          isActive: .constant(true))
      }
    )

    #expect(firstLine { phone.goBack() } == "There is no screen to go back to.")
  }

  @Test func `typing into an element that isn't a field is reported`() {
    #expect(
      firstLine { phone.type("a", into: "Kettle") }
        == "'Kettle' is on the screen but can't be typed into."
    )
  }

  @Test func `a stepper stops at its bounds`() {
    struct Amount: View {
      @State private var amount = 8

      var body: some View { Stepper("Amount: \(amount)", value: $amount, in: 0...10) }
    }
    let phone = Phone(Amount())

    phone.step("Amount: 8", by: 5)
    #expect(phone.text == "Screen\n  Amount: 10 [−] [+]")
    phone.step("Amount: 10", by: -1)

    #expect(phone.text == "Screen\n  Amount: 9 [−] [+]")
  }

  @Test func `a picker's option is chosen by its title`() {
    struct Colours: View {
      @State private var colour = 1

      var body: some View {
        Picker("Colour", selection: $colour) {
          Text("Red").tag(1)
          Text("Green").tag(2)
        }
      }
    }
    let phone = Phone(Colours())

    phone.choose("Green", in: "Colour")

    #expect(phone.text == "Screen\n  Colour: Green")
    #expect(
      firstLine { phone.choose("Blue", in: "Colour") }
        == "'Colour' has no option 'Blue'. Its options: 'Red', 'Green'."
    )
  }

  @Test func `the elements of a ForEach are picker options with their IDs as tags`() {
    struct Colours: View {
      @State private var colour = "Red"

      var body: some View {
        Picker("Colour", selection: $colour) {
          ForEach(["Red", "Green"], id: \.self) { Text($0) }
        }
      }
    }
    let phone = Phone(Colours())

    phone.choose("Green", in: "Colour")

    #expect(phone.text == "Screen\n  Colour: Green")
  }

  @Test func `only the selected option of a picker is shown`() {
    let phone = Phone(
      Picker("Colour", selection: .constant(1)) {
        Text("Red").tag(1)
        Text("Green").tag(2)
      }
    )

    #expect(phone.shows("Red") && !phone.shows("Green"))
  }

  @Test func `a tag outside a control with a selection has no effect`() {
    #expect(Phone(VStack { Text("a").tag(1) }).text == "Screen\n  a")
  }

  @Test func `a row can be swiped and deleted`() {
    struct Deletable: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let phone = Phone(Deletable())

    phone.swipe("b", tap: "Delete")

    #expect(phone.text == "Screen\n  List\n    a\n    c")
    #expect(
      firstLine { phone.swipe("b", tap: "Delete") } == "There is no row 'b' that can be swiped.")
    #expect(
      firstLine { phone.swipe("a", tap: "Flag") }
        == "The row 'a' has no swipe action 'Flag'. Its swipe actions: 'Delete'.")
  }
}
