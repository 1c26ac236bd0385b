import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct TextFieldTests {
  @Test func `submitting a field runs the nearest submit action first`() {
    let log = Log()
    let form = VStack {
      TextField("Name", text: .constant("")).onSubmit { log.lines.append("field") }
    }
    .onSubmit { log.lines.append("form") }

    Phone(form).submit("Name")

    #expect(log.lines == ["field", "form"])
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

  @Test func `a field edits a formatted value and ignores text in a different format`() {
    let phone = Phone(FieldsView())

    phone.type("7", into: "Count")
    phone.type("many", into: "Count")
    #expect(phone.shows("Count is 7"))
    phone.type("x", into: "Discount")
    #expect(phone.shows("Discount is none"))
    phone.submit("Old")
    #expect(phone.shows("Committed"))
  }
}

private struct FieldsView: View {
  @State var count = 1
  @State var discount: Int? = 3
  @State var log = ""
  @State var text = ""

  var body: some View {
    TextField("Count", value: $count, format: .number)
    TextField("Discount", value: $discount, format: .number)
    OldField(text: $text) { log = "Committed" }
    Text("Count is \(count)")
    Text("Discount is \(discount.map { "\($0)" } ?? "none")")
    Text(log)
  }
}

private struct OldField: View {
  @Binding var text: String
  let commit: @MainActor () -> Void

  @available(*, deprecated, message: "It tests deprecated declarations.")
  var body: some View { TextField("Old", text: $text, onCommit: commit) }
}
