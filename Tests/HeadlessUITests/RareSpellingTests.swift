import Foundation
import HeadlessUI
import Testing

/// Less common ways to create controls, lists, and gestures.
@MainActor @Suite struct RareSpellingTests {
  @Test func `a list can have a row for each integer of a range`() {
    #expect(Phone(List(1..<3) { Text("Row \($0)") }).text == "Screen\n  List\n    Row 1\n    Row 2")
  }

  @Test func `a picker's label can be passed as a value`() {
    struct SizePicker: View {
      @State private var size = 1

      var body: some View {
        Picker(selection: $size, label: Text("Size")) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Text("Size \(size)")
      }
    }
    let phone = Phone(SizePicker())

    phone.choose("Large", in: "Size")

    #expect(phone.shows("Size: Large") && phone.shows("Size 2"))
  }

  @Test func `tags identify the options of a picker even if its selection is optional`() {
    struct SizePicker: View {
      @State private var size: Int? = 1

      var body: some View {
        Picker("Size", selection: $size) {
          Text("None").tag(nil as Int?)
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
    let phone = Phone(SizePicker())
    #expect(phone.shows("Size: Small"))

    phone.choose("Large", in: "Size")
    #expect(phone.shows("Size: Large"))

    phone.choose("None", in: "Size")
    #expect(phone.shows("Size: None"))
  }

  @Test func `a gesture that was absent or disabled can become active`() {
    struct Card: View {
      @State private var isLocked = true
      @State private var log = ""

      var body: some View {
        Text("Optional").gesture(isLocked ? nil : TapGesture().onEnded { log += "o" })
        Text("Disabled").gesture(TapGesture().onEnded { log += "d" }, isEnabled: !isLocked)
        Text("Held").onLongPressGesture(
          pressing: { log += $0 ? "<" : ">" }, perform: { log += "h" })
        Button("Unlock") { isLocked = false }
        Text("log: \(log)")
      }
    }
    let phone = Phone(Card())

    phone.tap("Unlock")
    phone.tap("Optional")
    phone.tap("Disabled")
    phone.longPress("Held")

    #expect(phone.shows("log: od<h>"))
  }

  @Test func `a formatter converts the text of a field`() {
    struct Prices: View {
      @State private var price = 2.5
      @State private var count = 3
      private let formatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        return formatter
      }()

      var body: some View {
        TextField("Price", value: $price, formatter: formatter)
        TextField("Count", value: $count, formatter: formatter)
        Text("\(Double(count) * price) in total")
      }
    }
    let phone = Phone(Prices())
    #expect(phone.shows("Price: 2.5") && phone.shows("Count: 3"))

    phone.type("4", into: "Count")
    phone.type("many", into: "Count")

    #expect(phone.shows("10.0 in total"))
  }

  @Test func `a formatter converts text to every type of number`() {
    let large = Int64.max - 1
    #expect(typed("\(large)", into: Int64(0)) == large)
    #expect(typed("7", into: UInt8?.none) == 7)
    #expect(typed("300", into: UInt8(1)) == 1)
    #expect(typed("2.5", into: 1) == 1)
    #expect(typed("2.5", into: CGFloat(1)) == 2.5)
    #expect(typed("2.5", into: NSNumber(1)) == 2.5)
    #expect(typed("2.5", into: "one") == "one")
  }

  /// Returns the value of a field with a number formatter after text has been typed into it.
  private func typed<Value>(_ text: String, into start: Value) -> Value {
    var value = start
    let binding = Binding(get: { value }, set: { value = $0 })
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    Phone(TextField("Number", value: binding, formatter: formatter)).type(text, into: "Number")
    return value
  }

  @Test func `a field can be focused by default and can hide its submissions from ancestors`() {
    struct Login: View {
      enum Field { case name, password }
      @State private var text = ""
      @State private var submissions = 0
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: .name)
          TextField("Note", text: $text).submitScope()
          Text(focus == .name ? "at the name" : "elsewhere")
          Text("\(submissions) submitted")
        }
        .defaultFocus($focus, .name)
        .onSubmit { submissions += 1 }
      }
    }
    let phone = Phone(Login())
    #expect(phone.shows("at the name"))

    phone.submit("Note")
    #expect(phone.shows("0 submitted"))
    phone.submit("Name")
    #expect(phone.shows("1 submitted"))
  }

  @Test func `'ContentUnavailableView.search' explains that a search has no results`() {
    #expect(Phone(ContentUnavailableView.search).shows("No Results"))
    #expect(Phone(ContentUnavailableView.search(text: "x")).shows("No Results for “x”"))
    #expect(!Phone(ContentUnavailableView.search(text: "")).shows("for"))
  }

  @Test func `two modifiers can be combined into a single modifier`() {
    struct Prefix: ViewModifier {
      let text: String

      func body(content: Content) -> some View {
        HStack { Text(text); content }
      }
    }
    let phone = Phone(Text("c").modifier(Prefix(text: "b").concat(Prefix(text: "a"))))

    #expect(phone.shows("a b c"))
  }

  @Test func `a localized string is its default value, or its key if there is no default value`() {
    let count = 2

    #expect(String(localized: "\(count) items", comment: "The number of items") == "2 items")
    #expect(String(localized: LocalizedStringResource("title", defaultValue: "Items")) == "Items")
  }
}
