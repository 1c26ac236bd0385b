import ComposableMacros
import Testing

@Suite struct EntryExpansionTests {
  @Test func `an entry is read and written with its own key`() {
    expect(
      """
      extension EnvironmentValues {
        @Entry var currency = "EUR"
        @Entry var price: Int? = 3
        @Entry var note: String?
      }
      """,
      expandsTo: """
        extension EnvironmentValues {
          var currency {
            get {
              self[_EntryKey_currency.self]
            }
            set {
              self[_EntryKey_currency.self] = newValue
            }
          }

          private enum _EntryKey_currency: HeadlessUI.EnvironmentKey {
            static let defaultValue = "EUR"
          }
          var price: Int? {
            get {
              self[_EntryKey_price.self]
            }
            set {
              self[_EntryKey_price.self] = newValue
            }
          }

          private enum _EntryKey_price: HeadlessUI.EnvironmentKey {
            static var defaultValue: Int? {
              3
            }
          }
          var note: String? {
            get {
              self[_EntryKey_note.self]
            }
            set {
              self[_EntryKey_note.self] = newValue
            }
          }

          private enum _EntryKey_note: HeadlessUI.EnvironmentKey {
            static var defaultValue: String? {
              nil
            }
          }
        }
        """,
      macros: ["Entry": EntryMacro.self]
    )
  }

  @Test(arguments: ["Optional<Int>", "Swift.Optional<Int>"])
  func `an entry's optional type can be written as 'Optional'`(type: String) {
    expect(
      "extension EnvironmentValues {\n  @Entry var price: \(type)\n}",
      expandsTo: """
        extension EnvironmentValues {
          var price: \(type) {
            get {
              self[_EntryKey_price.self]
            }
            set {
              self[_EntryKey_price.self] = newValue
            }
          }

          private enum _EntryKey_price: HeadlessUI.EnvironmentKey {
            static var defaultValue: \(type) {
              nil
            }
          }
        }
        """,
      macros: ["Entry": EntryMacro.self]
    )
  }

  @Test(arguments: ["Binding<Int>?", "Optional<Binding<Int>>"])
  func `an entry of focused values has a key without a default value`(type: String) {
    expect(
      "extension FocusedValues {\n  @Entry var price: \(type)\n}",
      expandsTo: """
        extension FocusedValues {
          var price: \(type) {
            get {
              self[_EntryKey_price.self]
            }
            set {
              self[_EntryKey_price.self] = newValue
            }
          }

          private enum _EntryKey_price: HeadlessUI.FocusedValueKey {
            typealias Value = Binding<Int>
          }
        }
        """,
      macros: ["Entry": EntryMacro.self]
    )
  }

  @Test func `an entry needs a default value or an optional type`() {
    expect(
      "extension EnvironmentValues {\n  @Entry var currency: String\n}",
      expandsTo: "extension EnvironmentValues {\n  var currency: String\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' can only be applied to a variable with a default value or an optional "
            + "type, such as '@Entry var currency = \"EUR\"'",
          line: 2, column: 3)
      ],
      macros: ["Entry": EntryMacro.self]
    )
  }

  @Test(arguments: ["currency = \"EUR\"", "currency: String = \"EUR\"", "currency: String"])
  func `an entry of focused values needs an optional type`(variable: String) {
    expect(
      "extension FocusedValues {\n  @Entry var \(variable)\n}",
      expandsTo: "extension FocusedValues {\n  var \(variable)\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "In an extension of 'FocusedValues', '@Entry' can only be applied to a variable "
            + "whose optional type is written out, such as '@Entry var currency: String?'",
          line: 2, column: 3)
      ],
      macros: ["Entry": EntryMacro.self]
    )
  }
}
