import HeadlessUI
import Testing

@MainActor @Suite struct PhoneTests {
  @Test func `a screen's text shows all elements of a row on one line`() {
    let phone = Phone(KitchenView(kitchen: Kitchen()))

    #expect(
      phone.text == """
        Screen “Kitchen”
          List
            Kettle … 1 [Edit]
            Whisk … 3 [Edit]
            [Add]
            [Delete all] destructive
        """
    )
  }

  @Test func `a sheet is in front of the screen that presents it`() {
    let phone = Phone(KitchenView(kitchen: Kitchen()))

    phone.tap("Add")
    phone.type("Teapot", into: "Name")
    phone.toggle("Favorite")

    #expect(
      phone.text == """
        Screen “Kitchen”
          List
            Kettle … 1 [Edit]
            Whisk … 3 [Edit]
            [Add]
            [Delete all] destructive
        Sheet
          Screen “New item”
            Form
              Section “Item”
                Name: Teapot
                Favorite (on)
              [Save]
        """
    )
  }

  @Test func `a button in a sheet can change the screen below and dismiss the sheet`() {
    let kitchen = Kitchen()
    let phone = Phone(KitchenView(kitchen: kitchen))

    phone.tap("Add")
    phone.type("Teapot", into: "Name")
    phone.tap("Save")

    #expect(kitchen.draft == nil)
    #expect(
      phone.text == """
        Screen “Kitchen”
          List
            Kettle … 1 [Edit]
            Whisk … 3 [Edit]
            Teapot … 1 [Edit]
            [Add]
            [Delete all] destructive
        """
    )
  }

  @Test func `tapping a row pushes a screen, and going back pops it`() {
    let kitchen = Kitchen()
    let phone = Phone(KitchenView(kitchen: kitchen))

    phone.tap("Whisk")
    phone.tap("+")

    #expect(
      phone.text == """
        Screen “Whisk”
          ‹ Kitchen
          Quantity: 4
          [+]
        """
    )

    phone.goBack()

    #expect(kitchen.path == [])
    #expect(phone.front.title == "Kitchen")
  }

  @Test func `a button can be tapped in the row with the given text`() {
    let kitchen = Kitchen()
    let phone = Phone(KitchenView(kitchen: kitchen))

    phone.tap("Edit", in: "Whisk")

    #expect(kitchen.draft?.name == "Whisk")
  }

  @Test func `an alert's button runs its action and dismisses the alert`() {
    let kitchen = Kitchen()
    let phone = Phone(KitchenView(kitchen: kitchen))

    phone.tap("Delete all")
    #expect(
      phone.front.text == """
        Alert “Delete everything?”
          You can't undo this.
          [Delete] destructive
          [Cancel] cancel
        """
    )
    phone.tap("Delete")

    #expect(!kitchen.asksToDelete)
    #expect(
      phone.text == """
        Screen “Kitchen”
          List
            [Add]
            [Delete all] destructive
        """
    )
  }

  @Test func `the last touched phone is available until it's deallocated`() {
    let first = Phone(CounterView(title: "First"))
    var second: Phone? = Phone(CounterView(title: "Second"))
    #expect(Phone.lastTouched === second)

    first.tap("First: 0")
    #expect(Phone.lastTouched === first)
    second?.tap("Second: 0")
    second = nil

    #expect(Phone.lastTouched === nil)
  }
}
