import HeadlessUI
import Testing

@MainActor @Suite struct PhoneTests {
  @Test func `a screen's text has a line for each element`() {
    let phone = Phone(InventoryView(inventory: Inventory()))

    #expect(
      phone.text == """
        Screen “Inventory”
          List
            Keyboard … 1 [Edit]
            Mouse … 3 [Edit]
            [Add]
            [Delete all] destructive
        """
    )
  }

  @Test func `a sheet is in front of the screen that presents it`() {
    let phone = Phone(InventoryView(inventory: Inventory()))

    phone.tap("Add")
    phone.type("Headphones", into: "Name")
    phone.toggle("Favorite")

    #expect(
      phone.text == """
        Screen “Inventory”
          List
            Keyboard … 1 [Edit]
            Mouse … 3 [Edit]
            [Add]
            [Delete all] destructive
        Sheet
          Screen “New item”
            Form
              Section “Item”
                Name: Headphones
                Favorite (on)
              [Save]
        """
    )
  }

  @Test func `saving adds the item and dismisses the sheet`() {
    let inventory = Inventory()
    let phone = Phone(InventoryView(inventory: inventory))

    phone.tap("Add")
    phone.type("Headphones", into: "Name")
    phone.tap("Save")

    #expect(inventory.draft == nil)
    #expect(
      phone.text == """
        Screen “Inventory”
          List
            Keyboard … 1 [Edit]
            Mouse … 3 [Edit]
            Headphones … 1 [Edit]
            [Add]
            [Delete all] destructive
        """
    )
  }

  @Test func `tapping a row pushes a screen, and going back pops it`() {
    let inventory = Inventory()
    let phone = Phone(InventoryView(inventory: inventory))

    phone.tap("Mouse")
    phone.tap("+")

    #expect(
      phone.text == """
        Screen “Mouse”
          ‹ Inventory
          Quantity: 4
          [+]
        """
    )

    phone.goBack()

    #expect(inventory.path == [])
    #expect(phone.front.title == "Inventory")
  }

  @Test func `a button in a row can be tapped by the row's text`() {
    let inventory = Inventory()
    let phone = Phone(InventoryView(inventory: inventory))

    phone.tap("Edit", in: "Mouse")

    #expect(inventory.draft?.name == "Mouse")
  }

  @Test func `an alert's button runs its action and dismisses the alert`() {
    let inventory = Inventory()
    let phone = Phone(InventoryView(inventory: inventory))

    phone.tap("Delete all")
    #expect(
      phone.front.text == """
        Alert “Delete everything?”
          This cannot be undone.
          [Delete] destructive
          [Cancel] cancel
        """
    )
    phone.tap("Delete")

    #expect(!inventory.asksToDelete)
    #expect(
      phone.text == """
        Screen “Inventory”
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
